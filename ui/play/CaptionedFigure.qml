import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// Pieces of the game, and below or beside them what they are.
RuleFigure {
    id: figure

    required property string caption
    default property alias pieces: holder.data

    readonly property real captionWidth: 220

    implicitWidth: inText ? holder.width + Metrics.space4 + captionWidth : 278
    implicitHeight: inText ? Math.max(holder.height, words.height) + 2 * Metrics.space3 : holder.height + words.height + 2 * Metrics.space4 + Metrics.space3

    Rectangle {
        anchors.fill: parent
        radius: Metrics.paperRadius
        color: Theme.paperAlt
    }

    Item {
        id: holder

        x: figure.inText ? Metrics.space4 : (figure.width - width) / 2
        y: figure.inText ? (figure.height - height) / 2 : Metrics.space4
        width: childrenRect.width
        height: childrenRect.height
    }

    Words {
        id: words

        x: figure.inText ? holder.x + holder.width + Metrics.space4 : Metrics.space4
        y: figure.inText ? (figure.height - height) / 2 : holder.y + holder.height + Metrics.space3
        width: figure.width - x - Metrics.space4
        horizontalAlignment: figure.inText ? Text.AlignLeft : Text.AlignHCenter
        color: Theme.ink
        font.weight: Font.Bold
        text: figure.caption
        Accessible.ignored: true
    }
}
