pragma Singleton
import QtQuick

// Sizes at scale 1. The window lays its content out in these units and draws all of it `scale` times as large.
QtObject {
    property real scale: 1
    property bool compact: false
    // Multiplies text only: 1 to 1.5.
    property real textScale: 1
    readonly property bool largeText: textScale > 1.24
    // Large letters in a small window.
    readonly property bool tight: compact && largeText

    readonly property int space1: 4
    readonly property int space2: 8
    readonly property int space3: 12
    readonly property int space4: 16
    readonly property int space5: 24
    readonly property int space6: 32
    readonly property int space7: 48
    readonly property int space8: 64
    readonly property int margin: compact ? 16 : 24
    readonly property int gap: compact ? 16 : 24
    readonly property int panelPadding: compact ? 20 : 24
    readonly property int paperPadding: compact ? 24 : 28

    readonly property int keycapRadius: 6
    readonly property int controlRadius: 12
    readonly property int paperRadius: 14
    readonly property int buttonRadius: 16
    readonly property int panelRadius: 18
    readonly property int trayRadius: 26
    readonly property int matRadius: compact ? 96 : 150
    readonly property real dieRadius: 0.22
    // Of its width; a card is 7 high where it is 5 wide.
    readonly property real cardRadius: 0.08
    readonly property real cardHeight: 1.4

    readonly property int target: 44
    readonly property int buttonHeight: 56
    readonly property int mainButtonHeight: 68
    readonly property int topBarHeight: compact ? 50 : 56
    readonly property int dieOnMat: compact ? 92 : 112
    readonly property int dieOnShelf: compact ? 70 : 86
    readonly property int dieInRow: 22
    readonly property int avatar: 60
    readonly property int avatarSmall: 30
    readonly property int dialogWidth: 496
    readonly property int drawerWidth: 420

    readonly property int ring: 3
    readonly property int ringGap: 3
    readonly property int lift: 5
    readonly property int keyLift: 10
    readonly property int winnerRise: 10

    // Roomy or compact, and the scale, for a window of this size in logical pixels.
    function fit(windowWidth: real, windowHeight: real): void {
        compact = windowWidth < 1280 || windowHeight < 800;
        scale = compact ? 1 : Math.min(3, windowWidth / 1280, windowHeight / 800);
    }
}
