import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.PokerTable

// What happened at a hold'em table, in sentences: for the log and for what is said without being asked.
LogWords {
    id: words

    required property HandLog log
    required property SeatList seats
    required property PieceWords pieces

    readonly property Format format: Format {}

    // Follows a change of the language also where a person has no name.
    function name(seat: int): string {
        return seats.unnamed === "" ? "" : seats.displayName(seat);
    }

    function heading(row: int): string {
        return log.hand(row) > 0 ? qsTr("Hand %1").arg(format.number(log.hand(row))) : "";
    }

    function picture(row: int): string {
        return log.seat(row) < 0 ? "" : seats.picture(log.seat(row));
    }

    function important(row: int): bool {
        return log.kind(row) === HandLog.PotWon || log.kind(row) === HandLog.BoardLaid;
    }

    function sentence(row: int): string {
        switch (log.kind(row)) {
        case HandLog.DealerDrawn:
            return qsTr("%1 deals first: the lot decided.").arg(name(log.seat(row)));
        case HandLog.HandBegan:
            return began(row);
        case HandLog.BoardLaid:
            return laid(log.round(row), pieces.list(log.pieces(row)));
        case HandLog.PotWon:
            return won(log.pot(row), log.amount(row), log.winners(row), log.shares(row));
        case HandLog.HandCancelled:
            return qsTr("The hand was cancelled. All chips are where they were before it.");
        case HandLog.MatchEnded:
            return qsTr("The match is over.");
        default:
            return log.allIn(row) && isBet(row) ? bySeat(row) + " " + qsTr("%1 is all-in.").arg(name(log.seat(row))) : bySeat(row);
        }
    }

    function isBet(row: int): bool {
        return log.kind(row) >= HandLog.PostedAnte && log.kind(row) <= HandLog.Raised;
    }

    function began(row: int): string {
        const hand = format.number(log.hand(row));
        const small = format.number(log.smallBlind(row));
        const big = format.number(log.bigBlind(row));
        const ante = format.number(log.ante(row));
        let what = qsTr("Hand %1. Blinds %2 / %3.").arg(hand).arg(small).arg(big);
        if (log.bigBlind(row) === 0)
            what = qsTr("Hand %1. Ante %2, smallest bet %3.").arg(hand).arg(ante).arg(format.number(log.smallestBet(row)));
        else if (log.ante(row) > 0)
            what = qsTr("Hand %1. Blinds %2 / %3, ante %4.").arg(hand).arg(small).arg(big).arg(ante);
        return log.risen(row) ? what + " " + qsTr("The stakes have risen.") : what;
    }

    function laid(round: int, what: string): string {
        switch (round) {
        case 1: return qsTr("Flop: %1.").arg(what);
        case 2: return qsTr("Turn: %1.", "the fourth shared die or card").arg(what);
        default: return qsTr("River: %1.", "the fifth shared die or card").arg(what);
        }
    }

    function won(pot: int, amount: int, winners: list<int>, shares: list<int>): string {
        const chips = format.number(amount);
        if (winners.length === 1)
            return pot === 0 ? qsTr("%2 won the pot: %1.").arg(chips).arg(name(winners[0])) : qsTr("%3 won side pot %1: %2.").arg(format.number(pot)).arg(chips).arg(name(winners[0]));
        const each = winners.map((seat, place) => share(seat, shares[place])).join(", ");
        return pot === 0 ? qsTr("The pot of %1 is shared: %2.").arg(chips).arg(each) : qsTr("Side pot %1 of %2 is shared: %3.").arg(format.number(pot)).arg(chips).arg(each);
    }

    function share(seat: int, chips: int): string {
        //: A name and chips, as in: Anna 1,240
        return qsTr("%2 %1", "chips, name").arg(format.number(chips)).arg(name(seat));
    }

    // What one seat did. The name comes last, because it may have a percent sign in it.
    function bySeat(row: int): string {
        const player = name(log.seat(row));
        const amount = format.number(log.amount(row));
        switch (log.kind(row)) {
        case HandLog.PostedAnte: return qsTr("%2 posted the ante: %1.").arg(amount).arg(player);
        case HandLog.PostedSmallBlind: return qsTr("%2 posted the small blind: %1.").arg(amount).arg(player);
        case HandLog.PostedBigBlind: return qsTr("%2 posted the big blind: %1.").arg(amount).arg(player);
        case HandLog.Checked: return qsTr("%1 checked.").arg(player);
        case HandLog.Called: return qsTr("%2 called %1.").arg(amount).arg(player);
        case HandLog.Bet: return qsTr("%2 bet %1.").arg(amount).arg(player);
        case HandLog.Raised: return qsTr("%2 raised to %1.").arg(format.number(log.to(row))).arg(player);
        case HandLog.Folded: return qsTr("%1 folded.").arg(player);
        case HandLog.Returned: return qsTr("%2 got %1 back: nobody matched it.").arg(amount).arg(player);
        case HandLog.KeyChosen: return log.automatic(row) ? qsTr("The rules chose a key card for %1.").arg(player) : qsTr("%1 chose the key card.").arg(player);
        case HandLog.HandShown: return shown(row, player);
        default: return betweenHands(row, player, amount);
        }
    }

    function shown(row: int, player: string): string {
        const what = pieces.list(log.pieces(row));
        return log.freeWill(row) ? qsTr("%2 chose to show: %1.", "pieces, player").arg(what).arg(player) : qsTr("%2 showed: %1.", "pieces, player").arg(what).arg(player);
    }

    function betweenHands(row: int, player: string, amount: string): string {
        switch (log.kind(row)) {
        case HandLog.SeatFinished:
            return log.place(row) === 1 ? qsTr("%1 has all the chips and wins.").arg(player) : qsTr("%2 is out. Place: %1.").arg(format.number(log.place(row))).arg(player);
        case HandLog.TimeRanOut:
            return qsTr("%1 ran out of time.").arg(player);
        case HandLog.SeatLeft:
            return log.duringHand(row) ? qsTr("%2 left the table during the hand, with %1.").arg(amount).arg(player) : qsTr("%2 left the table with %1.").arg(amount).arg(player);
        case HandLog.SeatCameBack:
            return qsTr("%2 came back with %1.").arg(amount).arg(player);
        case HandLog.BoughtIn:
            return qsTr("%3 bought %1 in and has %2 now.").arg(amount).arg(format.number(log.to(row))).arg(player);
        case HandLog.SeatHandedOver:
            return handedOver(log.level(row), player);
        default:
            return "";
        }
    }

    function handedOver(level: int, player: string): string {
        switch (level) {
        case SeatList.Gentle: return qsTr("A gentle bot plays this seat now: %1.").arg(player);
        case SeatList.Steady: return qsTr("A steady bot plays this seat now: %1.").arg(player);
        case SeatList.Sharp: return qsTr("A sharp bot plays this seat now: %1.").arg(player);
        default: return qsTr("Nobody stands in any more for %1.").arg(player);
        }
    }
}
