import QtQuick
import Riverbones.Play

GameRules {
    id: rules

    title: "Pebbles"
    chapters: [
        RuleChapter {
            name: "throw"
            context: "Rules"
            title: "The throw"

            RuleText {
                text: "Throw a flat pebble into the river."
            }

            RuleText {
                text: "Count the rings: 3 or more win 1,200 points."
                figure: RuleFigure {
                    objectName: "rings"
                    implicitWidth: 200
                    implicitHeight: 90
                    Accessible.name: language ? language.say("Rules", "Three rings") : ""
                }
            }

            RuleText {
                applies: rules.houseRules === ""
                text: "Some play to five rings."
            }

            RuleText {
                applies: rules.houseRules !== ""
                text: "Here you play: " + rules.houseRules
            }
        },
        RuleChapter {
            name: "long"
            context: "Rules"
            title: "A long story"

            RuleText {
                text: "First paragraph of a long story. ".repeat(20)
            }

            RuleText {
                text: "Second paragraph of a long story. ".repeat(20)
            }

            RuleText {
                text: "Third paragraph of a long story."
            }

            RuleText {
                text: "Last paragraph of a long story. ".repeat(40)
            }
        },
        RuleChapter {
            name: "end"
            context: "Rules"
            title: "The end"

            RuleText {
                text: "Whoever has a pebble left wins."
            }
        }
    ]
}
