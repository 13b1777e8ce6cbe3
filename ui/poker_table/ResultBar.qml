pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.PokerTable
import Riverbones.Theme

// After a hand: what became of it in a sentence, and how it goes on. The result stands until somebody goes on.
Column {
    id: bar

    required property PokerTable table
    required property Guard guard
    property bool paper: false
    // What can be learned from the hand: the words of a button, or nothing.
    property string lesson: ""

    readonly property int broke: table.brokePerson
    readonly property int lastOneIn: table.result.lastOneIn
    readonly property alias next: nextButton
    // Where the focus goes: to what the keyboard can do.
    readonly property PushButton step: nextButton.closed && broke >= 0 ? buyButton : nextButton
    readonly property string sentence: {
        switch (table.result.outcome) {
        case HandResult.AllFolded:
            return pots.won(0, 1, [lastOneIn]);
        case HandResult.Cancelled:
            return pots.cancelled();
        default:
            return "";
        }
    }

    signal seatsAsked
    signal lessonAsked

    function goOn(): void {
        if (guard.open && table.phase === PokerTable.HandEnded)
            table.nextHand();
    }

    spacing: 10

    Words {
        width: parent.width
        visible: text !== ""
        text: bar.sentence
        color: bar.paper ? Theme.ink : Theme.text
        font.pixelSize: Type.number
        font.weight: Font.Bold
    }

    Words {
        width: parent.width
        visible: text !== ""
        text: bar.lastOneIn < 0 ? "" : bar.table.mayShow >= 0 ? pots.everyoneFolded(bar.lastOneIn) : qsTr("Everyone else folded.")
        color: bar.paper ? Theme.ink2 : Theme.text2
        font.pixelSize: Type.small
    }

    Flow {
        width: parent.width
        spacing: 12

        PushButton {
            id: buyButton

            objectName: "buyInAgainButton"
            width: Math.min(implicitWidth, parent.width)
            visible: bar.broke >= 0
            kind: PushButton.Primary
            paper: bar.paper
            text: bar.broke < 0 ? "" : qsTr("%2: buy in again for %1", "chips, name").arg(format.number(bar.table.buyInMost(bar.broke))).arg(bar.table.seats.displayName(bar.broke))
            onClicked: if (bar.guard.open)
                bar.table.buyIn(bar.broke, bar.table.buyInMost(bar.broke))
        }

        PushButton {
            id: nextButton

            objectName: "nextHandButton"
            width: Math.min(implicitWidth, parent.width)
            kind: bar.broke >= 0 ? PushButton.Secondary : PushButton.Primary
            paper: bar.paper
            text: bar.broke >= 0 ? qsTr("Go on without") : qsTr("Next hand")
            keyText: qsTr("Enter", "the key")
            closed: bar.table.nextHandObjection !== Reason.None
            reason: why.text
            onClicked: bar.goOn()
        }

        PushButton {
            objectName: "showHandButton"
            width: Math.min(implicitWidth, parent.width)
            visible: bar.table.mayShow >= 0 && !bar.table.seats.isBot(bar.table.mayShow)
            kind: PushButton.Quiet
            paper: bar.paper
            text: qsTr("Show the hand")
            onClicked: if (bar.guard.open)
                bar.table.show()
        }

        PushButton {
            objectName: "lessonButton"
            width: Math.min(implicitWidth, parent.width)
            visible: bar.lesson !== ""
            kind: PushButton.Quiet
            paper: bar.paper
            text: bar.lesson
            onClicked: bar.lessonAsked()
        }

        PushButton {
            objectName: "seatsButton"
            width: Math.min(implicitWidth, parent.width)
            visible: !bar.table.lastOneStanding
            kind: PushButton.Plain
            paper: bar.paper
            text: qsTr("At the table…")
            onClicked: bar.seatsAsked()
        }
    }

    ReasonText {
        id: why

        code: bar.table.nextHandObjection
    }

    PotWords {
        id: pots

        seats: bar.table.seats
    }

    Format {
        id: format
    }
}
