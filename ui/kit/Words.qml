import QtQuick
import Riverbones.Theme

// Running text and numbers in Lato.
Text {
    // How far lines stand apart, one alone too; 0: close together, with what Lato needs between several.
    property real apart: 0

    color: Theme.text
    font.family: Type.ui
    font.pixelSize: Type.body
    lineHeight: apart || 1
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
    onLineCountChanged: {
        if (apart === 0)
            lineHeight = lineCount > 1 ? 1.2 : 1;
    }
}
