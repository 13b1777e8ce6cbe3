import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Play

// Dice, a line, and what they are worth there. The tests compare the points with the core and with the paragraph.
CaptionedFigure {
    id: figure

    required property list<int> faces
    // As in LineWords.
    required property int line
    required property int points
    // The Poker bonus that comes with them.
    property int extra: 0
    readonly property string lineName: language ? language.say("LineWords", lines.sources[line]) : ""

    readonly property string worth: {
        if (!language)
            return "";
        if (extra > 0) {
            //: Below five dice in the rules. %1: name of a line; %2: its points; %3: points of the Poker bonus
            return say(QT_TR_NOOP("%1: %2, and %3 extra")).arg(lineName).arg(points).arg(extra);
        }
        //: Below five dice in the rules. %1: name of a line of the scorecard; %2: what they are worth there
        return say(QT_TR_NOOP("%1: %2")).arg(lineName).arg(points);
    }

    function say(text: string): string {
        return language.say("DiceFigure", text);
    }

    caption: worth
    //: Read aloud for a picture in the rules. %1: five dice, as in "2, 2, 5, 5, 1"; %2: what they are worth
    Accessible.name: worth === "" ? "" : say(QT_TR_NOOP("Dice: %1. %2")).arg(Array.from(faces).join(", ")).arg(worth)

    LineWords {
        id: lines
    }

    DiceRow {
        faces: figure.faces
        size: figure.inText ? 30 : 38
    }
}
