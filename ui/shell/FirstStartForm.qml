pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// What is asked on the first start.
Column {
    id: form

    required property Languages languages

    readonly property alias nameField: field
    readonly property alias name: field.text
    property string picture: "person-1"
    readonly property int most: 16

    signal begun

    spacing: Metrics.compact ? 8 : 12

    Heading {
        width: parent.width
        paper: true
        text: qsTr("Choose a language")
    }

    LanguageTiles {
        width: parent.width
        paper: true
        languages: form.languages
        rowSpacing: Metrics.compact ? 6 : 10
    }

    Heading {
        width: parent.width
        topPadding: Metrics.compact ? 6 : 14
        paper: true
        text: qsTr("What shall we call you?")
    }

    NameField {
        id: field

        objectName: "name"
        width: parent.width
        paper: true
        name: qsTr("Your name")
        maximumLength: form.most
        note: full ? fullWords : ""
        onAccepted: form.begun()
    }

    Heading {
        id: faceHeading

        width: parent.width
        topPadding: Metrics.compact ? 4 : 8
        paper: true
        text: qsTr("Pick a face")
        font.pixelSize: Type.h3
    }

    PictureFaces {
        paper: true
        bots: false
        picture: form.picture
        Accessible.role: Accessible.Grouping
        Accessible.name: faceHeading.text
        onChosen: picture => form.picture = picture
    }

    Item {
        width: parent.width
        height: Math.max(begin.height, note.height) + (Metrics.compact ? 4 : 12)

        Words {
            id: note

            anchors.left: parent.left
            anchors.right: begin.left
            anchors.rightMargin: 16
            anchors.verticalCenter: begin.verticalCenter
            text: qsTr("No account, no network. Everything stays on this device.")
            color: Theme.ink2
            font.pixelSize: Type.small
        }

        PushButton {
            id: begin

            objectName: "begin"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: Metrics.compact ? 2 : 6
            width: Math.min(Math.max(180, implicitWidth), parent.width * 0.6)
            kind: PushButton.Primary
            paper: true
            text: qsTr("Begin")
            keyText: field.activeFocus ? "↵" : ""
            onClicked: form.begun()
        }
    }
}
