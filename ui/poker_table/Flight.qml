import QtQuick
import Riverbones.Theme

// Something on its way over the table to a landing, which may move meanwhile. With reduced motion it does not travel: it
// fades where it was and shows where it comes to. It has no name and nobody waits for it.
Item {
    id: flight

    // The middle of where it comes from, seen from the parent.
    required property point from
    required property Landing goal
    // How much of the goal this is.
    required property int carries
    required property int time
    property int delay: 0
    property int easing: Easing.OutCubic

    property real progress: 0
    readonly property bool under: travel.running
    readonly property bool glides: Motion.full
    readonly property point to: progress >= 0 && goal ? goal.mapToItem(parent, goal.width / 2, goal.height / 2) : from
    readonly property real share: glides ? progress : progress < 0.5 ? 0 : 1

    signal landed

    function finish(): void {
        if (under)
            travel.complete();
    }

    x: from.x + (to.x - from.x) * share - width / 2
    y: from.y + (to.y - from.y) * share - height / 2
    opacity: glides ? 1 : Math.abs(1 - 2 * progress)
    Accessible.ignored: true

    Component.onCompleted: {
        goal.coming += carries;
        travel.start();
    }

    SequentialAnimation {
        id: travel

        PauseAnimation {
            duration: flight.delay
        }
        NumberAnimation {
            target: flight
            property: "progress"
            to: 1
            duration: flight.time
            easing.type: flight.easing
        }
        onFinished: {
            flight.visible = false;
            // A seat may be gone with the match.
            if (flight.goal)
                flight.goal.coming -= flight.carries;
            flight.landed();
        }
    }
}
