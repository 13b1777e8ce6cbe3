import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell

Page {
    id: page

    required property Preferences preferences
    required property Sounds sounds
    required property Languages languages

    firstFocus: bar.leftButton
    Accessible.name: bar.title

    TopBar {
        id: bar

        width: parent.width
        title: qsTr("Settings")
        leftText: qsTr("Back")
        onLeftClicked: page.leaveAsked()
    }
}
