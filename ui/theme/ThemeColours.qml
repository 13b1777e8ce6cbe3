import QtQuick

// The colours of a theme that are also shown while the other one is on.
QtObject {
    // Name of the tiles.
    required property string variant
    required property color room
    required property color text
    required property color felt
    required property color feltDeep
    required property color stitch
    required property color ring
}
