import QtQuick
import Riverbones.Theme

// What a message says; the message has the name for a screen reader.
Column {
    id: words

    required property string title
    required property string text

    spacing: 2

    Words {
        width: parent.width
        visible: text !== ""
        text: words.title
        font.weight: Font.Bold
        Accessible.ignored: true
    }

    Words {
        width: parent.width
        text: words.text
        color: words.title === "" ? Theme.text : Theme.text2
        Accessible.ignored: true
    }
}
