import QtQuick
import Riverbones.Kit

// The rows of the table's menu.
FocusScope {
    id: rows

    required property bool over

    signal carriedOn
    signal rulesAsked
    signal logAsked
    signal settingsAsked
    signal keysAsked
    signal homeAsked

    // To the row below or above, round and round.
    function step(down: bool): void {
        Window.activeFocusItem.nextItemInFocusChain(down).forceActiveFocus(Qt.TabFocusReason);
    }

    function takeFocus(): void {
        first.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.PopupMenu
    Accessible.name: qsTr("Menu")

    Keys.onUpPressed: step(false)
    Keys.onDownPressed: step(true)

    Column {
        id: column

        width: parent.width

        MenuRow {
            id: first

            objectName: "menuCarryOn"
            width: parent.width
            iconName: "play"
            text: qsTr("Carry on")
            keyText: qsTr("Esc", "the key")
            onClicked: rows.carriedOn()
        }

        MenuRow {
            objectName: "menuRules"
            width: parent.width
            iconName: "book"
            text: qsTr("Rules")
            keyText: "F1"
            onClicked: rows.rulesAsked()
        }

        MenuRow {
            objectName: "menuLog"
            width: parent.width
            iconName: "clock"
            text: qsTr("What happened")
            keyText: "L"
            onClicked: rows.logAsked()
        }

        MenuRow {
            objectName: "menuSettings"
            width: parent.width
            iconName: "sliders"
            text: qsTr("Settings")
            keyText: qsTr("Ctrl+,", "the keys")
            onClicked: rows.settingsAsked()
        }

        MenuRow {
            objectName: "menuKeys"
            width: parent.width
            iconName: "key"
            text: qsTr("Keys")
            keyText: "?"
            onClicked: rows.keysAsked()
        }

        MenuRow {
            objectName: "menuHome"
            width: parent.width
            iconName: "exit"
            text: rows.over ? qsTr("Back to the start") : qsTr("Save and go home")
            subText: rows.over ? "" : qsTr("Nothing is lost: you can go on from here at any time.")
            onClicked: rows.homeAsked()
        }
    }
}
