#include "core/base/check.hpp"
#include "core/betting/reach.hpp"
#include "core/betting/turns.hpp"

namespace riverbones::betting {

std::optional<Returned> end_round(Hand& hand) {
    RIVERBONES_CHECK(!hand.awaited);
    const std::optional<Returned> returned = unmatched(hand, &Place::bet);
    if (returned) {
        Place& owner = hand.places[returned->seat.index];
        owner.stack += returned->amount;
        owner.paid -= returned->amount;
    }
    for (std::size_t i = 0; i < hand.seats; ++i) hand.places[i].bet = Chips{};
    hand.price = Chips{};
    check_chips(hand);
    return returned;
}

void begin_round(Hand& hand) {
    RIVERBONES_CHECK(!hand.awaited && hand.price == Chips{});
    RIVERBONES_CHECK(hand.round + 1 < betting_rounds && still_in(hand) > 1);
    ++hand.round;
    for (std::size_t i = 0; i < hand.seats; ++i) hand.places[i].acted = false;
    hand.last_full_raise = smallest_raise(hand.stakes, hand.round);
    hand.full_level = Chips{};
    hand.bets = 0;
    renew_reach(hand);
    pass_turn(hand, hand.positions.button);
    // Rounds that are dealt without betting leave it to the last one that was played to say who shows first.
    if (hand.awaited) hand.last_raiser.reset();
}

}  // namespace riverbones::betting
