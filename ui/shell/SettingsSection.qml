import QtQuick

// A section of the settings. Its file is a SettingsPart.
QtObject {
    required property string title
    required property string iconName
    required property string file
}
