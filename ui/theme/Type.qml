pragma Singleton
import QtQuick

// Families and sizes of text. Vollkorn's digits are old-style and of different widths: no digit is ever set in it.
QtObject {
    readonly property string ui: "Lato"
    readonly property string heading: "Vollkorn"

    readonly property int caption: sized(14)
    readonly property int small: sized(15)
    readonly property int body: sized(16)
    readonly property int bodyLarge: sized(17)
    readonly property int number: sized(18)
    readonly property int mainButton: sized(19)
    readonly property int title: sized(21)
    readonly property int total: sized(22)
    readonly property int pot: sized(26)
    readonly property int h3: sized(20)
    readonly property int h2: sized(24)
    readonly property int h1: sized(30)
    readonly property int hero: sized(44)
    readonly property int rules: sized(19)

    readonly property real bodyLine: 1.25
    readonly property real rulesLine: 1.55

    function sized(pixels: real): int {
        return Math.round(pixels * Metrics.textScale);
    }
}
