pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// One seat: who sits there, and everything that can be changed about it.
Panel {
    id: row

    required property int index
    required property string name
    required property string displayName
    required property string picture
    required property bool bot
    required property int level
    required property SeatList seats
    required property People people

    readonly property bool hasFocus: holds(Window.activeFocusItem)

    signal moveAsked(to: int)
    signal stepAsked(to: int)
    signal removeAsked

    function focusGrip(): void {
        grip.forceActiveFocus(Qt.TabFocusReason);
    }

    function holds(item: Item): bool {
        let parent = item;
        while (parent && parent !== row)
            parent = parent.parent;
        return parent !== null;
    }

    implicitHeight: Math.max(Metrics.compact ? 64 : 76, kind.height + 16)
    Accessible.role: Accessible.ListItem
    Accessible.name: bot ? qsTr("Seat %1, %2, bot").arg(index + 1).arg(displayName) : qsTr("Seat %1, %2, person").arg(index + 1).arg(displayName)

    SeatMoves {
        enabled: row.hasFocus
        up: row.index > 0
        down: row.index < row.seats.count - 1
        onMoved: by => row.moveAsked(row.index + by)
    }

    SeatGrip {
        id: grip

        objectName: "grip"
        anchors.left: parent.left
        anchors.leftMargin: 6
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Move %1").arg(row.displayName)
        rowStep: row.height + 10
        onDragged: rows => row.moveAsked(Math.max(0, Math.min(row.index + rows, row.seats.count - 1)))
        Keys.onUpPressed: row.stepAsked(Math.max(0, row.index - 1))
        Keys.onDownPressed: row.stepAsked(row.index + 1)
        Keys.onDeletePressed: row.removeAsked()
    }
    PictureButton {
        id: face

        objectName: "picture"
        anchors.left: grip.right
        anchors.leftMargin: 2
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Picture of %1").arg(row.displayName)
        picture: row.picture
        bots: row.bot
        onChosen: picture => row.seats.setPicture(row.index, picture)
    }

    SeatName {
        id: field

        objectName: "name"
        anchors.left: face.right
        anchors.leftMargin: 12
        anchors.right: kind.left
        anchors.rightMargin: 14
        anchors.verticalCenter: parent.verticalCenter
        given: row.name
        placeholder: row.displayName
        onEdited: text => row.seats.setName(row.index, text)
    }

    Segments {
        id: kind

        objectName: "kind"
        anchors.right: strength.left
        anchors.rightMargin: 14
        anchors.verticalCenter: parent.verticalCenter
        name: qsTr("Who plays %1").arg(row.displayName)
        options: [qsTr("Person"), qsTr("Bot")]
        current: row.bot ? 1 : 0
        onChosen: index => row.seats.setBot(row.index, index === 1)
    }

    Choice {
        id: strength

        objectName: "level"
        anchors.right: remove.left
        anchors.rightMargin: 6
        anchors.verticalCenter: parent.verticalCenter
        // Its place is the same for people, so that the rows stay in line.
        opacity: row.bot ? 1 : 0
        enabled: row.bot
        name: qsTr("How well %1 plays").arg(row.displayName)
        model: [qsTr("Gentle"), qsTr("Steady"), qsTr("Sharp")]
        chosenIndex: row.level
        onActivated: index => row.seats.setLevel(row.index, index)
    }

    PeopleButton {
        objectName: "known"
        anchors.fill: strength
        visible: !row.bot && row.people.count > 0
        text: qsTr("People for seat %1").arg(row.index + 1)
        people: row.people
        seats: row.seats
        onChosen: person => {
            row.seats.setName(row.index, row.people.name(person));
            row.seats.setPicture(row.index, row.people.picture(person));
        }
    }

    IconButton {
        id: remove

        objectName: "remove"
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        iconName: "cross"
        text: qsTr("Remove %1").arg(row.displayName)
        onClicked: row.removeAsked()
    }

    FocusRing {
        around: row
        cornerRadius: Metrics.panelRadius
        gap: 1
        visible: grip.activeFocus && grip.focusReason !== Qt.MouseFocusReason
    }
}
