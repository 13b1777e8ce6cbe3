import QtQuick
import Riverbones.Theme

// Running text and numbers in Lato.
Text {
    color: Theme.text
    font.family: Type.ui
    font.pixelSize: Type.body
    // Lato's own lines leave nothing between them.
    lineHeight: lineCount > 1 ? 1.2 : 1
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
