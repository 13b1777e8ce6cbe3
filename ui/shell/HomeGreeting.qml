import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// A word of welcome to the first person of this computer, by the time of day.
Row {
    id: greeting

    required property People people

    property date moment: new Date()
    // A clock that stands before this program was written is not to be trusted.
    readonly property bool clockIsRight: moment.getFullYear() >= 2026
    readonly property string name: people.firstName

    function refresh(): void {
        moment = new Date();
    }

    spacing: 14
    onVisibleChanged: if (visible)
        refresh()

    Timer {
        interval: 600000
        repeat: true
        running: greeting.visible
        onTriggered: greeting.refresh()
    }

    Words {
        objectName: "greeting"
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.text2
        text: {
            const hour = greeting.moment.getHours();
            if (greeting.name === "")
                return qsTr("Hello");
            if (!greeting.clockIsRight)
                return qsTr("Hello, %1").arg(greeting.name);
            if (hour < 5 || hour >= 18)
                return qsTr("Good evening, %1").arg(greeting.name);
            return hour < 12 ? qsTr("Good morning, %1").arg(greeting.name) : qsTr("Good afternoon, %1").arg(greeting.name);
        }
    }

    Avatar {
        anchors.verticalCenter: parent.verticalCenter
        picture: greeting.people.firstPicture
        visible: picture !== ""
        size: 44
    }
}
