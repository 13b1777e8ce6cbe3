pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// Who plays and how. Begins with the last table of this game and remembers the new one.
Page {
    id: page

    required property string gameId
    required property Preferences preferences

    // The house rules are in the preferences by then.
    signal started(table: SeatList)

    function start(): void {
        if (!bar.open)
            return;
        preferences.people.remember(seats);
        preferences.setSeats(gameId, seats.toText());
        preferences.setHouseRules(gameId, rules.text);
        started(seats);
    }

    // Columns change sides in scripts from right to left.
    function place(from: real, length: real): real {
        return Application.layoutDirection === Qt.RightToLeft ? width - from - length : from;
    }

    function takeFocus(): void {
        bar.takeFocus();
    }

    readonly property int edge: Metrics.compact ? 32 : 40
    readonly property real columns: width - 2 * edge - 40
    readonly property real barHeight: bar.height + (Metrics.compact ? 24 : 48)

    groups: [left, right, bar]
    Accessible.name: top.title

    Game {
        id: game

        gameId: page.gameId
    }

    SeatList {
        id: seats

        unnamed: qsTr("Player %1")
        Component.onCompleted: {
            if (fromText(page.preferences.seats(page.gameId)))
                return;
            addPerson();
            addBot();
            const people = page.preferences.people;
            if (people.count === 0)
                return;
            setName(0, people.firstName);
            setPicture(0, people.firstPicture);
        }
    }

    TopBar {
        id: top

        width: parent.width
        title: qsTr("New game: %1").arg(game.name)
        leftText: qsTr("Back")
        onLeftClicked: page.leaveAsked()
    }

    // One column that scrolls, or two side by side that each scroll.
    ScrollArea {
        id: area

        anchors.fill: parent
        anchors.topMargin: top.height
        anchors.bottomMargin: Metrics.compact ? page.barHeight : 0
        clip: true
        contentHeight: Metrics.compact ? right.y + right.height : height

        ScrollArea {
            id: left

            // Room for focus rings, which a scrolling area would cut off.
            x: page.place(page.edge - 8, width)
            width: (Metrics.compact ? page.width - 2 * page.edge : page.columns * 0.552) + 16
            height: Metrics.compact ? contentHeight : area.height
            contentHeight: rows.height + 24
            clip: !Metrics.compact

            SeatRows {
                id: rows

                x: 8
                y: 8
                width: parent.width - 16
                seats: seats
                most: game.maxSeats
                people: page.preferences.people
            }
        }

        ScrollArea {
            id: right

            x: page.place(Metrics.compact ? page.edge - 8 : page.width - page.edge - width + 8, width)
            y: Metrics.compact ? left.height : 0
            width: Metrics.compact ? left.width : page.columns * 0.448 + 16
            height: Metrics.compact ? contentHeight : area.height - page.barHeight
            contentHeight: rules.height + 24
            clip: !Metrics.compact

            SetUpRules {
                id: rules

                x: 8
                y: 8
                width: parent.width - 16
                game: game
                preferences: page.preferences
                seatCount: seats.count
            }
        }
    }

    // Where the scrolling part ends.
    Rectangle {
        anchors.bottom: area.bottom
        width: parent.width
        height: 1
        color: Theme.line
        visible: Metrics.compact
    }

    StartBar {
        id: bar

        x: Metrics.compact ? page.edge : right.x + 8
        y: page.height - height - (Metrics.compact ? 12 : 44)
        width: Metrics.compact ? page.width - 2 * page.edge : right.width - 16
        seats: seats
        game: game
        problem: rules.problem
        onStarted: page.start()
    }
}
