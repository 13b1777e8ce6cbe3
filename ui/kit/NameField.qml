pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Theme

// A line to type in, with what is wrong with it below. What was typed stays as typed.
FocusScope {
    id: field

    // What is asked for; also drawn while nothing is typed yet if there is no placeholder.
    required property string name
    property string placeholder: ""
    property string error: ""
    // Something to know that is not wrong, also below.
    property string note: ""
    property string iconName: ""
    // What is typed reaches the end of what fits: a letter more is left out, and that is said aloud.
    readonly property bool full: input.length >= input.maximumLength
    readonly property string fullWords: qsTr("That is as long as a name can be.")
    property bool paper: false
    property alias text: input.text
    property alias maximumLength: input.maximumLength
    property alias inputMethodHints: input.inputMethodHints
    property alias validator: input.validator

    signal edited(string text)
    signal accepted

    function selectAll(): void {
        input.selectAll();
    }

    function tellFull(): void {
        // Edited comes before what hangs on the length has followed.
        if (input.length >= input.maximumLength && input.selectedText === "")
            Voice.announcer?.answer(fullWords);
    }

    implicitWidth: 280
    implicitHeight: column.implicitHeight
    onEdited: tellFull()

    Column {
        id: column

        width: parent.width
        spacing: 6

        T.TextField {
            id: input

            focus: true
            width: parent.width
            height: Math.max(Metrics.target, contentHeight + 16)
            leftPadding: sign.visible && !LayoutMirroring.enabled ? 46 : 14
            rightPadding: sign.visible && LayoutMirroring.enabled ? 46 : 14
            verticalAlignment: TextInput.AlignVCenter
            font.family: Type.ui
            font.pixelSize: Type.bodyLarge
            font.weight: Font.DemiBold
            color: field.paper ? Theme.ink : Theme.text
            selectionColor: Theme.inkTeal
            selectedTextColor: Theme.paper
            selectByMouse: true
            Accessible.name: field.name
            Accessible.description: words.text
            onTextEdited: field.edited(text)
            onAccepted: field.accepted()
            // A letter for which there is no room edits nothing.
            Keys.onPressed: event => {
                if (event.text >= " " && event.key !== Qt.Key_Delete)
                    field.tellFull();
                event.accepted = false;
            }

            background: Rectangle {
                radius: Metrics.controlRadius
                color: field.paper ? Theme.paperBright : Theme.room
                border.width: field.error !== "" ? 2 : Theme.outline
                border.color: field.error !== "" ? problem.colour : field.paper ? Theme.ink2 : Theme.line
            }

            Icon {
                id: sign

                anchors.left: parent.left
                anchors.leftMargin: 14
                anchors.verticalCenter: parent.verticalCenter
                name: field.iconName
                size: 20
                colour: field.paper ? Theme.ink2 : Theme.text2
            }

            Words {
                anchors.fill: parent
                anchors.leftMargin: input.leftPadding
                anchors.rightMargin: input.rightPadding
                visible: input.length === 0 && input.preeditText === ""
                text: field.placeholder !== "" ? field.placeholder : field.name
                color: field.paper ? Theme.ink2 : Theme.text2
                font.pixelSize: Type.bodyLarge
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }

            FocusRing {
                around: input
                paper: field.paper
                cornerRadius: Metrics.controlRadius
                visible: input.activeFocus
            }
        }

        Row {
            id: problem

            readonly property bool wrong: field.error !== ""
            readonly property color colour: {
                if (wrong)
                    return field.paper ? Theme.inkRed : Theme.danger;
                return field.paper ? Theme.inkTeal : Theme.focus;
            }

            visible: words.text !== ""
            width: parent.width
            spacing: 6

            Icon {
                id: warning

                name: problem.wrong ? "warning" : "info"
                size: 18
                colour: problem.colour
            }

            Words {
                id: words

                width: parent.width - warning.width - parent.spacing
                text: problem.wrong ? field.error : field.note
                color: problem.colour
                font.pixelSize: Type.caption
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
        }
    }
}
