pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// What can be done on the mat now: roll, hurry the bots, or see the result.
Item {
    id: actions

    required property DicePokerTable table
    required property bool flying

    readonly property int phase: table.phase
    readonly property bool botActs: table.actingSeat >= 0 && table.seats.isBot(table.actingSeat)
    readonly property bool under: phase !== DicePokerTable.NoMatch && phase !== DicePokerTable.Over
    readonly property bool mayRoll: table.yours && table.rollsUsed < table.rollsATurn
    readonly property PushButton button: rollButton.visible ? rollButton : hurryButton.visible ? hurryButton : resultButton.visible ? resultButton : null

    signal rollAsked
    signal hurried
    signal resultAsked

    implicitHeight: Math.max(rollButton.visible ? rollButton.implicitHeight : 0, hurryButton.visible ? hurryButton.implicitHeight : 0, resultButton.visible ? resultButton.implicitHeight : 0, Metrics.compact ? 60 : Metrics.mainButtonHeight)

    PushButton {
        id: rollButton

        objectName: "rollButton"
        anchors.fill: parent
        visible: actions.mayRoll || actions.under && !actions.botActs && actions.phase === DicePokerTable.Rolling
        main: true
        kind: actions.mayRoll ? PushButton.Primary : PushButton.Quiet
        closed: actions.mayRoll && actions.table.rollObjection !== Reason.None
        reason: objection.text
        iconName: "die"
        text: words.roll(5 - actions.table.dice.kept)
        subText: qsTr("%1 of %2 rolls used").arg(actions.table.rollsUsed).arg(actions.table.rollsATurn)
        keyText: qsTr("Space", "the key")
        onClicked: actions.rollAsked()
    }

    PushButton {
        id: hurryButton

        objectName: "hurryButton"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width)
        visible: actions.under && actions.botActs
        kind: PushButton.Quiet
        text: qsTr("Hurry")
        keyText: qsTr("Space", "the key")
        onClicked: actions.hurried()
    }

    PushButton {
        id: resultButton

        objectName: "seeResultButton"
        anchors.fill: parent
        visible: actions.phase === DicePokerTable.Over
        main: true
        kind: PushButton.Primary
        iconName: "crown"
        text: qsTr("See the result")
        keyText: qsTr("Enter", "the key")
        onClicked: actions.resultAsked()
    }

    DiceWords {
        id: words
    }

    ReasonText {
        id: objection

        code: actions.table.rollObjection
    }
}
