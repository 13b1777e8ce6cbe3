pragma Singleton
import QtQuick

// Durations in milliseconds. Nothing may wait for an animation before it decides: the picture follows.
QtObject {
    enum Mode {
        Full,
        Reduced,
        None
    }

    property int mode: Motion.Full
    readonly property bool full: mode === Motion.Full

    readonly property int press: pick(90, 0)
    readonly property int hover: pick(120, 0)
    readonly property int fade: pick(160, 120)
    readonly property int slide: pick(220, 0)
    readonly property int deal: pick(260, 0)
    readonly property int dealApart: pick(70, 0)
    readonly property int flip: pick(320, 120)
    readonly property int roll: pick(900, 120)
    readonly property int rollApart: pick(180, 0)
    readonly property int chip: pick(280, 0)
    readonly property int pot: pick(420, 120)
    readonly property int count: pick(400, 0)
    readonly property int keyLift: pick(240, 0)
    readonly property int showdown: pick(360, 120)
    readonly property int banner: 1200

    // How long a click or a key does nothing after what it would do has changed. Tests that are in a hurry set it to 0.
    property int guard: 300
    // How long a toast stays: reading time, not motion.
    readonly property int toast: full ? 4000 : 6000

    function pick(whole: int, reduced: int): int {
        switch (mode) {
        case Motion.Full:
            return whole;
        case Motion.Reduced:
            return reduced;
        default:
            return 0;
        }
    }
}
