import QtQuick
import Riverbones.Kit

// The rows of the table's menu.
FocusScope {
    id: rows

    required property bool over
    required property bool withSeats

    signal carriedOn
    signal rulesAsked
    signal seatsAsked
    signal houseRulesAsked
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
            objectName: "menuHouseRules"
            width: parent.width
            visible: rows.withSeats
            iconName: "info"
            text: qsTr("House rules")
            onClicked: rows.houseRulesAsked()
        }

        MenuRow {
            objectName: "menuSeats"
            width: parent.width
            visible: rows.withSeats && !rows.over
            iconName: "people"
            text: qsTr("At the table…")
            subText: qsTr("Leave, come back, buy chips, let a bot play")
            onClicked: rows.seatsAsked()
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
