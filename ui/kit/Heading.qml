import QtQuick
import Riverbones.Theme

// Words in Vollkorn. Numbers never stand here: its digits are old-style and of different widths.
Text {
    property bool paper: false

    color: paper ? Theme.ink : Theme.text
    font.family: Type.heading
    font.weight: Font.DemiBold
    font.pixelSize: Type.h2
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.Heading
    Accessible.name: text
    Accessible.ignored: text === ""
    // Vollkorn's own lines stand far apart.
    onLineCountChanged: lineHeight = lineCount > 1 ? 0.86 : 1
}
