pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// The three own cards with the key card lifted in the middle, and the five shared ones below; those of the hand that
// counts have a ring.
CaptionedFigure {
    id: figure

    // "Kh" is the king of hearts. The key card stands in the middle.
    required property list<string> own
    required property list<string> board

    readonly property list<int> mine: names.at(own)
    readonly property list<int> shared: names.at(board)
    readonly property cardHands hands: judge.hands(mine, 1, shared)
    readonly property real cardSize: inText ? 32 : 40

    function say(text: string): string {
        return language.say("TwoHandsFigure", text);
    }

    function hand(category: int): string {
        return language.say("CardHandWords", words.sources[category]);
    }

    caption: language ? hand(hands.best.category) : ""
    Accessible.name: caption === "" ? "" :
        //: Read aloud for a picture in the rules. %1: the key card, as in "king of hearts"; %2 and %3: the cards beside
        //: it; %4: five cards; %5 and %6: what the two hands are called
        say(QT_TR_NOOP("Key card: %1. To the left: %2. To the right: %3. In the middle of the table: %4. Hand 1: %5. Hand 2: %6."))
        .arg(names.name(mine[1])).arg(names.name(mine[0])).arg(names.name(mine[2]))
        .arg(names.list(shared)).arg(hand(hands.left.category)).arg(hand(hands.right.category))

    FigureCards {
        id: names

        language: figure.language
    }

    CardHandWords {
        id: words
    }

    CardJudge {
        id: judge
    }

    Column {
        spacing: figure.cardSize * 0.4

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            topPadding: Metrics.keyLift + figure.cardSize * 0.2
            spacing: figure.cardSize * 0.3

            Repeater {
                model: figure.mine

                PlayingCard {
                    required property int modelData
                    required property int index

                    size: figure.cardSize
                    card: modelData
                    key: index === 1
                    counts: Array.from(figure.hands.five).includes(modelData)
                    faded: !counts && index !== 1
                }
            }
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: figure.cardSize * 0.22

            Repeater {
                model: figure.shared

                PlayingCard {
                    required property int modelData

                    size: figure.cardSize
                    card: modelData
                    counts: Array.from(figure.hands.five).includes(modelData)
                    faded: !counts
                }
            }
        }
    }
}
