pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// Everything that can be set: sections on the left, the chosen one in the middle, and what it looks like on the right
// where there is room. Changes apply at once.
Page {
    id: page

    required property Preferences preferences
    required property Sounds sounds
    required property Languages languages

    property int chosen: 0
    readonly property int edge: Metrics.margin

    function takeFocus(): void {
        tabs.takeFocus();
    }

    groups: [tabs, panel, lower]
    Accessible.name: bar.title

    SettingsSections {
        id: sections
    }

    TopBar {
        id: bar

        width: parent.width
        title: qsTr("Settings")
        leftText: qsTr("Back")
        onLeftClicked: page.leaveAsked()
    }

    SettingsTabs {
        id: tabs

        anchors.left: parent.left
        anchors.leftMargin: page.edge
        anchors.top: bar.bottom
        anchors.topMargin: 16
        anchors.bottom: lower.top
        anchors.bottomMargin: 16
        width: Metrics.compact ? 240 : 250
        sections: sections
        chosen: page.chosen
        onPicked: index => page.chosen = index
        onAboutAsked: page.aboutAsked()
    }

    SettingsPanel {
        id: panel

        anchors.left: tabs.right
        anchors.leftMargin: page.edge
        anchors.right: preview.visible ? preview.left : parent.right
        anchors.rightMargin: page.edge
        anchors.top: bar.bottom
        anchors.topMargin: 16
        anchors.bottom: parent.bottom
        anchors.bottomMargin: page.edge
        section: sections.all[page.chosen]
        preferences: page.preferences
        sounds: page.sounds
        languages: page.languages
        onKeysAsked: page.keysAsked()
    }

    SettingsPreview {
        id: preview

        anchors.right: parent.right
        anchors.rightMargin: page.edge
        anchors.top: bar.bottom
        anchors.topMargin: 16
        anchors.bottom: lower.top
        anchors.bottomMargin: 16
        width: 372
        visible: !Metrics.compact
        people: page.preferences.people
    }

    Item {
        id: lower

        x: Metrics.compact !== page.LayoutMirroring.enabled ? page.edge : parent.width - width - page.edge
        anchors.bottom: parent.bottom
        anchors.bottomMargin: page.edge
        width: Metrics.compact ? tabs.width : preview.width
        height: putBack.height

        PushButton {
            id: putBack

            objectName: "putBack"
            width: parent.width
            text: qsTr("Put everything back")
            onClicked: question.open()
        }
    }

    Question {
        id: question

        title: qsTr("Put everything back?")
        text: qsTr("Look, reading, sound and table will be as they were at first. Language, players and saved games stay.")
        harmlessText: qsTr("Keep my settings")
        harmfulText: qsTr("Put back")
        onHarmfulChosen: page.preferences.putBack()
    }
}
