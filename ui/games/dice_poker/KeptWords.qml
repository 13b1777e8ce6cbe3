import QtQuick

// What is said of the dice on the shelf.
QtObject {
    // In the order of keeping.
    required property list<int> faces

    readonly property string text: {
        if (faces.length === 0)
            return "";
        const face = faces[0];
        if (faces.every(other => other === face))
            return equal(faces.length)[face - 1];
        //: %1 is the faces of some dice, such as "2 4 4"
        return qsTr("Kept: %1").arg([...faces].sort().join(" "));
    }

    function equal(count: int): list<string> {
        switch (count) {
        case 1: return one;
        case 2: return two;
        case 3: return three;
        case 4: return four;
        default: return five;
        }
    }

    readonly property list<string> one: [
        //: One die that shows a one lies on the shelf; the same for the sentences that follow.
        qsTr("Kept: one ace"), qsTr("Kept: one two"), qsTr("Kept: one three"),
        qsTr("Kept: one four"), qsTr("Kept: one five"), qsTr("Kept: one six")
    ]
    readonly property list<string> two: [
        qsTr("Kept: two aces"), qsTr("Kept: two twos"), qsTr("Kept: two threes"),
        qsTr("Kept: two fours"), qsTr("Kept: two fives"), qsTr("Kept: two sixes")
    ]
    readonly property list<string> three: [
        qsTr("Kept: three aces"), qsTr("Kept: three twos"), qsTr("Kept: three threes"),
        qsTr("Kept: three fours"), qsTr("Kept: three fives"), qsTr("Kept: three sixes")
    ]
    readonly property list<string> four: [
        qsTr("Kept: four aces"), qsTr("Kept: four twos"), qsTr("Kept: four threes"),
        qsTr("Kept: four fours"), qsTr("Kept: four fives"), qsTr("Kept: four sixes")
    ]
    readonly property list<string> five: [
        qsTr("Kept: five aces"), qsTr("Kept: five twos"), qsTr("Kept: five threes"),
        qsTr("Kept: five fours"), qsTr("Kept: five fives"), qsTr("Kept: five sixes")
    ]
}
