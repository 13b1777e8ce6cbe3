pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// What the match came to, and where to go from here.
FocusScope {
    id: result

    required property DicePokerTable table
    required property Guard guard

    signal again
    signal scorecardsAsked
    signal home

    function takeFocus(reason: int): void {
        againButton.forceActiveFocus(reason);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Final scores")

    Image {
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -30
        width: parent.width
        height: 300
        source: "qrc:/art/textures/river-" + Theme.variant + ".svg"
        sourceSize.width: width
        fillMode: Image.Stretch
        opacity: 0.35
        visible: !Theme.strongContrast
        Accessible.ignored: true
    }

    Winners {
        id: winners

        anchors.horizontalCenter: parent.horizontalCenter
        y: Metrics.compact ? 2 : 24
        width: Math.min(parent.width - 2 * Metrics.margin, 1100)
        table: result.table
    }

    ResultTable {
        id: rows

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: winners.bottom
        anchors.topMargin: Metrics.compact ? 10 : 18
        width: Math.min(parent.width - 2 * Metrics.margin, 780)
        height: implicitHeight
        match: result.table
        most: buttons.y - y - (Metrics.compact ? 14 : 24) - (remarks.visible ? remarks.tallest + (Metrics.compact ? 12 : 20) : 0)
    }

    ResultRemarks {
        id: remarks

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: rows.bottom
        anchors.topMargin: Metrics.compact ? 12 : 20
        width: rows.width
        visible: any && buttons.y - rows.y - rows.least > tallest + 40
        table: result.table
    }

    Flow {
        id: buttons

        readonly property real natural: homeButton.width + cardsButton.width + againButton.width + 2 * spacing

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Metrics.compact ? 18 : 48
        width: Math.min(natural, parent.width - 2 * Metrics.margin)
        spacing: 14

        PushButton {
            id: homeButton

            objectName: "backToStartButton"
            kind: PushButton.Plain
            text: qsTr("Back to the start")
            onClicked: if (result.guard.open)
                result.home()
        }

        PushButton {
            id: cardsButton

            objectName: "scorecardsButton"
            kind: PushButton.Quiet
            iconName: "list"
            text: qsTr("See the scorecards")
            onClicked: result.scorecardsAsked()
        }

        PushButton {
            id: againButton

            objectName: "playAgainButton"
            width: Math.max(240, implicitWidth)
            kind: PushButton.Primary
            text: qsTr("Play again")
            // Large text: three buttons on one row leave the room to the table.
            keyText: Metrics.textScale >= 1.25 ? "" : qsTr("Enter", "the key")
            onClicked: if (result.guard.open)
                result.again()
        }
    }
}
