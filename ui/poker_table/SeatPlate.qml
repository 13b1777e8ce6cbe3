pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// Who sits at a place, and with how many chips. What it does now is in its words and its outline.
Item {
    id: plate

    required property PokerTable table
    required property PlaceInfo place
    required property bool small

    readonly property int seat: place.seat
    readonly property string name: table.seats.unnamed === "" ? "" : table.seats.displayName(seat)
    readonly property bool absent: place.presence !== PlaceInfo.AtTable
    readonly property bool faded: place.folded || absent
    readonly property real face: small ? 50 : 60
    // With large letters on small plates there is room for two letters only; the tip has the whole name.
    readonly property bool initials: small && Metrics.largeText

    implicitWidth: small ? 148 : 184
    implicitHeight: small ? 46 : 56

    Rectangle {
        x: plate.face / 2
        width: parent.width - x
        height: parent.height
        radius: height / 2
        color: Theme.plate
        opacity: plate.faded ? 0.62 : 1
        border.width: plate.place.toAct ? 3 : Theme.strongContrast ? 2 : 0
        border.color: plate.place.toAct ? Theme.ring : Theme.text2
    }

    Avatar {
        id: picture

        y: (parent.height - size) / 2
        size: plate.face
        picture: plate.table.seats.unnamed === "" ? "" : plate.table.seats.picture(plate.seat)
        tint: plate.place.toAct ? Theme.ring : "transparent"
        away: plate.faded
    }

    TimeRing {
        anchors.centerIn: picture
        size: plate.face + 8
        table: plate.table
        visible: plate.place.toAct && plate.table.secondsLeft >= 0
    }

    SeatNotches {
        anchors.horizontalCenter: picture.horizontalCenter
        y: picture.y + picture.height - 10
        visible: plate.place.bot
        level: plate.place.botLevel
    }

    Column {
        x: plate.face + 10
        width: parent.width - x - 14
        anchors.verticalCenter: parent.verticalCenter
        opacity: plate.faded ? 0.7 : 1

        Words {
            width: parent.width
            text: plate.initials ? plate.name.substring(0, 2) : plate.name
            font.pixelSize: Type.small
            font.weight: Font.DemiBold
            color: Theme.text2
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        Words {
            // In front of the seat it says so as well, where there is no room for words.
            readonly property bool worded: plate.place.allIn && !plate.initials

            width: parent.width
            text: worded ? words.deed(PlaceInfo.AllIn) : format.chips(plate.place.stack)
            font.pixelSize: !plate.small ? Type.number : worded ? Type.caption : Type.bodyLarge
            font.weight: Font.Bold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    SeatMarkers {
        x: parent.width - width + 8
        y: parent.height - 18
        place: plate.place
    }

    BetWords {
        id: words
    }

    ChipFormat {
        id: format
    }
}
