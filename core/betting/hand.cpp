#include "core/betting/hand.hpp"

#include "core/base/check.hpp"

namespace riverbones::betting {

namespace {

/// The sum of what `amount` says of each place.
template <class Amount>
Chips sum(const Hand& hand, const Amount& amount) {
    Chips sum;
    for (const Place& place : hand.places) sum += amount(place);
    return sum;
}

/// Of how many places `wanted` holds.
template <class Wanted>
int count(const Hand& hand, const Wanted& wanted) {
    int count = 0;
    for (const Place& place : hand.places) count += wanted(place) ? 1 : 0;
    return count;
}

}  // namespace

int still_in(const Hand& hand) {
    return count(hand, [](const Place& place) { return place.still_in(); });
}

SeatSet seats_still_in(const Hand& hand) {
    SeatSet seats;
    for (std::uint8_t index = 0; index < hand.seats; ++index) {
        if (hand.places[index].still_in()) seats.add(Seat{index});
    }
    return seats;
}

bool betting_is_over(const Hand& hand) {
    return count(hand, [](const Place& place) { return place.can_bet(); }) <= 1 && still_in(hand) > 1;
}

Chips middle(const Hand& hand) {
    return sum(hand, [](const Place& place) { return place.paid; });
}

Pots pots(const Hand& hand) {
    std::array<Chips, most_seats> paid;
    for (std::size_t i = 0; i < hand.seats; ++i) paid[i] = hand.places[i].paid - hand.places[i].bet;
    const Pots pots = pots_of({paid.data(), hand.seats}, seats_still_in(hand));
    Chips in_pots;
    for (const Pot& pot : pots.all()) in_pots += pot.amount;
    RIVERBONES_CHECK(in_pots == sum(hand, [](const Place& place) { return place.paid - place.bet; }));
    return pots;
}

Chips all_chips(const Hand& hand) {
    return sum(hand, [](const Place& place) { return place.stack + place.paid; });
}

}  // namespace riverbones::betting
