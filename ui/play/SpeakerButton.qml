import QtQuick
import Riverbones.Kit
import Riverbones.Play

// Shows whether there is sound, and says what a press does.
IconButton {
    id: button

    required property Preferences preferences

    readonly property bool muted: preferences !== null && preferences.muted

    objectName: "speakerButton"
    iconName: muted ? "speaker-off" : "speaker"
    text: muted ? qsTr("Sound on (M)") : qsTr("Sound off (M)")
    onClicked: preferences.muted = !muted
}
