import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// Dice, a line, and what they are worth there. The tests compare the points with the core and with the paragraph.
RuleFigure {
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

    implicitWidth: inText ? dice.width + Metrics.space4 + 220 : 278
    implicitHeight: inText ? Math.max(dice.height, caption.height) + 2 * Metrics.space3 : dice.height + caption.height + 2 * Metrics.space4 + Metrics.space3
    //: Read aloud for a picture in the rules. %1: five dice, as in "2, 2, 5, 5, 1"; %2: what they are worth
    Accessible.name: worth === "" ? "" : say(QT_TR_NOOP("Dice: %1. %2")).arg(Array.from(faces).join(", ")).arg(worth)

    LineWords {
        id: lines
    }

    Rectangle {
        anchors.fill: parent
        radius: Metrics.paperRadius
        color: Theme.paperAlt
    }

    DiceRow {
        id: dice

        x: figure.inText ? Metrics.space4 : (figure.width - width) / 2
        y: figure.inText ? (figure.height - height) / 2 : Metrics.space4
        faces: figure.faces
        size: figure.inText ? 30 : 38
    }

    Words {
        id: caption

        x: figure.inText ? dice.x + dice.width + Metrics.space4 : Metrics.space4
        y: figure.inText ? (figure.height - height) / 2 : dice.y + dice.height + Metrics.space3
        width: figure.width - x - Metrics.space4
        horizontalAlignment: figure.inText ? Text.AlignLeft : Text.AlignHCenter
        color: Theme.ink
        font.weight: Font.Bold
        text: figure.worth
        Accessible.ignored: true
    }
}
