pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Shell

// The sections of the settings, and the way to the page about the program. One stop for Tab; the arrows choose.
ScrollArea {
    id: list

    required property SettingsSections sections
    required property int chosen

    signal picked(index: int)
    signal aboutAsked

    function takeFocus(): void {
        focusOn(chosen);
    }

    function focusOn(index: int): void {
        (tabs.itemAt(index) as SettingsTab)?.forceActiveFocus(Qt.TabFocusReason);
    }

    function step(to: int): void {
        if (to < 0 || to >= sections.all.length)
            return;
        picked(to);
        focusOn(to);
    }

    clip: true
    contentHeight: column.height + 16
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Sections")

    Column {
        id: column

        x: 6
        y: 8
        width: list.width - 12
        spacing: 6

        Repeater {
            id: tabs

            model: list.sections.all

            delegate: SettingsTab {
                required property int index
                required property SettingsSection modelData

                objectName: "tab" + index
                width: column.width
                text: modelData.title
                iconName: modelData.iconName
                checked: index === list.chosen
                focusPolicy: checked || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
                onClicked: list.picked(index)
                Keys.onUpPressed: list.step(index - 1)
                Keys.onDownPressed: list.step(index + 1)
            }
        }

        SettingsTab {
            objectName: "about"
            width: column.width
            checkable: false
            focusPolicy: Qt.StrongFocus
            iconName: "info"
            text: qsTr("About")
            onClicked: list.aboutAsked()
            Keys.onReturnPressed: list.aboutAsked()
            Keys.onEnterPressed: list.aboutAsked()
        }
    }
}
