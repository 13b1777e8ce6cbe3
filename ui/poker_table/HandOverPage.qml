pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The device is passed on. A screen of its own, not a veil: nothing of the table shows through or can be reached.
FocusScope {
    id: page

    required property PokerTable table
    required property PokerActionWords words
    // Press twice instead of holding.
    required property bool twice
    // "I am %1, show my dice"
    required property string showText

    // Little room for large words.
    readonly property int seat: table.handOverTo
    readonly property string name: seat < 0 || table.seats.unnamed === "" ? "" : table.seats.displayName(seat)

    signal menuAsked

    function takeFocus(): void {
        button.forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: heading.text

    Plank {
        anchors.fill: parent
    }

    // Nothing gets through to what is below.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }

    Image {
        y: parent.height * 0.36
        width: parent.width
        height: 260
        source: "qrc:/art/textures/river-" + Theme.variant + ".svg"
        sourceSize.width: 1232
        sourceSize.height: 300
        fillMode: Image.Stretch
        opacity: 0.35
    }

    IconButton {
        x: LayoutMirroring.enabled ? parent.width - width - 10 : Metrics.compact ? 10 : 20
        y: (Metrics.topBarHeight - height) / 2
        iconName: "menu"
        text: qsTr("Menu (F10)")
        onClicked: page.menuAsked()
    }

    Column {
        anchors.centerIn: parent
        width: Math.min(720, parent.width - 2 * Metrics.margin)
        spacing: Metrics.compact ? 10 : 18

        Avatar {
            anchors.horizontalCenter: parent.horizontalCenter
            size: Metrics.tight ? 64 : Metrics.compact || Metrics.largeText ? 110 : 168
            picture: page.seat < 0 ? "" : page.table.seats.picture(page.seat)
        }

        Heading {
            id: heading

            width: parent.width
            text: qsTr("Pass the device to %1").arg(page.name)
            font.pixelSize: Metrics.tight ? Type.h1 : Metrics.compact ? Type.sized(36) : Type.hero
            horizontalAlignment: Text.AlignHCenter
        }

        Words {
            width: parent.width
            text: qsTr("Everyone else, please look away.")
            color: Theme.text2
            font.pixelSize: Type.number
            horizontalAlignment: Text.AlignHCenter
        }

        SinceLastTurn {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(580, parent.width)
            most: Metrics.tight ? 3 : 5
            table: page.table
            words: page.words
        }

        Item {
            width: 1
            height: Metrics.compact ? 2 : 10
        }

        HoldButton {
            id: button

            objectName: "openTableButton"
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, parent.width)
            text: armed ? qsTr("Press once more") : page.showText.arg(page.name)
            twice: page.twice
            Accessible.description: hint.text
            onDone: page.table.openTable()
        }

        Words {
            id: hint

            width: parent.width
            text: page.twice ? qsTr("Press the button twice, or Enter twice.") : qsTr("Hold the button, or hold Enter, for a moment.")
            color: Theme.text2
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
