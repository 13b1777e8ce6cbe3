#include "ui/poker_table/table_look.hpp"

#include <algorithm>

#include "core/base/check.hpp"

namespace riverbones {

using namespace holdem;

namespace {

/// Moves a look on by one event.
struct Follower {
    TableLook& look;
    const Table& after;

    void operator()(const DealerDrawn&) const {}

    void operator()(const HandBegan& began) const {
        look.number = began.number;
        look.positions = began.positions;
        look.stakes = began.stakes;
        look.hands_before = look.hands_played;
        look.round = 0;
        look.hand_runs = true;
        look.outcome = Outcome::none;
        look.board.clear();
        look.won_pots.clear();
        look.shown_seats.clear();
        for (std::uint8_t i = 0; i < look.seat_count(); ++i) seat_begins(look.places[i], after.hand.places[i]);
    }

    /// Who plays is at the table; who is broke has to wait when chips are bought later.
    static void seat_begins(PlaceLook& place, const betting::Place& in_hand) {
        place.bet = place.paid = place.won = Chips{};
        place.deed = SpotDeed::none;
        place.in_hand = in_hand.dealt_in;
        place.has_pieces = place.folded = place.left = place.key_chosen = false;
        place.shown.clear();
        place.shown_key = -1;
        if (in_hand.dealt_in) {
            place.presence = Presence::at_table;
        } else if (place.presence == Presence::at_table) {
            place.presence = Presence::waiting;
        }
    }

    void operator()(const Posted& posted) const {
        using enum betting::Forced;
        const auto [seat, what, amount] = posted.post;
        PlaceLook& place = look.at(seat);
        place.stack -= amount;
        place.paid += amount;
        if (what != ante) place.bet += amount;
        place.deed = posted.all_in         ? SpotDeed::all_in
                     : what == ante        ? SpotDeed::posted_ante
                     : what == small_blind ? SpotDeed::posted_small_blind
                                           : SpotDeed::posted_big_blind;
    }

    void operator()(const PiecesDealt& dealt) const { look.at(dealt.seat).has_pieces = true; }

    void operator()(const Acted& acted) const {
        PlaceLook& place = look.at(acted.seat);
        place.stack -= acted.cost;
        place.paid += acted.cost;
        place.bet = acted.to;
        place.folded = acted.deed == Deed::folded;
        place.deed = acted.all_in && !place.folded ? SpotDeed::all_in : spot_deed(acted.deed);
    }

    static SpotDeed spot_deed(Deed deed) {
        switch (deed) {
            case Deed::folded: return SpotDeed::folded;
            case Deed::checked: return SpotDeed::checked;
            case Deed::called: return SpotDeed::called;
            case Deed::bet: return SpotDeed::bet;
            case Deed::raised: return SpotDeed::raised;
        }
        RIVERBONES_CHECK(false);
    }

    /// Part of an ante comes back before the pieces are dealt, part of a bet after.
    void operator()(const Returned& returned) const {
        PlaceLook& place = look.at(returned.seat);
        place.stack += returned.amount;
        place.paid -= returned.amount;
        if (place.has_pieces) place.bet -= returned.amount;
    }

    void operator()(const RoundEnded&) const {
        for (PlaceLook& place : look.places) {
            place.bet = Chips{};
            if (place.still_in()) place.deed = deed_between_rounds(place, place.stack);
        }
    }

    static SpotDeed deed_between_rounds(const PlaceLook& place, Chips stack) {
        if (place.folded) return SpotDeed::folded;
        return place.left || stack == Chips{} ? SpotDeed::all_in : SpotDeed::none;
    }

    void operator()(const PiecesLaid& board) const {
        look.round = board.round;
        look.board.append(board.laid);
    }

    void operator()(const PiecesShown& hand) const {
        look.at(hand.seat).shown = hand.own;
        look.at(hand.seat).shown_key = hand.key;
        look.shown_seats.push_back(hand.seat);
    }

    void operator()(const PotWon& won) const {
        for (std::size_t i = 0; i < won.shares.size(); ++i) {
            look.places[i].stack += won.shares[i];
            look.places[i].won += won.shares[i];
        }
        look.won_pots.push_back({won.pot, won.winners, won.shares});
    }

    void operator()(const HandEnded& ended) const {
        look.hand_runs = false;
        look.outcome = ended.outcome;
        if (ended.outcome == Outcome::cancelled) return cancel();
        ++look.hands_played;
        for (PlaceLook& place : look.places) {
            if (place.in_hand && place.presence == Presence::away) take_along(place);
        }
    }

    /// Everything is as before the hand, and nobody has pieces.
    void cancel() const {
        look.board.clear();
        for (std::uint8_t i = 0; i < look.seat_count(); ++i) {
            PlaceLook& place = look.places[i];
            seat_begins(place, betting::Place{});
            const SeatState& seat = after.seats[i];
            place.presence = seat.presence;
            place.stack = seat.stack;
            place.invested = seat.bought - seat.taken;
        }
    }

    static void take_along(PlaceLook& place) {
        place.invested -= place.stack;
        place.stack = Chips{};
    }

    void operator()(const SeatFinished& finished) const {
        PlaceLook& place = look.at(finished.seat);
        place.finish = static_cast<std::uint8_t>(finished.place);
        if (place.stack == Chips{}) place.presence = Presence::out;
    }

    void operator()(const TimeBankSpent& spent) const {
        look.at(spent.seat).bank = static_cast<std::uint8_t>(spent.left);
    }

    void operator()(const KeyChosen& key) const { look.at(key.seat).key_chosen = true; }
    void operator()(const TimeRanOut&) const {}

    void operator()(const SeatLeft& seat) const {
        PlaceLook& place = look.at(seat.seat);
        place.presence = Presence::away;
        place.left_at = after.seat(seat.seat).left_at;
        if (!seat.during_hand) return take_along(place);
        const betting::Place& in_hand = after.hand.place(seat.seat);
        place.left = in_hand.left;
        place.folded = in_hand.folded;
        if (place.folded) place.deed = SpotDeed::folded;
        if (!place.left || place.folded) return;
        place.deed = SpotDeed::all_in;
        take_along(place);
    }

    void operator()(const SeatCameBack& back) const {
        PlaceLook& place = look.at(back.seat);
        place.presence = Presence::waiting;
        place.stack = back.with;
        place.invested += back.with;
    }

    void operator()(const BoughtIn& bought) const {
        PlaceLook& place = look.at(bought.seat);
        place.stack = bought.stack;
        place.invested += bought.amount;
    }

    void operator()(const SeatHandedOver&) const {}
    void operator()(const MatchEnded&) const {}
};

SpotDeed forced_deed(const betting::Hand& hand, Seat seat) {
    if (hand.positions.big_blind == seat) return SpotDeed::posted_big_blind;
    if (hand.positions.small_blind == seat) return SpotDeed::posted_small_blind;
    return hand.stakes.ante > Chips{} ? SpotDeed::posted_ante : SpotDeed::none;
}

/// What the seat did last in the round that goes on.
SpotDeed deed_in_round(const Table& table, Seat seat) {
    const auto acts = table.acts();
    const auto last = std::find_if(acts.rbegin(), acts.rend(), [&](const PastAct& act) {
        return act.seat == seat && act.round == table.hand.round;
    });
    if (last != acts.rend()) return Follower::spot_deed(last->deed);
    return table.hand.round == 0 ? forced_deed(table.hand, seat) : SpotDeed::none;
}

void add_hand(PlaceLook& place, const Table& table, Seat seat) {
    const betting::Place& in_hand = table.hand.place(seat);
    place.bet = in_hand.bet;
    place.paid = in_hand.paid;
    place.in_hand = place.has_pieces = in_hand.dealt_in;
    place.folded = in_hand.folded;
    place.left = in_hand.left;
    if (!in_hand.dealt_in) return;
    place.deed = Follower::deed_between_rounds(place, in_hand.stack - place.won);
    if (hand_runs(table) && place.deed == SpotDeed::none) place.deed = deed_in_round(table, seat);
}

std::vector<PotLook> paid_pots(const Table& table) {
    std::vector<PotLook> paid;
    const betting::Pots pots = betting::pots(table.hand);
    for (std::size_t i = 0; const betting::Pot& pot : pots.all()) {
        const SeatSet winners = table.winners[i++];
        const Seat button = table.hand.positions.button;
        paid.push_back({pot, winners, betting::shares_of(pot.amount, winners, button, table.seat_count())});
    }
    return paid;
}

PlaceLook place_of(const TableView& view, const TableLook& look, Seat at) {
    const Table& table = view.table;
    const SeatState& seat = table.seat(at);
    PlaceLook place;
    place.stack = stack_of(table, at);
    place.invested = seat.bought - seat.taken;
    place.presence = seat.presence;
    place.left_at = seat.left_at;
    place.finish = seat.finish;
    place.bank = seat.bank;
    if (table.outcome == Outcome::cancelled) return place;
    for (const PotLook& pot : look.won_pots) place.won += pot.shares[at.index];
    add_hand(place, table, at);
    place.key_chosen = table.chosen.has(at);
    place.shown = view.shown[at.index];
    if (const auto key = view.keys[at.index]; key && !place.shown.empty()) place.shown_key = *key;
    return place;
}

}  // namespace

Chips TableLook::pot() const {
    Chips pot;
    for (const PlaceLook& place : places) pot += hand_runs ? place.paid : Chips{};
    for (const PotLook& won : won_pots) pot -= hand_runs ? won.pot.amount : Chips{};
    return pot;
}

betting::Pots TableLook::pots() const {
    std::array<Chips, most_seats> collected{};
    SeatSet still_in;
    Chips sum;
    for (std::uint8_t i = 0; i < seat_count(); ++i) {
        collected[i] = places[i].paid - places[i].bet;
        sum += collected[i];
        if (places[i].still_in()) still_in.add(Seat{i});
    }
    if (!hand_runs || !won_pots.empty() || still_in.empty() || sum == Chips{}) return {};
    return betting::pots_of(collected, still_in);
}

TableLook look_before(const Settings& settings) {
    TableLook look;
    look.settings = settings;
    look.stakes = holdem::stakes(settings, 0);
    for (std::uint8_t i = 0; i < settings.players; ++i)
        look.places[i].stack = look.places[i].invested = settings.buy_in;
    return look;
}

void follow(TableLook& look, const TableEvent& event, const Table& after) { std::visit(Follower{look, after}, event); }

TableLook look_of(const TableView& view) {
    const Table& table = view.table;
    const bool cancelled = table.outcome == Outcome::cancelled;
    const bool ended = !hand_runs(table) && table.outcome != Outcome::none;
    TableLook look = look_before(table.settings);
    if (table.number == 0) return look;
    look.stakes = table.hand.stakes;
    look.positions = table.hand.positions;
    look.number = table.number;
    look.hands_played = table.hands_played;
    look.hands_before = table.hands_played - (ended && !cancelled ? 1 : 0);
    look.round = table.hand.round;
    look.hand_runs = hand_runs(table);
    look.outcome = table.outcome;
    if (!cancelled) look.board = view.board;
    if (ended && !cancelled) look.won_pots = paid_pots(table);
    for (std::uint8_t i = 0; i < look.seat_count(); ++i) look.places[i] = place_of(view, look, Seat{i});
    for (std::uint8_t i = 0; i < look.seat_count(); ++i) {
        if (!look.places[i].shown.empty()) look.shown_seats.push_back(Seat{i});
    }
    return look;
}

}  // namespace riverbones
