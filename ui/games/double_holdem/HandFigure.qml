import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.Play

// Five cards and what they are called.
CaptionedFigure {
    id: figure

    // "Kh" is the king of hearts.
    required property list<string> cards

    readonly property list<int> these: names.at(cards)
    // A CardHand.Category.
    readonly property int category: judge.name(these).category

    caption: language ? language.say("CardHandWords", hands.sources[category]) : ""
    //: Read aloud for a picture in the rules. %1: five cards, as in "king of hearts, ten of spades"; %2: what they are called
    Accessible.name: caption === "" ? "" : language.say("HandFigure", QT_TR_NOOP("Cards: %1. %2")).arg(names.list(these)).arg(caption)

    FigureCards {
        id: names

        language: figure.language
    }

    CardHandWords {
        id: hands
    }

    CardJudge {
        id: judge
    }

    CardRow {
        cards: figure.these
        size: figure.inText ? 36 : 44
    }
}
