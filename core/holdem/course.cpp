#include "core/holdem/course.hpp"

#include <algorithm>

#include "core/betting/reach.hpp"

namespace riverbones::holdem {

namespace {

/// Whether nobody who is in sits between this seat and the button.
bool acts_last(const betting::Hand& hand, Seat seat) {
    for (Seat other = seat; other != hand.positions.button;) {
        other = left_of(other, hand.seats);
        if (hand.place(other).still_in()) return false;
    }
    return true;
}

int opponents_to_reckon_with(const betting::Hand& hand, Seat seat) {
    int sure = 0;
    int open = 0;
    for (std::uint8_t i = 0; i < hand.seats; ++i) {
        const betting::Place& place = hand.places[i];
        if (Seat{i} == seat || !place.still_in()) continue;
        ++(hand.round == 0 && !place.acted && place.can_bet() ? open : sure);
    }
    return std::max(1, sure + (open + 1) / 2);
}

bool is_bet(Deed deed) { return deed == Deed::bet || deed == Deed::raised; }

bool would_be_wild(const betting::Hand& hand, const Spot& spot) {
    return hand.stakes.structure != betting::Structure::fixed_limit && spot.round == 0 &&
           spot.bets >= most_bets_before_the_board && spot.behind > spot.pot;
}

}  // namespace

Spot Course::spot(Seat seat) const {
    const betting::Place& place = hand.place(seat);
    const Chips reach = hand.reach.of_others(seat);
    const Chips to_call = betting::chips_to_call(hand, seat);
    Spot spot;
    spot.round = hand.round;
    spot.opponents = opponents_to_reckon_with(hand, seat);
    spot.pot = within_reach(hand, place.paid + to_call).count;
    spot.to_call = to_call.count;
    spot.behind = clamp(reach - place.bet, Chips{}, place.stack).count;
    spot.bets = bets;
    spot.acts_last = acts_last(hand, seat);
    spot.may_raise =
        reach > hand.price && place.reach() > hand.price && !betting::is_capped(hand) && !would_be_wild(hand, spot);
    return spot;
}

Course at_present(const Table& table) {
    const auto bets_now = [&](const PastAct& act) { return act.round == table.hand.round && is_bet(act.deed); };
    return {table.hand, static_cast<int>(std::ranges::count_if(table.acts(), bets_now))};
}

Course at_the_beginning(const Table& table) {
    std::array<Chips, most_seats> stacks{};
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        if (table.hand.places[i].dealt_in) stacks[i] = table.seats[i].stack;
    }
    const auto seats = static_cast<std::size_t>(table.seat_count());
    return {betting::open_hand(table.hand.stakes, table.hand.positions, std::span(stacks).first(seats)).hand, 0};
}

void enter(Course& course, int round) {
    if (course.hand.round == round) return;
    for (betting::Place& place : course.hand.places) {
        place.bet = Chips{};
        place.acted = false;
    }
    course.hand.price = Chips{};
    course.hand.round = static_cast<std::uint8_t>(round);
    course.hand.bets = 0;
    course.bets = 0;
    betting::renew_reach(course.hand);
}

void follow(Course& course, const PastAct& act) {
    betting::Place& place = course.hand.places[act.seat.index];
    place.acted = true;
    place.folded = act.deed == Deed::folded;
    place.put_in(act.to - place.bet);
    if (place.folded) betting::renew_reach(course.hand);
    if (!is_bet(act.deed)) return;
    course.hand.price = std::max(course.hand.price, act.to);
    ++course.hand.bets;
    ++course.bets;
}

Chips within_reach(const betting::Hand& hand, Chips paid) {
    Chips all;
    for (const betting::Place& place : hand.places) all += min(place.paid, paid);
    return all;
}

}  // namespace riverbones::holdem
