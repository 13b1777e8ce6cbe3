import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// In front of a seat: chips, the amount and the word for what was done.
Rectangle {
    id: spot

    required property PlaceInfo place

    readonly property alias chips: chips
    readonly property string word: {
        if (place.presence === PlaceInfo.Away && place.minutesKept > 0)
            return words.kept(place.minutesKept);
        if (place.presence !== PlaceInfo.AtTable)
            return words.presence(place.presence);
        if (place.thinking)
            return words.thinking();
        return words.deed(place.deed);
    }
    // That there is a key is said in words where there is room for them.
    readonly property string keyWord: place.keyChosen && place.bet === 0 && !Metrics.tight ? words.keyChosen() : ""
    readonly property bool empty: word === "" && place.bet === 0 && !place.keyChosen

    width: row.width + 20
    height: row.height + (Metrics.tight ? 0 : 8)
    radius: Metrics.controlRadius
    color: Qt.alpha(Theme.feltDeep, 0.55)
    visible: !empty
    Accessible.ignored: true

    Row {
        id: row

        anchors.centerIn: parent
        spacing: 8

        Landing {
            id: chips

            anchors.bottom: lines.bottom
            visible: spot.place.bet > 0
            implicitWidth: stack.width
            implicitHeight: stack.height

            ChipStack {
                id: stack

                objectName: "stack"
                anchors.bottom: parent.bottom
                visible: amount > 0
                amount: spot.place.bet - chips.coming
                size: Metrics.compact ? 24 : 28
            }
        }

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: spot.place.keyChosen && Metrics.tight
            name: "key"
            size: 18
            colour: Theme.textOnFelt
        }

        Column {
            id: lines

            anchors.verticalCenter: parent.verticalCenter

            Row {
                visible: spot.place.bet > 0 || spot.place.keyChosen && !Metrics.tight
                spacing: 6

                Words {
                    visible: spot.place.bet > 0
                    text: format.chips(spot.place.bet)
                    color: Theme.textOnFelt
                    font.pixelSize: Metrics.tight ? Type.small : Type.number
                    font.weight: Font.Bold
                    wrapMode: Text.NoWrap
                }

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: spot.place.keyChosen && !Metrics.tight
                    name: "key"
                    size: 18
                    colour: Theme.textOnFelt
                }

                Words {
                    visible: text !== ""
                    text: spot.keyWord
                    color: Theme.textOnFelt
                    font.pixelSize: Type.caption
                    wrapMode: Text.NoWrap
                }
            }

            Words {
                visible: text !== ""
                text: spot.word
                color: Theme.text2OnFelt
                font.pixelSize: Type.caption
                wrapMode: Text.NoWrap
            }
        }
    }

    BetWords {
        id: words
    }

    ChipFormat {
        id: format
    }
}
