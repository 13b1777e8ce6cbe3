pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// A game in the contents, and its chapters if it is the one that is open.
Column {
    id: part

    required property RulesBook book
    required property RulesReading reading
    readonly property bool open: reading.book === book

    signal chosen

    visible: book.rules !== null

    T.Button {
        id: head

        width: parent.width
        height: Math.max(Metrics.target, implicitContentHeight + 16)
        leftPadding: 14
        rightPadding: 12
        text: part.book.rules ? part.reading.language.say("GameInfo", part.book.rules.title) : ""
        focusPolicy: Qt.StrongFocus
        Accessible.name: text
        Accessible.onPressAction: head.clicked()
        Keys.onReturnPressed: head.clicked()
        Keys.onEnterPressed: head.clicked()
        onClicked: {
            part.reading.open(part.book, 0);
            part.chosen();
        }

        contentItem: Row {
            Heading {
                anchors.verticalCenter: parent.verticalCenter
                width: head.availableWidth - 24
                text: head.text
                font.pixelSize: Type.h3
                Accessible.ignored: true
            }

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: part.open ? "" : "chevron-down"
                colour: Theme.text2
            }
        }

        FocusRing {
            around: head
            cornerRadius: Metrics.controlRadius
            gap: 0
            visible: head.activeFocus && head.focusReason !== Qt.MouseFocusReason
        }
    }

    Repeater {
        model: part.open ? part.book.rules?.chapters.length ?? 0 : 0

        RulesEntry {
            required property int index

            objectName: "chapter" + index
            width: part.width
            text: part.reading.titleOf(index)
            checked: !part.reading.listing && part.reading.chapter === index
            onClicked: {
                part.reading.open(part.book, index);
                part.chosen();
            }
        }
    }
}
