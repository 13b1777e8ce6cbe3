import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable

// Everything that was agreed for a match at a hold'em table, as pairs of what it is and how it is played.
QtObject {
    id: agreed

    required property HoldemSettingsText settings

    readonly property bool tableGame: settings.kind === HoldemSettingsText.TableGame
    readonly property StakesWords words: StakesWords {
        settings: agreed.settings
    }
    readonly property Format format: words.format

    // Each has a name and a text.
    readonly property var lines: {
        const all = [
            line(qsTr("Match", "set-up: what kind of match"), words.kind(settings.kind)),
            line(qsTr("Betting"), words.structure(settings.structure)),
            line(qsTr("Forced bets"), forced())
        ];
        if (settings.structure === PokerTable.FixedLimit) {
            all.push(line(qsTr("Small and big bet"), qsTr("%1 in the first two rounds, %2 in the last two").arg(format.number(settings.firstSmallestBet)).arg(format.number(settings.firstBigBet))));
            all.push(line(qsTr("Bets a round"), settings.mostBets > 0 ? qsTr("at most %n", "bets a round", settings.mostBets) : words.caps[0]));
        }
        if (!tableGame)
            all.push(line(qsTr("Length"), qsTr("%1: a new level every %n hand(s)", "", settings.handsALevel).arg(words.length(settings.length))));
        all.push(line(qsTr("Buy-in"), format.number(settings.buyIn)));
        if (tableGame)
            all.push(line(qsTr("Buy in again when broke"), settings.buyInAgain ? qsTr("yes") : qsTr("no")));
        all.push(line(qsTr("Time to act"), clock()));
        if (settings.keyed && settings.clock > 0)
            all.push(line(qsTr("Time for the key card"), words.clock(settings.keyClock)));
        return all.concat(always());
    }

    function line(name: string, text: string): var {
        return { name: name, text: text };
    }

    function forced(): string {
        const ante = format.number(settings.firstAnte);
        if (settings.firstBigBlind === 0)
            return qsTr("ante %1, smallest bet %2").arg(ante).arg(format.number(settings.firstSmallestBet));
        const blinds = qsTr("blinds %1 / %2").arg(format.number(settings.firstSmallBlind)).arg(format.number(settings.firstBigBlind));
        return settings.firstAnte > 0 ? qsTr("%1, ante %2", "first part: the blinds").arg(blinds).arg(ante) : blinds;
    }

    function clock(): string {
        return settings.clock > 0 ? qsTr("%1, and a time bank of %n second(s) a match", "first part: seconds a decision", settings.timeBank).arg(words.clock(settings.clock)) : words.clock(0);
    }

    // What holds at every table.
    function always(): var {
        return [
            line(qsTr("Hidden hands stay hidden"), qsTr("Folded and unshown hands stay secret until the match is over; then everything may be looked at.")),
            line(qsTr("Odd chips"), qsTr("What cannot be shared goes chip by chip to the winners, beginning left of the dealer."))
        ];
    }
}
