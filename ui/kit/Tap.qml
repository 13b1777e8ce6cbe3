import QtQuick

// A click or a touch, however long it takes: some people press slowly.
TapHandler {
    longPressThreshold: 3600
}
