import QtQuick
import Riverbones.Kit
import Riverbones.Play

// What happened in the match, beside the table. The game goes on behind it, and what happens is added.
SideSheet {
    id: sheet

    property alias model: log.model
    required property LogWords words
    required property string emptyText

    title: qsTr("What happened")
    onOpened: log.takeFocus()

    WhatHappened {
        id: log

        anchors.fill: parent
        words: sheet.words
        emptyText: sheet.emptyText
    }
}
