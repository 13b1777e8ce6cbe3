pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// The very first screen: language, name, picture, and nothing else. Theme and motion follow the system.
Page {
    id: page

    required property Preferences preferences
    required property Languages languages

    readonly property bool mirrored: LayoutMirroring.enabled
    readonly property int edge: Metrics.compact ? 20 : 40

    function begin(): void {
        preferences.people.add(form.name, form.picture);
        // This page goes with it.
        preferences.welcomed = true;
    }

    firstFocus: form.nameField
    Accessible.name: qsTr("Welcome to Riverbones")

    Image {
        width: parent.width
        y: parent.height * 0.36
        height: 300
        source: "qrc:/art/textures/river-" + Theme.variant + ".svg"
        sourceSize.width: width
        sourceSize.height: height
        fillMode: Image.Stretch
        opacity: Theme.dark ? 0.45 : 0.6
        visible: !Theme.strongContrast
        Accessible.ignored: true
    }

    Item {
        id: side

        x: page.mirrored ? parent.width - width : 0
        width: parent.width - sheet.width - page.edge
        height: parent.height

        Image {
            id: logo

            x: (parent.width - width) / 2
            y: parent.height * 0.19
            width: Math.min(372, parent.width - 64)
            fillMode: Image.PreserveAspectFit
            source: "qrc:/art/brand/logo-on-" + Theme.variant + ".svg"
            sourceSize.width: width * Metrics.scale * Screen.devicePixelRatio
            Accessible.role: Accessible.Graphic
            Accessible.name: Qt.application.name
        }

        Heading {
            anchors.left: logo.left
            anchors.right: logo.right
            anchors.top: logo.bottom
            anchors.topMargin: 28
            text: qsTr("Dice, cards and good company around one table.")
            font.weight: Font.Normal
        }

        Repeater {
            model: [[5, 0.02, -8, 0], [2, 0.36, 6, 0.06], [0, 0.7, 0, -0.005]]

            delegate: Die {
                required property var modelData

                x: logo.x + logo.width * modelData[1]
                y: side.height * (0.56 + modelData[3])
                size: logo.width * 0.27
                face: Math.max(1, modelData[0])
                covered: modelData[0] === 0
                lean: modelData[2]
            }
        }
    }

    Paper {
        id: sheet

        x: page.mirrored ? page.edge * 2 : parent.width - width - page.edge * (Metrics.compact ? 1 : 2)
        y: (parent.height - height) / 2
        width: Metrics.compact ? 560 : 576
        height: Math.min(area.contentHeight + 2 * area.anchors.margins, parent.height - 2 * page.edge)

        ScrollArea {
            id: area

            anchors.fill: parent
            anchors.margins: Metrics.compact ? 16 : 26
            clip: true
            contentHeight: form.height + 12

            FirstStartForm {
                id: form

                // Room for focus rings.
                x: 12
                y: 6
                width: area.width - 24
                languages: page.languages
                onBegun: page.begin()
            }
        }
    }
}
