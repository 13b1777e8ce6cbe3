import QtQuick
import Riverbones.Shell

// The sections of the settings in their order.
QtObject {
    readonly property list<SettingsSection> all: [
        SettingsSection {
            title: qsTr("Look")
            iconName: "palette"
            file: "SettingsLook.qml"
        },
        SettingsSection {
            title: qsTr("Reading and access")
            iconName: "text"
            file: "SettingsReading.qml"
        },
        SettingsSection {
            title: qsTr("Sound")
            iconName: "speaker"
            file: "SettingsSound.qml"
        },
        SettingsSection {
            title: qsTr("At the table")
            iconName: "die"
            file: "SettingsTable.qml"
        },
        SettingsSection {
            title: qsTr("Players on this device")
            iconName: "person"
            file: "SettingsPeople.qml"
        },
        SettingsSection {
            title: qsTr("Language")
            iconName: "globe"
            file: "SettingsLanguage.qml"
        }
    ]
}
