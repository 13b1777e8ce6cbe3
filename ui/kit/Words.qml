import QtQuick
import Riverbones.Theme

// Running text and numbers in Lato.
Text {
    // How far apart they stand where there is more than one: Lato's own lines leave nothing between them.
    property real severalLines: 1.2

    color: Theme.text
    font.family: Type.ui
    font.pixelSize: Type.body
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
    onLineCountChanged: lineHeight = lineCount > 1 ? severalLines : 1
}
