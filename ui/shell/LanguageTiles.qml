pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// The languages, each in its own words. Choosing one changes the screen at once. The arrows walk along them.
Grid {
    id: grid

    required property Languages languages
    property bool paper: false

    function step(to: int): void {
        (tiles.itemAt(to) as PickTile)?.forceActiveFocus(Qt.TabFocusReason);
    }

    columns: 2
    columnSpacing: 10
    rowSpacing: 10
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Language")

    Repeater {
        id: tiles

        model: grid.languages.names

        delegate: PickTile {
            id: tile

            required property int index
            required property string modelData

            objectName: "language-" + grid.languages.codes[index]
            width: (grid.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns
            height: Math.max(Metrics.compact ? 46 : 52, implicitContentHeight + 20)
            leftPadding: 18
            rightPadding: 18
            paper: grid.paper
            text: modelData
            checked: index === grid.languages.current
            onClicked: grid.languages.choose(grid.languages.codes[index])
            Keys.onLeftPressed: grid.step(mirrored ? index + 1 : index - 1)
            Keys.onRightPressed: grid.step(mirrored ? index - 1 : index + 1)
            Keys.onUpPressed: grid.step(index - grid.columns)
            Keys.onDownPressed: grid.step(index + grid.columns)

            contentItem: Row {
                spacing: 8

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - 30
                    text: tile.text
                    font.pixelSize: Type.bodyLarge
                    font.weight: tile.checked ? Font.Bold : Font.DemiBold
                    color: grid.paper ? Theme.ink : Theme.text
                    Accessible.ignored: true
                }

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    size: 22
                    name: tile.checked ? "check" : ""
                    colour: grid.paper ? Theme.inkTeal : Theme.brassText
                }
            }
        }
    }
}
