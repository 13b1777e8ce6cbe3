import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell

// The section of the settings that is open.
Panel {
    id: panel

    required property SettingsSection section
    required property Preferences preferences
    required property Sounds sounds
    required property Languages languages

    property bool ready: false

    signal keysAsked

    function show(): void {
        area.contentY = 0;
        shown.setSource("qrc:/qt/qml/Riverbones/Shell/" + section.file, {
            preferences: preferences,
            sounds: sounds,
            languages: languages
        });
    }

    onSectionChanged: if (ready)
        show()
    Component.onCompleted: {
        ready = true;
        show();
    }

    ScrollArea {
        id: area

        // Room for focus rings.
        anchors.fill: parent
        anchors.margins: 14
        clip: true
        contentHeight: column.height + 24

        Column {
            id: column

            x: 12
            y: 12
            width: area.width - 24
            spacing: 14

            Heading {
                width: parent.width
                text: panel.section.title
            }

            Loader {
                id: shown

                width: parent.width
            }
        }
    }

    Connections {
        target: shown.item as SettingsPart

        function onKeysAsked(): void {
            panel.keysAsked();
        }
    }
}
