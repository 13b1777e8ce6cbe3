import QtQuick
import Riverbones.Games.dice_holdem

// What hands of dice are called. A name alone may be set in the typeface of headings; what goes with it has digits in
// some languages and may not.
QtObject {
    // In English and in the order of DiceHand.Category, for whoever asks for another language than that of the
    // interface.
    readonly property list<string> sources: [
        QT_TR_NOOP("High die"), QT_TR_NOOP("One pair"), QT_TR_NOOP("Two pairs"), QT_TR_NOOP("Three of a kind"),
        QT_TR_NOOP("Straight"), QT_TR_NOOP("Full house"), QT_TR_NOOP("Four of a kind"), QT_TR_NOOP("Five of a kind")
    ]

    function name(category: int): string {
        return category < 0 ? "" : qsTr(sources[category]);
    }

    // Which numbers, such as "fives over sixes". `faces` are those of DiceHandName.
    function detail(category: int, faces: list<int>): string {
        switch (category) {
        case DiceHand.FiveOfAKind:
        case DiceHand.OnePair:
            return many(faces[0]);
        case DiceHand.FourOfAKind:
            //: Four of a kind. %1 as in "fives"; %2: the fifth die, as in "a six"
            return qsTr("%1, with %2", "four of a kind").arg(many(faces[0])).arg(other(faces[1]));
        case DiceHand.FullHouse:
            //: Full house. %1: the three, as in "fives"; %2: the pair, as in "sixes"
            return qsTr("%1 over %2", "full house").arg(many(faces[0])).arg(under(faces[1]));
        case DiceHand.Straight:
            return faces[0] === 6 ? qsTr("two to six", "straight") : qsTr("one to five", "straight");
        case DiceHand.ThreeOfAKind:
            //: Three of a kind. %1 as in "fives"; %2 and %3: the other dice, as in "a six"
            return qsTr("%1, with %2 and %3", "three of a kind").arg(many(faces[0])).arg(other(faces[1])).arg(other(faces[2]));
        case DiceHand.TwoPairs:
            //: Two pairs. %1 and %2 as in "sixes"; %3: the fifth die, as in "a two"
            return qsTr("%1 and %2, with %3", "two pairs").arg(many(faces[0])).arg(many(faces[1])).arg(other(faces[2]));
        case DiceHand.HighDie:
            return alone(faces[0]);
        default:
            return "";
        }
    }

    function full(category: int, faces: list<int>): string {
        //: A hand. %1: what it is called, as in "Full house"; %2: which numbers, as in "fives over sixes"
        return category < 0 ? "" : qsTr("%1, %2").arg(name(category)).arg(detail(category, faces));
    }

    function many(face: int): string {
        switch (face) {
        case 1: return qsTr("ones", "two dice or more that show it");
        case 2: return qsTr("twos", "two dice or more that show it");
        case 3: return qsTr("threes", "two dice or more that show it");
        case 4: return qsTr("fours", "two dice or more that show it");
        case 5: return qsTr("fives", "two dice or more that show it");
        default: return qsTr("sixes", "two dice or more that show it");
        }
    }

    function under(face: int): string {
        switch (face) {
        case 1: return qsTr("ones", "the pair of a full house, after: over");
        case 2: return qsTr("twos", "the pair of a full house, after: over");
        case 3: return qsTr("threes", "the pair of a full house, after: over");
        case 4: return qsTr("fours", "the pair of a full house, after: over");
        case 5: return qsTr("fives", "the pair of a full house, after: over");
        default: return qsTr("sixes", "the pair of a full house, after: over");
        }
    }

    function other(face: int): string {
        switch (face) {
        case 1: return qsTr("a one", "a die beside the others, after: with");
        case 2: return qsTr("a two", "a die beside the others, after: with");
        case 3: return qsTr("a three", "a die beside the others, after: with");
        case 4: return qsTr("a four", "a die beside the others, after: with");
        case 5: return qsTr("a five", "a die beside the others, after: with");
        default: return qsTr("a six", "a die beside the others, after: with");
        }
    }

    function alone(face: int): string {
        switch (face) {
        case 1: return qsTr("a one", "the highest die of a hand that is nothing more");
        case 2: return qsTr("a two", "the highest die of a hand that is nothing more");
        case 3: return qsTr("a three", "the highest die of a hand that is nothing more");
        case 4: return qsTr("a four", "the highest die of a hand that is nothing more");
        case 5: return qsTr("a five", "the highest die of a hand that is nothing more");
        default: return qsTr("a six", "the highest die of a hand that is nothing more");
        }
    }
}
