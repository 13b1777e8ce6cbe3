#include "core/betting/turns.hpp"

#include "core/base/check.hpp"
#include "core/betting/reach.hpp"

namespace riverbones::betting {

bool must_decide(const Hand& hand, Seat seat) {
    const Place& place = hand.place(seat);
    if (!place.can_bet()) return false;
    if (chips_to_call(hand, seat) > Chips{}) return true;
    return !place.acted && hand.reach.of_others(seat) > hand.price && !is_capped(hand);
}

void pass_turn(Hand& hand, Seat from) {
    hand.awaited = next_seat(from, hand.seats, [&](Seat seat) { return must_decide(hand, seat); });
}

std::optional<Returned> unmatched(const Hand& hand, Chips Place::*amount) {
    Reach paid;
    for (std::uint8_t index = 0; index < hand.seats; ++index) paid.add(Seat{index}, hand.places[index].*amount);
    if (paid.first == paid.second) return std::nullopt;
    return Returned{paid.farthest, paid.first - paid.second};
}

void check_chips(const Hand& hand) {
    Chips all;
    for (std::size_t i = 0; i < hand.seats; ++i) {
        const Place& place = hand.places[i];
        RIVERBONES_CHECK(place.stack >= Chips{} && place.bet >= Chips{} && place.paid >= place.bet);
        all += place.stack + place.paid;
    }
    RIVERBONES_CHECK(all == hand.in_play);
}

}  // namespace riverbones::betting
