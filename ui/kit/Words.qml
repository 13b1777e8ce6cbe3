import QtQuick
import Riverbones.Theme

// Running text and numbers in Lato.
Text {
    color: Theme.text
    font.family: Type.ui
    font.pixelSize: Type.body
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
