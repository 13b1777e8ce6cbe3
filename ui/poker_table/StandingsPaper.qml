pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Theme

// The end of a match: who won how many chips, or which place.
Paper {
    id: sheet

    required property PokerTable table
    required property Guard guard

    readonly property alias again: againButton
    // Seats from the best down.
    readonly property list<int> order: {
        if (table.phase !== PokerTable.Over)
            return [];
        const seats = [];
        for (let seat = 0; seat < table.places.count; ++seat)
            seats.push(seat);
        return seats.sort((a, b) => rank(a) - rank(b));
    }
    readonly property PlaceInfo winner: table.places.place(order[0] ?? 0)

    signal homeAsked

    function rank(seat: int): real {
        const place = table.places.place(seat);
        return table.lastOneStanding ? place.finish : -place.net;
    }

    Column {
        id: head

        x: Metrics.paperPadding
        y: Metrics.space5
        width: parent.width - 2 * x
        spacing: Metrics.space2

        Avatar {
            anchors.horizontalCenter: parent.horizontalCenter
            size: Metrics.compact ? 72 : 96
            picture: sheet.winner ? sheet.table.seats.picture(sheet.winner.seat) : ""
        }

        Heading {
            width: parent.width
            text: sheet.winner ? sheet.table.lastOneStanding ? qsTr("%1 wins").arg(sheet.table.seats.displayName(sheet.winner.seat)) : qsTr("%1 has won most").arg(sheet.table.seats.displayName(sheet.winner.seat)) : ""
            paper: true
            font.pixelSize: Type.h1
            horizontalAlignment: Text.AlignHCenter
        }
    }

    ReadingArea {
        id: area

        name: qsTr("Players")
        paper: true

        anchors.top: head.bottom
        anchors.topMargin: Metrics.space5 + Metrics.space4
        anchors.bottom: buttons.top
        anchors.bottomMargin: Metrics.space3
        width: parent.width
        contentHeight: rows.height
        clip: true

        Column {
            id: rows

            x: Metrics.paperPadding
            width: area.width - 2 * x

            Repeater {
                model: sheet.order

                StandingsRow {
                    required property int modelData
                    required property int index

                    width: rows.width
                    table: sheet.table
                    place: sheet.table.places.place(modelData)
                    striped: index % 2 === 0
                }
            }
        }
    }

    Flow {
        id: buttons

        x: Metrics.paperPadding
        y: parent.height - height - Metrics.space5
        width: parent.width - 2 * x
        layoutDirection: Qt.RightToLeft
        LayoutMirroring.enabled: sheet.LayoutMirroring.enabled
        spacing: Metrics.space3

        PushButton {
            id: againButton

            objectName: "playAgainButton"
            kind: PushButton.Primary
            paper: true
            text: qsTr("Play again")
            keyText: qsTr("Enter", "the key")
            onClicked: if (sheet.guard.open)
                sheet.table.playAgain()
        }

        PushButton {
            objectName: "backToStartButton"
            kind: PushButton.Plain
            paper: true
            text: qsTr("Back to the start")
            onClicked: if (sheet.guard.open)
                sheet.homeAsked()
        }
    }
}
