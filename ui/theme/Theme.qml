pragma Singleton
import QtQuick

// Every colour of the program. Tokens that would begin with "on" have another name: QML takes those for handlers.
// Paper and pieces are the same objects in both themes; their surroundings change.
QtObject {
    // Evening when true, Morning when false.
    property bool dark: true
    // Takes the textures away and draws 2 px outlines.
    property bool strongContrast: false
    // Dice show numerals instead of pips.
    property bool numerals: false
    // Cards have a colour for each suit, and show rank and suit as large as they can.
    property bool fourColours: false
    property bool largePrint: false
    readonly property int outline: strongContrast ? 2 : 1

    // What can be seen of both themes at a time, where one of them is chosen.
    readonly property ThemeColours evening: ThemeColours {
        variant: "dark"
        room: "#1B1714"
        text: "#F3E9D7"
        felt: "#244A43"
        feltDeep: "#1A3832"
        stitch: "#5C877C"
        ring: "#E2B25B"
    }
    readonly property ThemeColours morning: ThemeColours {
        variant: "light"
        room: "#E4D9C5"
        text: "#2B2420"
        felt: "#A7BA9F"
        feltDeep: "#8FA68A"
        stitch: "#65816A"
        ring: "#5A3B05"
    }

    // Wood
    readonly property color room: dark ? evening.room : morning.room
    readonly property color rail: dark ? "#2A221C" : "#F3EADA"
    readonly property color railRaised: dark ? "#372D25" : "#FFF9EE"
    readonly property color line: dark ? "#54473B" : "#BFAE92"
    readonly property color text: dark ? evening.text : morning.text
    readonly property color text2: dark ? "#C8BAA4" : "#5E5145"

    // Cloth
    readonly property color felt: dark ? evening.felt : morning.felt
    readonly property color feltDeep: dark ? evening.feltDeep : morning.feltDeep
    readonly property color stitch: dark ? evening.stitch : morning.stitch
    readonly property color river: dark ? "#2E5F5A" : "#94B5AE"
    readonly property color textOnFelt: dark ? "#F3E9D7" : "#1E2A20"
    readonly property color text2OnFelt: dark ? "#C3D3C8" : "#293628"
    readonly property color plate: dark ? "#132B26" : "#F8F1E3"

    // Brass
    readonly property color brass: dark ? "#E2B25B" : "#D9A03C"
    readonly property color brassEdge: dark ? "#F2CE86" : "#8A5E12"
    readonly property color ring: dark ? evening.ring : morning.ring
    readonly property color brassText: dark ? "#E2B25B" : "#7A4F06"
    readonly property color textOnBrass: "#2A1E0C"

    // Signals
    readonly property color focus: dark ? "#A5DAD5" : "#0E5F66"
    readonly property color danger: dark ? "#F09C85" : "#96331D"
    readonly property color dangerFill: "#A8402A"
    readonly property color textOnDanger: "#FFF3E6"
    readonly property color good: dark ? "#B4CF88" : "#3F6212"

    // Paper
    readonly property color paper: dark ? "#F5EDDC" : "#FCF7EB"
    readonly property color paperAlt: dark ? "#EBE0C9" : "#F1E8D5"
    readonly property color paperLine: "#CDBD9F"
    readonly property color ink: "#2B2420"
    readonly property color ink2: "#62554A"
    readonly property color inkRed: "#A33523"
    readonly property color inkTeal: "#1F5A56"
    readonly property color inkBrass: "#7A4F06"
    // The lip below brass things, the fill of outlined buttons on paper.
    readonly property color brassShade: dark ? "#9A7430" : "#8A5E12"
    readonly property color paperBright: "#FFFDF7"
    readonly property color card: "#FBF6EA"
    readonly property color cardEdge: "#BFB095"
    // Behind words that were searched for.
    readonly property color paperHit: "#F2D58E"

    // The walnut shelf and the dashed places on it
    readonly property color walnut: "#63432E"
    readonly property color walnutEdge: "#7B5A40"
    readonly property color walnutSeam: "#B3947A"
    readonly property color veil: dark ? "#99000000" : "#80403020"

    // Names of the tiles, which are drawn once for each theme.
    readonly property string variant: dark ? evening.variant : morning.variant
}
