pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// Who has the device, at the left end of the ledge: picture with the time that is left, name, chips, time bank.
Item {
    id: own

    required property PokerTable table
    required property PlaceInfo place

    readonly property real face: Metrics.compact ? 58 : 76
    readonly property string name: table.seats.unnamed === "" || !place ? "" : table.seats.displayName(place.seat)

    implicitHeight: Math.max(face + 12, lines.height)
    Accessible.role: Accessible.StaticText
    Accessible.name: sentences.seat(table, place)

    Rectangle {
        anchors.centerIn: picture
        width: picture.width + 10
        height: width
        radius: width / 2
        color: "transparent"
        border.width: 4
        border.color: Theme.ring
        visible: own.place && own.place.toAct && !ring.visible
    }

    Avatar {
        id: picture

        x: 6
        anchors.verticalCenter: parent.verticalCenter
        size: own.face
        picture: own.table.seats.unnamed === "" || !own.place ? "" : own.table.seats.picture(own.place.seat)
        away: own.place !== null && own.place.folded
    }

    TimeRing {
        id: ring

        anchors.centerIn: picture
        size: own.face + 12
        table: own.table
        visible: own.place !== null && own.place.toAct && own.table.secondsLeft >= 0
    }

    SeatMarkers {
        x: picture.x + picture.width - width + 8
        y: picture.y + picture.height - 20
        place: own.place
        visible: own.place !== null
    }

    Column {
        id: lines

        anchors.left: picture.right
        anchors.leftMargin: 14
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 1

        Words {
            width: parent.width
            text: own.name
            color: Theme.text2
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        Words {
            width: parent.width
            text: format.chips(own.place ? own.place.stack : 0)
            font.pixelSize: Type.pot
            font.weight: Font.Bold
            Accessible.ignored: true
        }

        Words {
            width: parent.width
            text: own.status
            visible: text !== ""
            color: Theme.text2
            font.pixelSize: Type.caption
            Accessible.ignored: true
        }
    }

    // What lies in front of this seat, or its time bank.
    readonly property string status: {
        if (!place)
            return "";
        if (place.won > 0)
            return "+" + format.number(place.won);
        const deed = place.toAct ? "" : words.deed(place.deed);
        if (place.bet > 0 && deed !== "")
            return qsTr("%1 %2", "deed, chips").arg(deed).arg(format.number(place.bet));
        if (deed !== "")
            return deed;
        if (place.presence !== PlaceInfo.AtTable)
            return words.presence(place.presence);
        return place.toAct && table.bankLeft >= 0 ? qsTr("Time bank: %n second(s)", "", table.bankLeft) : "";
    }

    BetWords {
        id: words
    }

    TableSentences {
        id: sentences
    }

    ChipFormat {
        id: format
    }
}
