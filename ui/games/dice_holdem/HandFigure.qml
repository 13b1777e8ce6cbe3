import QtQuick
import Riverbones.Games.dice_holdem
import Riverbones.Kit
import Riverbones.Play

// Five dice and what they are called. The tests compare that with the core.
CaptionedFigure {
    id: figure

    required property list<int> faces
    // DiceHand.Category
    required property int category

    caption: language ? language.say("HandWords", hands.sources[category]) : ""
    //: Read aloud for a picture in the rules. %1: five dice, as in "2, 2, 5, 5, 1"; %2: what they are called
    Accessible.name: caption === "" ? "" : language.say("HandFigure", QT_TR_NOOP("Dice: %1. %2")).arg(Array.from(faces).join(", ")).arg(caption)

    HandWords {
        id: hands
    }

    DiceRow {
        faces: figure.faces
        size: figure.inText ? 30 : 38
    }
}
