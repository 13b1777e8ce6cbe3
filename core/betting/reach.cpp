#include "core/betting/reach.hpp"

namespace riverbones::betting {

Reach reach_of_all(const Hand& hand) {
    Reach reach;
    for (std::uint8_t index = 0; index < hand.seats; ++index) {
        const Place& place = hand.places[index];
        if (!place.still_in()) continue;
        const Chips total = place.reach();
        if (total > reach.first) {
            reach = {total, reach.first, Seat{index}};
        } else {
            reach.second = std::max(reach.second, total);
        }
    }
    return reach;
}

}  // namespace riverbones::betting
