pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.Theme

// Below the three cards: brackets from the one looked at to both others, and the two hands it makes; or what there will
// be once one is looked at.
Item {
    id: below

    required property cardHands hands
    required property bool looked
    // From the middle card to the one beside it.
    required property real step

    readonly property real bracketHeight: Metrics.compact ? 14 : 20

    implicitHeight: Math.max(Metrics.compact ? 44 : 58, leftHand.height, rightHand.height, hint.y + hint.height)

    component Bracket: KeyBracket {
        y: -below.bracketHeight
        width: below.step - 9
        height: below.bracketHeight
        visible: below.looked
    }

    component Hand: KeyHand {
        y: 4
        width: below.width / 2 - 18
        visible: below.looked
    }

    Bracket {
        x: below.width / 2 - below.step
    }

    Bracket {
        x: below.width / 2 + 9
        mirrored: true
    }

    Hand {
        id: leftHand

        x: 14
        label: qsTr("Hand 1", "of the two hands of a player")
        hand: below.hands.left
        counts: below.hands.leftCounts
    }

    Hand {
        id: rightHand

        x: below.width / 2 + 4
        label: qsTr("Hand 2", "of the two hands of a player")
        hand: below.hands.right
        counts: below.hands.rightCounts
    }

    Words {
        id: hint

        x: 24
        y: Metrics.compact ? 12 : 18
        width: below.width - 48
        visible: !below.looked
        horizontalAlignment: Text.AlignHCenter
        color: Theme.textOnFelt
        text: qsTr("Look at a card: the two hands it makes stand here.")
    }
}
