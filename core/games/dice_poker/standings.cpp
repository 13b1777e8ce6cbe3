#include "core/games/dice_poker/standings.hpp"

#include <algorithm>

namespace riverbones::dice_poker {

std::vector<int> totals(const View& view) {
    std::vector<int> totals;
    for (int seat = 0; seat < view.settings.players; ++seat) {
        totals.push_back(view.cards[static_cast<std::size_t>(seat)].total(view.settings));
    }
    return totals;
}

std::vector<int> places(const View& view) {
    const std::vector<int> all = totals(view);
    std::vector<int> places;
    for (const int total : all) {
        const auto better = std::ranges::count_if(all, [total](int other) { return other > total; });
        places.push_back(static_cast<int>(better) + 1);
    }
    return places;
}

}  // namespace riverbones::dice_poker
