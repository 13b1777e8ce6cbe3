import QtQuick
import Riverbones.Theme

// The drawing of one card, or of the back of all of them. It is read in the background, twice as fine as it is shown, so
// that a leaning card stays smooth and a deal waits for nothing; until it is there the card is blank.
Rectangle {
    id: face

    // 0 (two of clubs) to 51 (ace of spades); -1: the back.
    required property int card
    // Rank over suit, as large as they go; narrow cards always have it.
    property bool largePrint: Theme.largePrint
    property bool fourColours: Theme.fourColours

    readonly property bool compact: largePrint || width < 60
    readonly property alias ready: drawing.ready
    readonly property string drawn: card < 0 ? "cards/back" : (compact ? "cards-compact/" : "cards/") + "23456789TJQKA".charAt(card >> 2).replace("T", "10") + "cdhs".charAt(card & 3) + (fourColours && (card & 3) < 2 ? "-four" : "")

    radius: width * Metrics.cardRadius
    color: Theme.card
    border.width: Theme.strongContrast ? 2 : 1
    border.color: Theme.strongContrast ? Theme.ink : Theme.cardEdge
    antialiasing: true
    Accessible.ignored: true

    Image {
        id: drawing

        readonly property bool ready: status === Image.Ready

        anchors.fill: parent
        // Its own outline covers the one below.
        anchors.margins: Theme.strongContrast ? 2 : 0
        source: face.width > 0 ? "qrc:/art/" + face.drawn + ".svg" : ""
        sourceSize.width: Math.round(2 * face.width * Metrics.scale * Screen.devicePixelRatio)
        sourceSize.height: Math.round(2 * face.height * Metrics.scale * Screen.devicePixelRatio)
        asynchronous: true
        mipmap: true
        smooth: true
        antialiasing: true
        Accessible.ignored: true
    }
}
