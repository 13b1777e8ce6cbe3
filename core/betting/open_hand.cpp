#include "core/base/check.hpp"
#include "core/betting/reach.hpp"
#include "core/betting/turns.hpp"

namespace riverbones::betting {

namespace {

/// Whether blinds and bets are there as the stakes say, and the seats of the blinds can post.
bool fits(const Stakes& stakes, const Positions& positions, std::span<const Chips> stacks) {
    const auto plays = [&](std::optional<Seat> seat) {
        return seat && seat->index < stacks.size() && stacks[seat->index] > Chips{};
    };
    if (stacks.size() > most_seats || positions.button.index >= stacks.size()) return false;
    if (stakes.smallest_bet <= Chips{} || stakes.ante < Chips{} || stakes.small_blind < Chips{}) return false;
    if (stakes.structure == Structure::fixed_limit && stakes.big_bet <= Chips{}) return false;
    if (!stakes.has_blinds()) return !positions.small_blind && !positions.big_blind;
    return plays(positions.big_blind) && (!positions.small_blind || plays(positions.small_blind));
}

void deal_in(Hand& hand, std::span<const Chips> stacks) {
    hand.seats = static_cast<std::uint8_t>(stacks.size());
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        RIVERBONES_CHECK(stacks[i] >= Chips{});
        hand.places[i].stack = stacks[i];
        hand.places[i].dealt_in = stacks[i] > Chips{};
        hand.in_play += stacks[i];
    }
    RIVERBONES_CHECK(still_in(hand) > 1);
}

void note(Opening& opening, Seat seat, Forced what, Chips amount) {
    if (amount == Chips{}) return;
    opening.posts[opening.post_count] = Post{seat, what, amount};
    ++opening.post_count;
}

/// Straight into the pot: an ante is paid, but it is not part of a bet.
void post_antes(Opening& opening) {
    Hand& hand = opening.hand;
    Seat seat = hand.positions.button;
    for (std::size_t i = 0; i < hand.seats; ++i) {
        seat = left_of(seat, hand.seats);
        Place& place = hand.places[seat.index];
        const Chips amount = min(hand.stakes.ante, place.stack);
        place.stack -= amount;
        place.paid += amount;
        note(opening, seat, Forced::ante, amount);
    }
    opening.ante_returned = unmatched(hand, &Place::paid);
    if (!opening.ante_returned) return;
    Place& owner = hand.places[opening.ante_returned->seat.index];
    owner.stack += opening.ante_returned->amount;
    owner.paid -= opening.ante_returned->amount;
}

void post_blind(Opening& opening, Seat seat, Forced what, Chips blind) {
    Place& place = opening.hand.places[seat.index];
    const Chips amount = min(blind, place.stack);
    place.put_in(amount);
    opening.hand.price = max(opening.hand.price, amount);
    note(opening, seat, what, amount);
}

}  // namespace

Opening open_hand(const Stakes& stakes, const Positions& positions, std::span<const Chips> stacks) {
    RIVERBONES_CHECK(fits(stakes, positions, stacks));
    Opening opening;
    Hand& hand = opening.hand;
    hand.stakes = stakes;
    hand.positions = positions;
    deal_in(hand, stacks);
    post_antes(opening);
    hand.last_full_raise = smallest_raise(stakes, hand.round);
    if (stakes.has_blinds()) {
        // A full big blind is the price, a level and a bet, even if less could be posted.
        hand.price = stakes.big_blind;
        hand.full_level = stakes.big_blind;
        hand.bets = 1;
        if (positions.small_blind) post_blind(opening, *positions.small_blind, Forced::small_blind, stakes.small_blind);
        post_blind(opening, *positions.big_blind, Forced::big_blind, stakes.big_blind);
    }
    renew_reach(hand);
    pass_turn(hand, positions.big_blind.value_or(positions.button));
    check_chips(hand);
    return opening;
}

}  // namespace riverbones::betting
