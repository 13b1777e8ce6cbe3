import QtQuick
import Riverbones.Kit

// Something that is on or off.
SettingsRow {
    id: row

    required property bool on

    signal turned(on: bool)

    ToggleSwitch {
        text: row.title
        checked: row.on
        onToggled: row.turned(checked)
    }
}
