import QtQuick
import Riverbones.Theme

// What a message says; the message has the name for a screen reader.
Column {
    id: words

    required property var message

    spacing: 2

    Words {
        width: parent.width
        visible: text !== ""
        text: words.message.title
        font.weight: Font.Bold
        Accessible.ignored: true
    }

    Words {
        width: parent.width
        text: words.message.text
        color: words.message.title === "" ? Theme.text : Theme.text2
        Accessible.ignored: true
    }

    Details {
        width: parent.width
        text: words.message.details
    }
}
