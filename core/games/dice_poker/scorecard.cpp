#include "core/games/dice_poker/scorecard.hpp"

#include <algorithm>

namespace riverbones::dice_poker {

void Scorecard::write(Line line, int points) {
    RIVERBONES_CHECK(open_.has(line) && points >= 0 && points <= poker_worth);
    points_[static_cast<std::size_t>(index_of(line))] = static_cast<std::int8_t>(points);
    open_.remove(line);
}

int Scorecard::sum(int from, int to) const {
    int sum = 0;
    for (int line = from; line < to; ++line) sum += std::max<int>(0, points_[static_cast<std::size_t>(line)]);
    return sum;
}

int Scorecard::left_sum() const { return sum(0, left_line_count); }

int Scorecard::left_bonus(const Settings& settings) const {
    return left_sum() >= left_bonus_from(settings.left_bonus) ? left_bonus_worth : 0;
}

int Scorecard::right_sum() const { return sum(left_line_count, line_count); }

int Scorecard::total(const Settings& settings) const {
    return left_sum() + left_bonus(settings) + right_sum() + joker_bonus();
}

}  // namespace riverbones::dice_poker
