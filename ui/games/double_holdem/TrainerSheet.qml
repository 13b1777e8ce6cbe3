pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The key trainer, after a hand: the chance that each of the three choices had had, by what the player knew then.
SideSheet {
    id: sheet

    required property DoubleHoldemTable table

    // Whose hand it is: his who has the device, if his cards may be seen.
    readonly property int seat: table.bottomSeat
    readonly property bool ended: table.phase === PokerTable.HandEnded
    readonly property list<int> cards: ended ? table.cardsOf(seat) : []
    readonly property int key: ended ? table.keyCardOf(seat) : -1
    readonly property list<int> percents: Array.from(trainer.shares).map(share => Math.round(100 * share))
    readonly property int best: bestOf(percents, key)
    readonly property int opponents: ended ? table.opponentsAtChoice(seat) : 0
    // There is something to learn.
    readonly property bool offered: key >= 0 && cards.length === 3 && table.board.length >= 3 && opponents > 0

    function remark(index: int): string {
        if (index === key)
            return index === best ? qsTr("Your choice, and the best one") : qsTr("Your choice");
        return index === best ? qsTr("The best one") : "";
    }

    // Of those that have the same number beside them, the one that was chosen.
    function bestOf(percents: list<int>, chosen: int): int {
        const most = Math.max(...percents);
        return percents[chosen] === most ? chosen : percents.indexOf(most);
    }

    firstFocus: area
    title: qsTr("Key trainer")
    onOpened: trainer.start(cards, Array.from(table.board).slice(0, 3), opponents)
    onClosed: trainer.cancel()
    onOfferedChanged: if (!offered)
        close()

    KeyTrainer {
        id: trainer
    }

    CardNames {
        id: names
    }

    Format {
        id: format
    }

    ReadingArea {
        id: area

        objectName: "trainer"
        anchors.fill: parent
        contentHeight: lines.height + Metrics.space5
        name: sheet.title
        paper: true

        Column {
            id: lines

            x: Metrics.space5
            width: area.width - 2 * x
            topPadding: Metrics.space3
            spacing: Metrics.space3

            Words {
                width: parent.width
                //: %1: three cards, as in "nine of hearts, king of spades, four of spades"; %n: how many others were in
                text: qsTr("The flop: %1. What part of the pot each key card would have won on average, against %n opponent(s) with any cards:", "", sheet.opponents).arg(names.list(Array.from(sheet.table.board).slice(0, 3)))
                color: Theme.ink
                apart: Type.bodyLine
            }

            Repeater {
                model: trainer.state === KeyTrainer.Done ? sheet.cards.length : 0

                TrainerRow {
                    required property int index

                    objectName: "trained" + index
                    width: lines.width
                    card: sheet.cards[index] ?? -1
                    name: names.name(card)
                    share: trainer.shares[index] ?? 0
                    percent: format.percent(sheet.percents[index] ?? 0)
                    best: index === sheet.best
                    remark: sheet.remark(index)
                }
            }

            Words {
                width: parent.width
                visible: trainer.state === KeyTrainer.Working
                text: qsTr("Trying how the cards could have fallen…")
                color: Theme.ink2
            }

            Rectangle {
                width: parent.width
                height: 10
                radius: 5
                visible: trainer.state === KeyTrainer.Working
                color: Theme.paperAlt
                Accessible.role: Accessible.ProgressBar
                Accessible.name: qsTr("Progress")

                Rectangle {
                    width: parent.width * trainer.progress
                    height: parent.height
                    radius: 5
                    color: Theme.inkTeal
                }
            }

            PushButton {
                objectName: "stopTrainer"
                visible: trainer.state === KeyTrainer.Working
                width: Math.min(implicitWidth, parent.width)
                paper: true
                text: qsTr("Stop")
                onClicked: sheet.close()
            }

            Words {
                width: parent.width
                visible: trainer.state === KeyTrainer.Done
                text: qsTr("Found by dealing the other cards many times, so the figures are about right. What the others had in fact played no part.")
                color: Theme.ink2
                font.pixelSize: Type.small
            }
        }
    }
}
