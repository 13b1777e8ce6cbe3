import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// Running text in Vollkorn. Its numbers stand in Lato, and what is sought is marked.
Text {
    id: prose

    required property string plain
    property string sought: ""

    readonly property string numberLook: "font-family:'" + Type.ui + "'; font-size:" + Math.round(Type.rules * 0.95) + "px"
    readonly property string hitLook: "background-color:" + Theme.paperHit
    readonly property string lineLook: "margin:0; line-height:" + Math.round(Type.rules * Type.rulesLine) + "px"

    text: finder.marked(plain, sought, lineLook, numberLook, hitLook)
    textFormat: Text.RichText
    wrapMode: Text.Wrap
    color: Theme.ink
    font.family: Type.heading
    font.pixelSize: Type.rules
    Accessible.role: Accessible.StaticText
    Accessible.name: plain

    TextFinder {
        id: finder
    }
}
