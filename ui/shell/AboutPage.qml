pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// What the program is, whose it is, how its dice are thrown, and which translations wait for a reader.
Page {
    id: page

    required property Languages languages

    firstFocus: text
    groups: [sheet, bar]
    Accessible.name: bar.title

    Format {
        id: format
    }

    Versions {
        id: versions
    }

    TopBar {
        id: bar

        width: parent.width
        title: qsTr("About")
        leftText: qsTr("Back")
        onLeftClicked: page.leaveAsked()
    }

    Paper {
        id: sheet

        anchors.top: bar.bottom
        anchors.topMargin: 8
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Metrics.margin
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Metrics.margin, 820)

        ReadingArea {
            id: text

            objectName: "text"
            anchors.fill: parent
            anchors.margins: 6
            paper: true
            name: bar.title
            contentHeight: column.height + 2 * column.y

            Column {
                id: column

                x: Metrics.paperPadding
                y: Metrics.paperPadding - 14
                width: text.width - 2 * x
                spacing: 6

                Image {
                    height: 46
                    fillMode: Image.PreserveAspectFit
                    source: "qrc:/art/brand/logo-on-light.svg"
                    sourceSize.height: height * Metrics.scale * Screen.devicePixelRatio
                    Accessible.role: Accessible.Graphic
                    Accessible.name: Qt.application.name
                }

                Words {
                    objectName: "version"
                    width: parent.width
                    text: qsTr("Version %1").arg(Qt.application.version)
                    color: Theme.ink2
                }

                AboutPart {
                    title: qsTr("A table by a river on a quiet evening")
                    paragraphs: [
                        qsTr("Riverbones is a free program for the people around one computer: with each other, with bots from gentle to sharp, or any mix of both."),
                        qsTr("There is no account, no advertising, no shop and no real money, and nothing leaves your computer.")]
                }

                AboutPart {
                    title: qsTr("How the dice are thrown")
                    paragraphs: [
                        qsTr("Each match has a secret of 256 random bits, drawn by your operating system when the match begins. Every die follows from that secret and from its place in the match: whose turn it is, which roll, which die. The rule for this is the SHA-256 hash, and all six faces are equally likely."),
                        qsTr("Nothing else decides. No die is chosen to help or hinder anybody, and bots see no more than you do: what lies on the table."),
                        qsTr("The secret stands in the file of the match, so every roll can be computed again by anybody who wants to check.")]
                }

                AboutPart {
                    objectName: "translations"
                    visible: page.languages.unread.length > 0
                    title: qsTr("Translations")
                    paragraphs: [
                        //: %1 is a list of languages, each in its own words
                        qsTr("No native speaker has read these translations yet: %1.").arg(format.list(page.languages.unread)),
                        qsTr("If one of them is your language, please tell us what sounds wrong.")]
                }

                AboutPart {
                    title: qsTr("Licences")
                    paragraphs: [
                        qsTr("Riverbones, its drawings and its sounds are free under the MIT licence."),
                        qsTr("Double Hold'em is a trademark of TableBrain Corp. Riverbones is independent of it."),
                        //: %1 is the version
                        qsTr("It is built with Qt %1, which is free under the GNU Lesser General Public License, version 3.").arg(versions.qt),
                        qsTr("The typefaces are Lato by Łukasz Dziedzic and Vollkorn by Friedrich Althausen, both under the SIL Open Font License, version 1.1.")]
                }
            }
        }
    }
}
