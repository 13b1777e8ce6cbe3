pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.Theme

// The button that makes the card looked at the key card, that it is final, and the keys to look at another.
Column {
    id: side

    // Some card is looked at; which one, unless the cards lie covered.
    required property bool looked
    required property int card

    signal kept

    spacing: Metrics.tight ? 6 : 14

    PushButton {
        objectName: "keepButton"
        width: parent.width
        main: !Metrics.tight
        kind: closed ? PushButton.Secondary : PushButton.Primary
        text: closed ? qsTr("Look at a card first") : side.card < 0 ? qsTr("Keep this card") : words.keep(side.card)
        keyText: Metrics.tight ? "" : qsTr("Enter", "key")
        closed: !side.looked
        onClicked: side.kept()
    }

    Row {
        width: parent.width
        spacing: 10

        Icon {
            id: sign

            name: "info"
            size: 20
            colour: Theme.text2
        }

        Words {
            width: parent.width - sign.width - parent.spacing
            text: qsTr("This cannot be changed later in the hand.")
            color: Theme.text2
            font.pixelSize: Metrics.tight ? Type.small : Type.body
        }
    }

    Flow {
        width: parent.width
        spacing: 6
        visible: !Metrics.tight

        Repeater {
            model: ["1", "2", "3", "←", "→"]

            Keycap {
                required property string modelData

                text: modelData
            }
        }
    }

    KeepWords {
        id: words
    }
}
