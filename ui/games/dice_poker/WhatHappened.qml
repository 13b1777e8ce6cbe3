pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// The log of the match, round by round, the newest at the end.
ListView {
    id: list

    required property DicePokerTable table

    readonly property int page: Math.max(1, Math.floor(height / 60))

    // To the newest entry; nowhere if there is none.
    function takeFocus(): void {
        go(count - 1);
        positionViewAtEnd();
    }

    function go(to: int): void {
        currentIndex = Math.max(0, Math.min(to, count - 1));
        currentItem?.forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "whatHappened"
    model: table.log
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: false
    highlightMoveDuration: 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What happened")

    Keys.onUpPressed: go(currentIndex - 1)
    Keys.onDownPressed: go(currentIndex + 1)
    Keys.onPressed: event => {
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Home: return go(0);
        case Qt.Key_End: return go(count - 1);
        case Qt.Key_PageUp: return go(currentIndex - page);
        case Qt.Key_PageDown: return go(currentIndex + page);
        default: event.accepted = false;
        }
    }

    delegate: WhatHappenedRow {
        required property int index

        width: list.width
        heading: index === 0 || list.table.log.round(index - 1) !== round
        text: words.sentence(index)
        picture: list.table.log.kind(index) === ActionLog.Ended ? "" : list.table.seats.picture(list.table.log.seat(index))
        important: list.table.log.kind(index) !== ActionLog.Rolled
        activeFocusOnTab: ListView.isCurrentItem || activeFocus
    }

    Words {
        anchors.centerIn: parent
        width: parent.width - 2 * Metrics.space5
        visible: list.count === 0
        text: qsTr("Nothing has happened yet. Every roll and every line will be told here.")
        color: Theme.ink2
        horizontalAlignment: Text.AlignHCenter
    }

    ActionWords {
        id: words

        log: list.table.log
        seats: list.table.seats
    }
}
