import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell

// Holds the page that was opened from the first screen, and passes on what it says.
Loader {
    id: pages

    readonly property Page page: item as Page
    readonly property GamePage table: item as GamePage

    signal pageLeft
    signal failed(message: string)
    signal started(table: SeatList)
    signal continued(saved: SavedGame)
    signal fileAsked
    signal rulesAsked(chapter: string)
    signal settingsAsked

    onStatusChanged: if (status === Loader.Error)
        failed(qsTr("A part of Riverbones is missing."))

    Connections {
        target: pages.page

        function onLeaveAsked(): void {
            pages.pageLeft();
        }

        function onRulesAsked(chapter: string): void {
            pages.rulesAsked(chapter);
        }

        function onSettingsAsked(): void {
            pages.settingsAsked();
        }
    }

    Connections {
        target: pages.table

        function onFailed(message: string): void {
            pages.failed(message);
        }
    }

    Connections {
        target: pages.item as SetUpPage

        function onStarted(table: SeatList): void {
            pages.started(table);
        }
    }

    Connections {
        target: pages.item as SavesPage

        function onContinued(saved: SavedGame): void {
            pages.continued(saved);
        }

        function onFileAsked(): void {
            pages.fileAsked();
        }
    }
}
