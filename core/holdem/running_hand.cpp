#include "core/holdem/running_hand.hpp"

#include <algorithm>

#include "core/base/check.hpp"
#include "core/base/overloaded.hpp"
#include "core/holdem/between_hands.hpp"

namespace riverbones::holdem {

namespace {

std::array<Chips, most_seats> stacks_of(const Table& table, SeatSet plays) {
    std::array<Chips, most_seats> stacks{};
    for (std::uint8_t i = 0; i < table.seat_count(); ++i) {
        if (plays.has(Seat{i})) stacks[i] = table.seats[i].stack;
    }
    return stacks;
}

/// Who is dealt in is at the table; who is broke and is not dealt in has to wait when chips are bought later.
void note_who_plays(Table& table, SeatSet plays) {
    for (std::uint8_t i = 0; i < table.seat_count(); ++i) {
        SeatState& seat = table.seats[i];
        if (plays.has(Seat{i})) {
            seat.presence = Presence::at_table;
        } else if (seat.presence == Presence::at_table) {
            seat.presence = Presence::waiting;
        }
    }
}

void tell_opening(const Table& table, const betting::Opening& opening, Teller tell) {
    for (const betting::Post& post : opening.all_posts()) {
        tell(Posted{post, table.hand.place(post.seat).all_in()});
    }
    if (opening.ante_returned) tell(*opening.ante_returned);
}

Deed deed_of(const betting::Action& action, bool opens) {
    return std::visit(overloaded{[](const Fold&) { return Deed::folded; }, [](const Check&) { return Deed::checked; },
                                 [](const Call&) { return Deed::called; },
                                 [opens](const RaiseTo&) { return opens ? Deed::bet : Deed::raised; }},
                      action);
}

void remember(Table& table, Seat seat, Deed deed, Chips to) {
    if (table.past_act_count == most_past_acts) return;
    table.past_acts[table.past_act_count++] = PastAct{to, seat, table.hand.round, deed};
}

/// Where there are keys they stay secret until every seat has its own.
bool keys_are_chosen(const Table& table) { return table.key_choices == 0 || table.hand.round >= key_round; }

/// All that lies in the middle goes to the only seat that is still in.
void give_to_the_last(Table& table, Teller tell) {
    table.outcome = Outcome::all_folded;
    settle(table, std::array<std::uint32_t, most_seats>{}, tell);
}

void pay_out(Table& table, const betting::Pots& pots, std::span<const std::uint32_t> strengths, Teller tell) {
    for (int index = 0; const betting::Pot& pot : pots.all()) {
        const SeatSet winners = betting::best_of(pot.contenders, strengths);
        const auto shares = betting::shares_of(pot.amount, winners, table.hand.positions.button, table.seat_count());
        for (std::size_t i = 0; i < shares.size(); ++i) table.hand.places[i].stack += shares[i];
        table.winners[static_cast<std::size_t>(index)] = winners;
        tell(PotWon{index++, pot, winners, shares});
    }
}

}  // namespace

void begin_hand(Table& table, const betting::Order& order, Teller tell) {
    const SeatSet plays = seats_for_next_hand(table);
    RIVERBONES_CHECK(plays.several());
    const betting::Stakes stakes = holdem::stakes(table.settings, table.level());
    const bool risen = table.number > 0 && stakes != table.hand.stakes;
    const auto stacks = stacks_of(table, plays);
    const betting::Opening opening = betting::open_hand(
        stakes, order.positions, std::span(stacks).first(static_cast<std::size_t>(table.seat_count())));
    note_who_plays(table, plays);
    table.hand = opening.hand;
    table.order = order;
    ++table.number;
    table.outcome = Outcome::none;
    table.shown = SeatSet{};
    table.chosen = SeatSet{};
    table.winners = {};
    std::fill_n(table.past_acts.begin(), table.past_act_count, PastAct{});
    table.past_act_count = 0;
    table.phase = Phase::dealing;
    tell(HandBegan{table.number, order.positions, stakes, risen});
    tell_opening(table, opening, tell);
}

void act(Table& table, const betting::Action& action, Teller tell) {
    const Seat seat = *table.hand.awaited;
    const bool opens = table.hand.price == Chips{};
    const Chips before = table.hand.place(seat).stack;
    betting::act(table.hand, action);
    const betting::Place& place = table.hand.place(seat);
    const Deed deed = deed_of(action, opens);
    remember(table, seat, deed, place.bet);
    tell(Acted{seat, deed, place.bet, before - place.stack, place.all_in()});
}

void begin_round(Table& table) { betting::begin_round(table.hand); }

bool move_on(Table& table, Teller tell) {
    betting::Hand& hand = table.hand;
    if (seat_to_choose_key(table)) {
        table.phase = Phase::choosing_key;
        return false;
    }
    if (hand.awaited) {
        table.phase = Phase::betting;
        return false;
    }
    const bool last_one = betting::still_in(hand) == 1;
    if (const auto returned = betting::end_round(hand)) tell(*returned);
    tell(RoundEnded{hand.round, betting::middle(hand)});
    if (last_one) {
        give_to_the_last(table, tell);
        return false;
    }
    const bool showdown = hand.round + 1 == betting::betting_rounds;
    if (showdown || (betting::betting_is_over(hand) && keys_are_chosen(table)))
        table.shown = betting::seats_still_in(hand);
    table.phase = Phase::board;
    return showdown;
}

ShowingOrder showing_order(const Table& table) {
    const betting::Hand& hand = table.hand;
    ShowingOrder order;
    const auto still_in = [&](Seat seat) { return hand.place(seat).still_in(); };
    const bool raiser_shows = hand.last_raiser && still_in(*hand.last_raiser);
    Seat seat = raiser_shows ? *hand.last_raiser : left_of(hand.positions.button, hand.seats);
    for (int step = 0; step < hand.seats; ++step) {
        if (still_in(seat)) order.seats[order.count++] = seat;
        seat = left_of(seat, hand.seats);
    }
    return order;
}

void settle(Table& table, std::span<const std::uint32_t> strengths, Teller tell) {
    if (table.outcome == Outcome::none) table.outcome = Outcome::showdown;
    pay_out(table, betting::pots(table.hand), strengths, tell);
    end_hand(table, tell);
}

void cancel_hand(Table& table, Teller tell) {
    table.outcome = Outcome::cancelled;
    table.hand.awaited.reset();
    table.shown = SeatSet{};
    give_back(table);
    table.phase = Phase::between;
    tell(HandEnded{table.number, table.outcome});
}

}  // namespace riverbones::holdem
