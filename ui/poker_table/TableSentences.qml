import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.PokerTable

// What there is at a hold'em table in words, for screen readers and for the keys that read aloud.
QtObject {
    id: words

    readonly property Format format: Format {}
    readonly property BetWords bets: BetWords {}

    function name(table: PokerTable, seat: int): string {
        return table.seats.unnamed === "" ? "" : table.seats.displayName(seat);
    }

    function pot(table: PokerTable): string {
        const all = qsTr("Pot %1.").arg(format.number(table.pot));
        if (!table.yours)
            return all;
        return table.toCall > 0 ? all + " " + qsTr("%1 to call.").arg(format.number(table.toCall)) : all + " " + qsTr("Nothing to call.");
    }

    // A seat and all that is known of it.
    function seat(table: PokerTable, place: PlaceInfo): string {
        if (!place)
            return "";
        return said([sitting(place, name(table, place.seat)), front(place), marks(place)]);
    }

    // What it has done last, or where it is.
    function front(place: PlaceInfo): string {
        if (place.presence !== PlaceInfo.AtTable)
            return bets.presence(place.presence);
        const deed = bets.deed(place.deed);
        //: What a player has done and how many chips lie in front, as in: Called 40
        return place.bet > 0 && deed !== "" ? qsTr("%1 %2", "deed, chips").arg(deed).arg(format.number(place.bet)) : deed;
    }

    function marks(place: PlaceInfo): string {
        const dealer = place.dealer ? qsTr("dealer") : "";
        const small = place.smallBlind ? qsTr("small blind", "which player has it") : "";
        const big = place.bigBlind ? qsTr("big blind", "which player has it") : "";
        const key = place.keyChosen ? bets.keyChosen() : "";
        const acts = place.toAct ? qsTr("to act", "a player") : "";
        const won = place.won > 0 ? qsTr("won %1", "a player, chips").arg(format.number(place.won)) : "";
        return said([dealer, small, big, key, acts, won]);
    }

    function said(parts: list<string>): string {
        return Array.from(parts).filter(part => part !== "").join(", ");
    }

    function sitting(place: PlaceInfo, who: string): string {
        return kind(place).arg(place.seat + 1).arg(format.number(place.stack)).arg(who);
    }

    function kind(place: PlaceInfo): string {
        if (!place.bot)
            return qsTr("Seat %1, %3, person, %2 chip(s)", "", place.stack);
        switch (place.botLevel) {
        case SeatList.Gentle:
            return qsTr("Seat %1, %3, bot, gentle, %2 chip(s)", "", place.stack);
        case SeatList.Steady:
            return qsTr("Seat %1, %3, bot, steady, %2 chip(s)", "", place.stack);
        default:
            return qsTr("Seat %1, %3, bot, sharp, %2 chip(s)", "", place.stack);
        }
    }

    function time(table: PokerTable): string {
        if (table.secondsLeft < 0)
            return qsTr("There is no clock.");
        const left = qsTr("%n second(s) left", "", table.secondsLeft);
        return table.bankRuns ? qsTr("%1 of the time bank", "so many seconds left").arg(left) : left;
    }
}
