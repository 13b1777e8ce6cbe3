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
    Seat owner;
    Chips second;
    for (std::uint8_t index = 1; index < hand.seats; ++index) {
        const Chips this_one = hand.places[index].*amount;
        const Chips highest = hand.place(owner).*amount;
        second = std::max(second, std::min(this_one, highest));
        if (this_one > highest) owner = Seat{index};
    }
    const Chips rest = hand.place(owner).*amount - second;
    if (rest == Chips{}) return std::nullopt;
    return Returned{owner, rest};
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
