import QtQuick

// Alt with an arrow moves a seat past its neighbour.
Item {
    id: moves

    required property bool up
    required property bool down

    signal moved(by: int)

    Shortcut {
        enabled: moves.enabled && moves.up
        sequence: "Alt+Up"
        onActivated: moves.moved(-1)
    }

    Shortcut {
        enabled: moves.enabled && moves.down
        sequence: "Alt+Down"
        onActivated: moves.moved(1)
    }
}
