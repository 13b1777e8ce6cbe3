pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// Who plays at this computer: names and pictures, to be changed, taken away and added.
SettingsPart {
    id: part

    readonly property People people: preferences.people

    function callOf(name: string, index: int): string {
        return name === "" ? qsTr("Player %1").arg(index + 1) : name;
    }

    spacing: 10

    Words {
        width: parent.width
        visible: part.people.count === 0
        text: qsTr("Nobody is remembered yet. Whoever sits down at a table with a name will be here.")
        color: Theme.text2
    }

    Repeater {
        id: rows

        model: part.people

        delegate: PersonRow {
            required property int index

            width: part.width
            call: part.callOf(name, index)
            onNamed: name => part.people.setName(index, name)
            onPictured: picture => part.people.setPicture(index, picture)
            onRemoveAsked: {
                question.person = index;
                question.open();
            }
        }
    }

    PushButton {
        id: add

        objectName: "addPerson"
        kind: PushButton.Plain
        iconName: "plus"
        text: qsTr("Add a person")
        closed: part.people.full
        reason: qsTr("There is no room for more.")
        onClicked: {
            part.people.add("", part.people.freePicture());
            (rows.itemAt(rows.count - 1) as PersonRow)?.takeFocus();
        }
    }

    Question {
        id: question

        property int person: 0

        title: qsTr("Take this person off the list?")
        text: qsTr("%1 can be added again at any time. Saved games stay as they are.").arg(part.callOf(part.people.name(person), person))
        harmlessText: qsTr("Keep")
        harmfulText: qsTr("Take off")
        onHarmfulChosen: {
            part.people.remove(person);
            add.forceActiveFocus(Qt.OtherFocusReason);
        }
    }
}
