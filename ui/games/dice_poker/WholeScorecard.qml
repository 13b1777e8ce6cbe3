pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// The scorecard with everybody's columns, over the whole window.
FocusScope {
    id: whole

    required property DicePokerTable table
    // Where the focus was before.
    property Item opener: null
    readonly property bool shown: visible

    function open(): void {
        if (visible)
            return;
        opener = Window.activeFocusItem;
        visible = true;
        closeButton.forceActiveFocus(Qt.TabFocusReason);
    }

    function close(): void {
        if (!visible)
            return;
        visible = false;
        closed();
    }

    signal closed

    objectName: "wholeScorecard"
    visible: false
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Whole scorecard")

    Keys.onEscapePressed: close()
    Keys.onUpPressed: sheet.scroll(-sheet.step)
    Keys.onDownPressed: sheet.scroll(sheet.step)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_S)
            close();
        // Nothing below is to be played from here.
        event.accepted = true;
    }

    Plank {
        anchors.fill: parent
    }

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    TopBar {
        id: bar

        width: parent.width
        title: qsTr("Whole scorecard")
        leftIcon: "cross"
        leftText: qsTr("Close")
        onLeftClicked: whole.close()
    }

    readonly property Item closeButton: bar.leftButton

    Paper {
        anchors.top: bar.bottom
        anchors.topMargin: Metrics.space1
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Metrics.margin
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Metrics.margin, 620 + whole.table.columns.length * 100)

        ScoreSheet {
            id: sheet

            x: 14
            width: parent.width - 28
            height: totals.y - 12
            table: whole.table
            mostColumns: 8
            mostRowHeight: 60
            interactive: false
        }

        TotalsStrip {
            id: totals

            anchors.left: sheet.left
            anchors.right: sheet.right
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 14
            table: whole.table
        }
    }
}
