import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// One of the five dice of the table: on the mat with the lean of its place, or on the shelf nearly straight.
Die {
    id: die

    required property int index
    required property int shelfPlace
    required property int throwCount

    // Where it rests now, and whether it goes there in sight.
    required property point rest
    required property bool glides

    // It was thrown, and nobody has let it fly yet.
    property bool inHand: false

    signal stepAsked(by: int)

    readonly property list<real> leans: [-13, 8, -6, 11, -9]
    readonly property list<real> shelfLeans: [-3, 1, 3, -2, 2]

    objectName: "die" + index
    x: rest.x
    y: rest.y
    visible: face > 0
    checked: shelfPlace >= 0
    lean: shelfPlace >= 0 ? shelfLeans[shelfPlace] : leans[index]
    seed: index * 7 + throwCount
    onThrowCountChanged: inHand = true

    Keys.onLeftPressed: stepAsked(LayoutMirroring.enabled ? 1 : -1)
    Keys.onRightPressed: stepAsked(LayoutMirroring.enabled ? -1 : 1)

    Behavior on x {
        enabled: die.glides
        NumberAnimation {
            duration: Motion.slide
            easing.type: Easing.OutCubic
        }
    }

    Behavior on y {
        enabled: die.glides
        NumberAnimation {
            duration: Motion.slide
            easing.type: Easing.OutCubic
        }
    }

    Behavior on size {
        enabled: die.glides
        NumberAnimation {
            duration: Motion.slide
            easing.type: Easing.OutCubic
        }
    }
}
