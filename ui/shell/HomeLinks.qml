pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// What else there is: below the games, in as many lines as it takes.
Item {
    id: links

    required property Languages languages

    readonly property real lineHeight: Math.max(Metrics.target, quitButton.implicitContentHeight + 12)

    signal rulesAsked
    signal settingsAsked
    signal quit

    implicitHeight: Math.max(flow.height, quitButton.height)

    Flow {
        id: flow

        anchors.left: parent.left
        anchors.right: quitButton.left
        anchors.rightMargin: 16
        spacing: 8

        PushButton {
            objectName: "rules"
            height: links.lineHeight
            kind: PushButton.Plain
            iconName: "book"
            text: qsTr("Rules")
            onClicked: links.rulesAsked()
        }

        PushButton {
            objectName: "settings"
            height: links.lineHeight
            kind: PushButton.Plain
            iconName: "sliders"
            text: qsTr("Settings")
            onClicked: links.settingsAsked()
        }

        LanguageChoice {
            leftPadding: 12
            languages: links.languages
        }
    }

    PushButton {
        id: quitButton

        objectName: "quit"
        anchors.right: parent.right
        height: links.lineHeight
        kind: PushButton.Plain
        iconName: "exit"
        text: qsTr("Quit")
        onClicked: links.quit()
    }
}
