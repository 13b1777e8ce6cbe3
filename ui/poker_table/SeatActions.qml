pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// A person's seat between hands: what it has won or lost, and what it may do with what that costs.
Item {
    id: row

    required property PokerTable table
    required property PlaceInfo place

    readonly property int seat: place?.seat ?? -1
    readonly property string name: table.seats.unnamed === "" ? "" : table.seats.displayName(seat)
    readonly property bool stoodIn: place?.standIn ?? false
    readonly property string net: (place?.net > 0 ? "+" : "") + format.number(place?.net ?? 0)
    readonly property bool away: place?.presence === PlaceInfo.Away

    // Whatever the table's `changed` tells of: what a seat may do is asked for again then.
    property int moment: 0
    readonly property bool mayLeave: moment >= 0 && table.mayLeave(seat)
    readonly property bool mayComeBack: moment >= 0 && table.mayComeBack(seat)
    readonly property bool mayBuyIn: moment >= 0 && table.mayBuyIn(seat)
    readonly property bool mayHandOver: moment >= 0 && table.mayHandOver(seat)

    signal leaveAsked

    implicitHeight: column.height + 2 * Metrics.space3
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Connections {
        target: row.table

        function onChanged(): void {
            ++row.moment;
        }
    }

    Column {
        id: column

        x: Metrics.space5
        y: Metrics.space3
        width: parent.width - 2 * x
        spacing: Metrics.space2

        Row {
            width: parent.width
            spacing: Metrics.space3

            Avatar {
                size: 44
                picture: row.table.seats.picture(row.seat)
                away: row.away
            }

            Column {
                width: parent.width - 44 - parent.spacing

                Words {
                    width: parent.width
                    text: row.name
                    color: Theme.ink
                    font.weight: Font.Bold
                }

                Words {
                    width: parent.width
                    text: row.away ? words.kept(row.place?.minutesKept ?? 0) : qsTr("%1 chips, %2 in the match", "a stack; chips won or lost").arg(format.number(row.place?.stack ?? 0)).arg(row.net)
                    color: Theme.ink2
                    font.pixelSize: Type.small
                }
            }
        }

        ChipsChoice {
            id: bought

            objectName: "buyIn" + row.seat
            width: parent.width
            visible: row.mayBuyIn
            least: row.moment >= 0 ? row.table.buyInLeast(row.seat) : 0
            most: row.moment >= 0 ? row.table.buyInMost(row.seat) : 0
            objection: row.moment >= 0 ? row.table.buyInObjection(row.seat, bought.amount) : 0
            name: qsTr("Chips of %1 after buying").arg(row.name)
            deed: qsTr("Buy chips up to %1")
            onChosen: chips => row.table.buyIn(row.seat, chips)
        }

        ChipsChoice {
            id: brought

            objectName: "comeBack" + row.seat
            width: parent.width
            visible: row.mayComeBack
            least: row.moment >= 0 ? row.table.comeBackLeast(row.seat) : 0
            most: row.moment >= 0 ? row.table.comeBackMost(row.seat) : 0
            objection: row.moment >= 0 ? row.table.comeBackObjection(row.seat, brought.amount) : 0
            name: qsTr("Chips that %1 comes back with").arg(row.name)
            deed: qsTr("Come back with %1")
            onChosen: chips => row.table.comeBack(row.seat, chips)
        }

        BotForSeat {
            objectName: "bot" + row.seat
            width: parent.width
            visible: row.mayHandOver && !row.stoodIn
            player: row.name
            onChosen: level => row.table.handSeatOver(row.seat, level)
        }

        Flow {
            width: parent.width
            spacing: Metrics.space2

            PushButton {
                objectName: "takeBack" + row.seat
                width: Math.min(implicitWidth, parent.width)
                visible: row.mayHandOver && row.stoodIn
                paper: true
                kind: PushButton.Quiet
                text: qsTr("Play again instead of the bot")
                onClicked: row.table.handSeatOver(row.seat, -1)
            }

            PushButton {
                objectName: "leave" + row.seat
                width: Math.min(implicitWidth, parent.width)
                visible: row.mayLeave
                paper: true
                kind: PushButton.Plain
                text: qsTr("Leave the table…")
                onClicked: row.leaveAsked()
            }
        }
    }

    BetWords {
        id: words
    }

    Format {
        id: format
    }
}
