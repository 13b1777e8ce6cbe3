pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// The log of the match, part by part, the newest at the end. Its model tells of rows in order; the words are the game's.
ListView {
    id: list

    required property LogWords words
    required property string emptyText

    readonly property int page: Math.max(1, Math.floor(height / 60))

    // To the newest entry; nowhere if there is none.
    function takeFocus(): void {
        // Rows differ in height: only once those at the end are laid out is it known where the end is.
        forceLayout();
        positionViewAtEnd();
        forceLayout();
        positionViewAtEnd();
        go(count - 1);
    }

    function go(to: int): void {
        currentIndex = Math.max(0, Math.min(to, count - 1));
        currentItem?.forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "whatHappened"
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
        readonly property string part: list.words.heading(index)

        width: list.width
        heading: index === 0 || list.words.heading(index - 1) !== part ? part : ""
        text: list.words.sentence(index)
        picture: list.words.picture(index)
        important: list.words.important(index)
        activeFocusOnTab: ListView.isCurrentItem || activeFocus
    }

    Words {
        anchors.centerIn: parent
        width: parent.width - 2 * Metrics.space5
        visible: list.count === 0
        text: list.emptyText
        color: Theme.ink2
        horizontalAlignment: Text.AlignHCenter
    }
}
