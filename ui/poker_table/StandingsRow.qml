import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// One player at the end of a match.
Rectangle {
    id: row

    required property PokerTable table
    required property PlaceInfo place
    required property bool striped

    readonly property int seat: place?.seat ?? -1
    readonly property int net: place?.net ?? 0
    readonly property string name: table.seats.unnamed === "" ? "" : table.seats.displayName(seat)
    readonly property string figure: {
        if (!place)
            return "";
        if (table.lastOneStanding)
            return place.finish > 0 ? qsTr("Place %1").arg(format.number(place.finish)) : format.number(place.stack);
        return (net > 0 ? "+" : "") + format.number(net);
    }

    implicitHeight: Math.max(52, words.implicitHeight + 16)
    radius: Metrics.controlRadius
    color: striped ? Theme.paperAlt : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2", "a player; chips won or lost, or a place").arg(name).arg(figure)

    Avatar {
        id: face

        anchors.left: parent.left
        anchors.leftMargin: Metrics.space3
        anchors.verticalCenter: parent.verticalCenter
        size: 36
        picture: row.table.seats.picture(row.seat)
    }

    Words {
        id: words

        anchors.left: face.right
        anchors.leftMargin: Metrics.space3
        anchors.right: number.left
        anchors.rightMargin: Metrics.space3
        anchors.verticalCenter: parent.verticalCenter
        text: row.name
        color: Theme.ink
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    Words {
        id: number

        anchors.right: parent.right
        anchors.rightMargin: Metrics.space4
        anchors.verticalCenter: parent.verticalCenter
        text: row.figure
        color: row.net < 0 && !row.table.lastOneStanding ? Theme.inkRed : Theme.ink
        font.pixelSize: Type.number
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    Format {
        id: format
    }
}
