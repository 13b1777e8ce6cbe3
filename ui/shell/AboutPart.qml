pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// A heading and what belongs under it.
Column {
    id: part

    required property string title
    required property list<string> paragraphs

    width: parent ? parent.width : 0
    spacing: 6

    Heading {
        width: parent.width
        topPadding: 14
        paper: true
        text: part.title
        font.pixelSize: Type.h3
    }

    Repeater {
        model: part.paragraphs

        delegate: Words {
            required property string modelData

            width: part.width
            text: modelData
            color: Theme.ink
            font.pixelSize: Type.bodyLarge
            apart: Type.bodyLine
        }
    }
}
