import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// Name of a game, what it is about, for how many, and how long. The card it stands on says it to a screen reader.
Column {
    id: words

    required property Game game
    property bool large: false
    // Without what it is about: there is no room.
    property bool brief: false

    readonly property real whole: name.height + about.implicitHeight + gap.height + facts.height + 3 * spacing

    spacing: Metrics.compact ? 4 : 6

    Heading {
        id: name

        width: parent.width
        text: words.game.name
        font.pixelSize: words.large ? (Metrics.compact ? Type.h1 : Type.hero) : Metrics.compact ? Type.sized(25) : Type.h1
        Accessible.ignored: true
    }

    Words {
        id: about

        width: parent.width
        visible: !words.brief
        text: words.game.tagline
        color: Theme.text2
        font.pixelSize: words.large ? Type.number : Metrics.compact ? Type.body : Type.bodyLarge
        Accessible.ignored: true
    }

    Item {
        id: gap

        width: 1
        height: Metrics.compact ? 4 : words.large ? 20 : 14
    }

    Flow {
        id: facts

        width: parent.width
        spacing: 18

        IconWords {
            iconName: "person"
            //: How many can play; the first number is the smallest table, the second the largest.
            text: qsTr("%1–%n player(s)", "", words.game.maxSeats).arg(words.game.minSeats)
        }

        IconWords {
            iconName: "clock"
            text: words.game.duration
        }
    }
}
