pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// Search, and below it all games with their chapters. Up and Down move through them.
FocusScope {
    id: contents

    required property RulesReading reading
    readonly property Item focused: Window.activeFocusItem

    // A chapter or a search has been chosen.
    signal chosen
    // Out of the field, into what was found.
    signal readAsked

    function search(): void {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }

    function step(forward: bool): void {
        const next = focused?.nextItemInFocusChain(forward) ?? null;
        if (next && list.contains(list.mapFromItem(next, 1, 1)) && within(next))
            next.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    function within(item: Item): bool {
        let parent = item.parent;
        while (parent && parent !== contents)
            parent = parent.parent;
        return parent !== null;
    }

    NameField {
        id: field

        objectName: "rulesSearch"
        width: parent.width
        name: qsTr("Search the rules")
        iconName: "search"
        text: contents.reading.sought
        onEdited: text => contents.reading.search(text)
        onAccepted: contents.readAsked()
        Keys.onEscapePressed: event => {
            event.accepted = contents.reading.sought !== "";
            contents.reading.search("");
        }
    }

    ScrollArea {
        id: list

        y: field.height + Metrics.space4
        width: parent.width
        height: parent.height - y
        contentHeight: games.height
        clip: true
        Keys.onUpPressed: contents.step(false)
        Keys.onDownPressed: contents.step(true)

        Column {
            id: games

            width: list.width
            spacing: Metrics.space2

            Repeater {
                model: contents.reading.books

                RulesGame {
                    required property RulesBook modelData

                    width: games.width
                    book: modelData
                    reading: contents.reading
                    onChosen: contents.chosen()
                }
            }
        }
    }
}
