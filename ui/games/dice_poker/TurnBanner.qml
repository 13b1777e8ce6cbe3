import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// Says whose turn it is where several people share the table. It goes by itself and stops nobody.
Panel {
    id: banner

    required property SeatList seats

    property int seat: -1
    readonly property string text: qsTr("%1 to play").arg(seats.displayName(seat))
    readonly property real most: parent ? parent.width - 2 * Metrics.space5 : 0

    function greet(next: int): void {
        if (seats.isBot(next) || seats.people < 2)
            return;
        seat = next;
        going.restart();
    }

    width: Math.min(most, line.implicitWidth + 2 * Metrics.space5)
    height: Math.max(76, line.implicitHeight + 2 * Metrics.space3)
    radius: Math.min(height / 2, 38)
    opacity: going.running ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Behavior on opacity {
        NumberAnimation {
            duration: Motion.fade
        }
    }

    Timer {
        id: going

        interval: Motion.banner
    }

    Row {
        id: line

        anchors.centerIn: parent
        spacing: Metrics.space3

        Avatar {
            id: face

            anchors.verticalCenter: parent.verticalCenter
            picture: banner.seats.picture(banner.seat)
            size: 44
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, banner.most - face.width - 2 * Metrics.space5 - line.spacing)
            text: banner.text
            font.pixelSize: Type.title
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
}
