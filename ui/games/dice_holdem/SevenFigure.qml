pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_holdem
import Riverbones.Kit
import Riverbones.Play

// Two own dice above the five in the middle; those of the best five have a ring. The tests compare them with the core.
CaptionedFigure {
    id: figure

    required property list<int> own
    required property list<int> board
    // Which of the seven count: 0 and 1 are the own dice, 2 to 6 the others.
    required property list<int> counting
    // DiceHand.Category
    required property int category

    readonly property real dieSize: inText ? 28 : 34

    function say(text: string): string {
        return language.say("SevenFigure", text);
    }

    function counts(place: int): bool {
        return Array.from(counting).indexOf(place) >= 0;
    }

    caption: language ? language.say("HandWords", hands.sources[category]) : ""
    //: Read aloud for a picture in the rules. %1: two dice; %2: five dice, as in "2, 2, 5, 5, 1"; %3: what they are called
    Accessible.name: caption === "" ? "" : say(QT_TR_NOOP("Own dice: %1. In the middle: %2. %3")).arg(Array.from(own).join(", ")).arg(Array.from(board).join(", ")).arg(caption)

    HandWords {
        id: hands
    }

    Column {
        spacing: figure.dieSize * 0.5

        Repeater {
            model: [figure.own, figure.board]

            Row {
                id: row

                required property int index
                required property var modelData

                anchors.horizontalCenter: parent.horizontalCenter
                // Room for the rings.
                spacing: figure.dieSize * 0.42

                Repeater {
                    model: row.modelData

                    Die {
                        required property int index
                        required property int modelData

                        size: figure.dieSize
                        face: modelData
                        counts: figure.counts(index + 2 * row.index)
                        faded: !counts
                    }
                }
            }
        }
    }
}
