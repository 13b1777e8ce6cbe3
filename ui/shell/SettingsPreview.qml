pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// A corner of a table, as it looks with what is set.
Item {
    id: preview

    required property People people

    Accessible.role: Accessible.Graphic
    Accessible.name: title.text

    Words {
        id: title

        width: parent.width
        text: qsTr("Preview")
        color: Theme.text2
        Accessible.ignored: true
    }

    Mat {
        id: mat

        anchors.top: title.bottom
        anchors.topMargin: 12
        anchors.bottom: words.top
        anchors.bottomMargin: 18
        width: parent.width
        cornerRadius: 70

        Rectangle {
            id: plate

            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height * 0.1
            width: Math.min(parent.width - 40, 76 + Math.ceil(who.implicitWidth) + 26)
            height: Math.max(56, who.implicitHeight + 16)
            radius: height / 2
            color: Theme.plate
            border.width: Theme.strongContrast ? 2 : 0
            border.color: Theme.text2

            Avatar {
                x: -2
                anchors.verticalCenter: parent.verticalCenter
                picture: preview.people.firstPicture === "" ? "person-1" : preview.people.firstPicture
                size: 60
            }

            Words {
                id: who

                x: 72
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x - 20
                text: preview.people.firstName === "" ? qsTr("Player %1").arg(1) : preview.people.firstName
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                font.weight: Font.Bold
                font.pixelSize: Type.number
                Accessible.ignored: true
            }
        }

        PreviewPieces {
            id: pieces

            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height * 0.27
        }

        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: pieces.bottom
            anchors.topMargin: 14
            width: parent.width - 48
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Six, one and four")
            color: Theme.textOnFelt
            font.pixelSize: Type.number
            Accessible.ignored: true
        }

        Paper {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: parent.height * 0.06
            width: parent.width - 72
            height: sample.height + 26

            Column {
                id: sample

                x: 18
                y: 12
                width: parent.width - 36

                Heading {
                    width: parent.width
                    paper: true
                    text: qsTr("The scorecard")
                    font.pixelSize: Type.h3
                    Accessible.ignored: true
                }

                Words {
                    width: parent.width
                    text: qsTr("Small words look like this.")
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
        }
    }

    Words {
        id: words

        anchors.bottom: parent.bottom
        width: parent.width
        text: qsTr("Changes apply at once and are kept on this device.")
        color: Theme.text2
        font.pixelSize: Type.small
    }
}
