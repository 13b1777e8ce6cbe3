import QtQuick

// What is said about the lines of the scorecard, in their order. Every sentence is whole: a line's name may stand in
// another case, with another article, in each of them.
QtObject {
    // In English, for whoever asks for another language than that of the interface.
    readonly property list<string> sources: [
        QT_TR_NOOP("Aces"), QT_TR_NOOP("Twos"), QT_TR_NOOP("Threes"), QT_TR_NOOP("Fours"), QT_TR_NOOP("Fives"),
        QT_TR_NOOP("Sixes"), QT_TR_NOOP("Pair"), QT_TR_NOOP("Two pairs"), QT_TR_NOOP("Three of a kind"),
        QT_TR_NOOP("Four of a kind"), QT_TR_NOOP("Full house"), QT_TR_NOOP("Small straight"),
        QT_TR_NOOP("Large straight"), QT_TR_NOOP("Poker"), QT_TR_NOOP("Chance")
    ]
    readonly property list<string> names: Array.from(sources, name => qsTr(name))

    function write(line: int, points: int): string {
        switch (line) {
        case 0: return qsTr("Write %1 in aces").arg(points);
        case 1: return qsTr("Write %1 in twos").arg(points);
        case 2: return qsTr("Write %1 in threes").arg(points);
        case 3: return qsTr("Write %1 in fours").arg(points);
        case 4: return qsTr("Write %1 in fives").arg(points);
        case 5: return qsTr("Write %1 in sixes").arg(points);
        case 6: return qsTr("Write %1 in pair").arg(points);
        case 7: return qsTr("Write %1 in two pairs").arg(points);
        case 8: return qsTr("Write %1 in three of a kind").arg(points);
        case 9: return qsTr("Write %1 in four of a kind").arg(points);
        case 10: return qsTr("Write %1 in full house").arg(points);
        case 11: return qsTr("Write %1 in small straight").arg(points);
        case 12: return qsTr("Write %1 in large straight").arg(points);
        case 13: return qsTr("Write %1 in Poker").arg(points);
        default: return qsTr("Write %1 in chance").arg(points);
        }
    }

    // What somebody did. The name comes last, because it may have a percent sign in it.
    function wrote(line: int, points: int, player: string): string {
        switch (line) {
        case 0: return qsTr("%2 wrote %1 in aces.").arg(points).arg(player);
        case 1: return qsTr("%2 wrote %1 in twos.").arg(points).arg(player);
        case 2: return qsTr("%2 wrote %1 in threes.").arg(points).arg(player);
        case 3: return qsTr("%2 wrote %1 in fours.").arg(points).arg(player);
        case 4: return qsTr("%2 wrote %1 in fives.").arg(points).arg(player);
        case 5: return qsTr("%2 wrote %1 in sixes.").arg(points).arg(player);
        case 6: return qsTr("%2 wrote %1 in pair.").arg(points).arg(player);
        case 7: return qsTr("%2 wrote %1 in two pairs.").arg(points).arg(player);
        case 8: return qsTr("%2 wrote %1 in three of a kind.").arg(points).arg(player);
        case 9: return qsTr("%2 wrote %1 in four of a kind.").arg(points).arg(player);
        case 10: return qsTr("%2 wrote %1 in full house.").arg(points).arg(player);
        case 11: return qsTr("%2 wrote %1 in small straight.").arg(points).arg(player);
        case 12: return qsTr("%2 wrote %1 in large straight.").arg(points).arg(player);
        case 13: return qsTr("%2 wrote %1 in Poker.").arg(points).arg(player);
        default: return qsTr("%2 wrote %1 in chance.").arg(points).arg(player);
        }
    }

    function giveUp(line: int): string {
        switch (line) {
        case 0: return qsTr("Really give up aces?");
        case 1: return qsTr("Really give up twos?");
        case 2: return qsTr("Really give up threes?");
        case 3: return qsTr("Really give up fours?");
        case 4: return qsTr("Really give up fives?");
        case 5: return qsTr("Really give up sixes?");
        case 6: return qsTr("Really give up pair?");
        case 7: return qsTr("Really give up two pairs?");
        case 8: return qsTr("Really give up three of a kind?");
        case 9: return qsTr("Really give up four of a kind?");
        case 10: return qsTr("Really give up full house?");
        case 11: return qsTr("Really give up small straight?");
        case 12: return qsTr("Really give up large straight?");
        case 13: return qsTr("Really give up Poker?");
        default: return qsTr("Really give up chance?");
        }
    }

    function takeBack(line: int): string {
        switch (line) {
        case 0: return qsTr("Take back: aces");
        case 1: return qsTr("Take back: twos");
        case 2: return qsTr("Take back: threes");
        case 3: return qsTr("Take back: fours");
        case 4: return qsTr("Take back: fives");
        case 5: return qsTr("Take back: sixes");
        case 6: return qsTr("Take back: pair");
        case 7: return qsTr("Take back: two pairs");
        case 8: return qsTr("Take back: three of a kind");
        case 9: return qsTr("Take back: four of a kind");
        case 10: return qsTr("Take back: full house");
        case 11: return qsTr("Take back: small straight");
        case 12: return qsTr("Take back: large straight");
        case 13: return qsTr("Take back: Poker");
        default: return qsTr("Take back: chance");
        }
    }
}
