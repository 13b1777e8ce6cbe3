pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// Three cards, and which of them the clock would choose.
CaptionedFigure {
    id: figure

    // "Kh" is the king of hearts.
    required property list<string> own

    readonly property list<int> cards: names.at(own)
    readonly property int key: judge.automaticKey(cards)

    function say(text: string): string {
        return language.say("ClockFigure", text);
    }

    caption: language ? say(QT_TR_NOOP("What the clock chooses")) : ""
    //: Read aloud for a picture in the rules. %1: three cards, as in "king of clubs, king of spades, six of clubs"; %2:
    //: the one that the clock chooses
    Accessible.name: caption === "" ? "" : say(QT_TR_NOOP("Cards: %1. The clock chooses: %2.")).arg(names.list(cards)).arg(names.name(cards[key]))

    FigureCards {
        id: names

        language: figure.language
    }

    CardJudge {
        id: judge
    }

    Row {
        topPadding: Metrics.keyLift + 12
        spacing: 14

        Repeater {
            model: figure.cards

            PlayingCard {
                required property int modelData
                required property int index

                size: figure.inText ? 44 : 56
                card: modelData
                key: index === figure.key
            }
        }
    }
}
