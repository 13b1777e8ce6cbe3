import QtQuick
import Riverbones.Theme

// Closed for a moment after `meaning` has changed: a click or a key that comes then was meant for what was there
// before. Whoever acts on it asks whether it is `open`; nothing looks any different meanwhile.
Timer {
    id: guard

    required property string meaning

    readonly property bool open: !running || interval <= 0

    interval: Motion.guard
    onMeaningChanged: restart()
}
