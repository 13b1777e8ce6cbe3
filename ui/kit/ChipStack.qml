pragma ComponentBehavior: Bound
import QtQuick

// Chips as a picture of an amount, the largest at the bottom. The amount itself is always printed beside them.
Item {
    id: stack

    required property int amount
    property real size: 28

    readonly property list<int> chips: pick(amount)
    readonly property real step: size * 0.17

    function pick(amount: int): list<int> {
        const picked = [];
        let rest = amount;
        for (const worth of [500, 100, 25, 5, 1]) {
            while (rest >= worth && picked.length < 6) {
                picked.push(worth);
                rest -= worth;
            }
        }
        return picked;
    }

    implicitWidth: size
    implicitHeight: size + step * Math.max(0, chips.length - 1)
    Accessible.ignored: true

    Repeater {
        model: stack.chips.length

        Image {
            required property int index

            y: stack.height - stack.size - index * stack.step
            width: stack.size
            height: stack.size
            sourceSize.width: 72
            sourceSize.height: 72
            mipmap: true
            source: "qrc:/art/chips/" + stack.chips[index] + ".svg"
        }
    }
}
