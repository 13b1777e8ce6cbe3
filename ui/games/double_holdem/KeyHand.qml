import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.Theme

// One of the two hands that the card looked at would make, below its bracket.
Column {
    id: words

    required property string label
    required property cardHandName hand
    // It is the better of the two now.
    required property bool counts

    spacing: 1
    Accessible.ignored: true

    Grid {
        anchors.horizontalCenter: parent.horizontalCenter
        columns: Metrics.tight ? 1 : 2
        columnSpacing: 8
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter

        Words {
            id: which

            text: words.label
            color: Theme.text2OnFelt
            font.pixelSize: Type.caption
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        Heading {
            id: name

            width: Math.min(implicitWidth, words.width - (Metrics.tight ? 0 : which.width + 8))
            text: names.name(words.hand.category)
            color: Theme.textOnFelt
            font.weight: words.counts ? Font.Bold : Font.DemiBold
            font.pixelSize: Metrics.tight ? Type.small : Metrics.compact ? Type.bodyLarge : Type.number
            Accessible.ignored: true
        }
    }

    Words {
        width: parent.width
        visible: !Metrics.tight
        text: words.hand.category < 0 ? "" : names.detail(words.hand.category, words.hand.ranks)
        color: Theme.text2OnFelt
        font.pixelSize: Type.small
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    CardHandWords {
        id: names
    }
}
