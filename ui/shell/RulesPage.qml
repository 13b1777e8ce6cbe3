import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell

Page {
    id: page

    required property list<string> games
    required property Preferences preferences
    required property Languages languages
    property string gameId: ""
    property string chapter: ""

    firstFocus: bar.leftButton
    Accessible.name: bar.title

    TopBar {
        id: bar

        width: parent.width
        title: qsTr("Rules")
        leftText: qsTr("Back")
        onLeftClicked: page.leaveAsked()
    }
}
