import QtQuick
import Riverbones.Play

GameRules {
    title: "Twigs"
    chapters: [
        RuleChapter {
            name: "drift"
            context: "Rules"
            title: "The drift"

            RuleText {
                text: "Drop a twig from the bridge."
            }
        }
    ]
}
