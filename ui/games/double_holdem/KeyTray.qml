pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.Theme

// The tray with the three cards: the one looked at is up between the others, brackets join it to each, and below each
// bracket stands the hand it makes now. While none is looked at they lie side by side.
FocusScope {
    id: tray

    // None before the ledge has been told of it.
    required property DoubleHoldemTable table
    // The card looked at, in the order in which they lie, or -1: nothing is chosen beforehand.
    property int looked: -1

    readonly property list<int> cards: table ? table.ownCards : []
    readonly property list<int> board: table ? table.board : []
    readonly property cardHands hands: judge.hands(cards, looked, board)
    readonly property real cardSize: Metrics.tight ? 68 : Metrics.compact ? 96 : 124
    readonly property real cardHigh: cardSize * Metrics.cardHeight
    readonly property real step: Metrics.compact ? 116 : 164
    // Which card lies on the left, in the middle and on the right.
    readonly property list<int> order: looked < 0 ? [0, 1, 2] : [looked === 0 ? 1 : 0, looked, looked === 2 ? 1 : 2]

    signal keepAsked

    function look(which: int, reason: int): void {
        if (which < 0 || which >= cardsShown.count)
            return;
        looked = which;
        cardsShown.itemAt(which)?.forceActiveFocus(reason);
    }

    // From the one looked at, or from the middle.
    function lookBeside(by: int): void {
        look(((looked < 0 ? 1 : looked) + by + 3) % 3, Qt.TabFocusReason);
    }

    function takeFocus(reason: int): void {
        cardsShown.itemAt(looked < 0 ? 1 : looked)?.forceActiveFocus(reason);
    }

    implicitHeight: below.y + below.height + 14

    Rectangle {
        anchors.fill: parent
        radius: Metrics.trayRadius
        color: Theme.rail
        border.width: Theme.strongContrast ? 2 : 1
        border.color: Theme.ring

        Rectangle {
            anchors.fill: parent
            anchors.margins: 7
            radius: Metrics.trayRadius - 7
            color: Theme.felt
            border.width: 1
            border.color: Theme.stitch
        }
    }

    Item {
        id: group

        anchors.fill: parent
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Your three cards")

        Repeater {
            id: cardsShown

            model: 3

            KeyCard {
                required property int index
                readonly property int position: Array.from(tray.order).indexOf(index)

                objectName: "keyCard" + index
                x: tray.width / 2 + (position - 1) * tray.step - width / 2
                y: looked ? -6 : Metrics.compact ? 16 : 24
                z: looked ? 1 : 0
                size: tray.cardSize
                card: tray.cards[index] ?? -1
                looked: tray.looked === index
                lean: 2 * (position - 1)
                name: words.choice(card, judge.hands(tray.cards, index, tray.board))
                onLookAsked: reason => tray.look(index, reason)
                onKeepAsked: tray.keepAsked()
            }
        }
    }

    KeyCoin {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -height / 2 - 6
        z: 2
        size: Metrics.compact ? 32 : 40
        visible: tray.looked >= 0
    }

    KeyHands {
        id: below

        y: tray.cardHigh + (Metrics.compact ? 20 : 30)
        width: parent.width
        hands: tray.hands
        looked: tray.looked >= 0
        step: tray.step
    }

    KeyWords {
        id: words
    }

    CardJudge {
        id: judge
    }
}
