import QtQuick
import Riverbones.Kit

// The name of whoever sits there. What is typed stays as typed until the field is left.
NameField {
    id: field

    // As the seat has it: without spaces at its ends, for example.
    required property string given

    function show(): void {
        if (!activeFocus)
            text = given;
    }

    name: qsTr("Name")
    maximumLength: 16
    onGivenChanged: show()
    onActiveFocusChanged: show()
    Component.onCompleted: show()
}
