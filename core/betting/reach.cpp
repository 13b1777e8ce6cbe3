#include "core/betting/reach.hpp"

namespace riverbones::betting {

void renew_reach(Hand& hand) {
    Reach reach;
    for (std::uint8_t index = 0; index < hand.seats; ++index) {
        const Place& place = hand.places[index];
        reach.add(Seat{index}, place.still_in() ? place.reach() : Chips{});
    }
    hand.reach = reach;
}

}  // namespace riverbones::betting
