#include "core/games/dice_poker/standings.hpp"

#include <algorithm>

namespace riverbones::dice_poker {

std::vector<int> totals(const View& view) {
    std::vector<int> totals(static_cast<std::size_t>(view.settings.players));
    std::transform(view.cards.begin(), view.cards.begin() + view.settings.players, totals.begin(),
                   [&](const Scorecard& card) { return card.total(view.settings); });
    return totals;
}

std::vector<int> places(const View& view) {
    const std::vector<int> all = totals(view);
    std::vector<int> places(all.size());
    std::ranges::transform(all, places.begin(), [&](int total) {
        return static_cast<int>(std::ranges::count_if(all, [total](int other) { return other > total; })) + 1;
    });
    return places;
}

}  // namespace riverbones::dice_poker
