pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// The first screen: the games, all of equal rank, and the match that waits to be carried on.
Page {
    id: home

    required property list<string> games
    required property Storage storage
    required property Preferences preferences
    required property Languages languages

    signal chosen(gameId: string)
    signal continued(saved: SavedGame)
    signal fileAsked
    signal savesAsked
    signal quit

    readonly property int edge: Metrics.compact ? 32 : 48

    groups: [table, strip, bottomRow]

    // The usual next step: to carry on, or to choose a game.
    function takeFocus(): void {
        const newest = strips.itemAt(0) as SavedStrip;
        if (newest)
            newest.takeFocus();
        else
            cards.itemAt(0)?.forceActiveFocus(Qt.OtherFocusReason);
    }

    Accessible.name: Qt.application.name

    Image {
        id: logo

        x: mirrored ? home.width - width - home.edge - 10 : home.edge + 10
        y: Metrics.compact ? 20 : 30
        height: Metrics.compact ? 48 : 59
        fillMode: Image.PreserveAspectFit
        source: "qrc:/art/brand/logo-on-" + Theme.variant + ".svg"
        sourceSize.height: height * Metrics.scale * Screen.devicePixelRatio
        readonly property bool mirrored: home.LayoutMirroring.enabled
        Accessible.role: Accessible.Graphic
        Accessible.name: Qt.application.name
    }

    HomeGreeting {
        id: greeting

        anchors.right: parent.right
        anchors.rightMargin: home.edge
        y: logo.y + (logo.height - height) / 2
        people: home.preferences.people
    }

    Row {
        id: table

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: strip.visible ? strip.top : bottomRow.top
        anchors.leftMargin: home.edge
        anchors.rightMargin: home.edge
        anchors.topMargin: Metrics.compact ? 98 : 134
        anchors.bottomMargin: Metrics.gap
        spacing: Metrics.gap

        Repeater {
            id: cards

            model: home.games

            delegate: GameCard {
                id: card

                required property string modelData

                objectName: "card-" + modelData
                width: (table.width - (cards.count - 1) * table.spacing) / cards.count
                height: table.height
                wide: cards.count === 1
                game: Game {
                    gameId: card.modelData
                }
                onClicked: home.chosen(modelData)
            }
        }
    }

    Item {
        id: strip

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: bottomRow.top
        anchors.leftMargin: home.edge
        anchors.rightMargin: home.edge
        anchors.bottomMargin: Metrics.compact ? 14 : 20
        height: childrenRect.height
        visible: home.storage.count > 0

        Repeater {
            id: strips

            model: home.storage

            // One strip stands for all: the newest.
            delegate: SavedStrip {
                required property int index

                active: index === 0
                width: strip.width
                games: home.games
                more: home.storage.count - 1
                onContinued: saved => home.continued(saved)
                onFileAsked: home.fileAsked()
                onMoreAsked: home.savesAsked()
            }
        }
    }

    HomeLinks {
        id: bottomRow

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: home.edge - 12
        anchors.rightMargin: home.edge - 12
        anchors.bottomMargin: Metrics.compact ? 26 : 44
        languages: home.languages
        onRulesAsked: home.rulesAsked("")
        onSettingsAsked: home.settingsAsked()
        onQuit: home.quit()
    }
}
