#include "core/games/dice_poker/turn_search.hpp"

#include <algorithm>

namespace riverbones::dice_poker {

namespace {

/// From what five dice are worth to what fewer are worth when the others are rolled: the next die shows each face with
/// the same chance, so every handful is the mean of the six that have one die more.
void fill_in_expectations(HandfulValues& values) {
    for (Handful handful = first_of_five; handful-- > 0;) {
        double sum = 0;
        for (int face = 1; face <= 6; ++face) sum += values[handfuls.with[handful][face]];
        values[handful] = sum / 6;
    }
}

/// For each five dice the best of what can be kept of them. Parts hand what is best in them on to what has one die
/// more.
std::array<Handful, handful_count> best_keeps(const HandfulValues& values) {
    std::array<Handful, handful_count> best{};
    for (Handful keep = 0; keep < first_of_five; ++keep) {
        if (values[keep] >= values[best[keep]]) best[keep] = keep;
        for (int face = 1; face <= 6; ++face) {
            Handful& of_more = best[handfuls.with[keep][face]];
            if (values[best[keep]] > values[of_more]) of_more = best[keep];
        }
    }
    return best;
}

}  // namespace

std::optional<Handful> best_keep(const HandfulValues& written, Handful dice, int rolls_left) {
    constexpr double rounding = 1e-9;
    HandfulValues values = written;
    fill_in_expectations(values);
    auto keeps = best_keeps(values);
    for (int roll = 1; roll < rolls_left; ++roll) {
        for (Handful five = first_of_five; five < handful_count; ++five) {
            values[five] = std::max(written[five], values[keeps[five]]);
        }
        fill_in_expectations(values);
        keeps = best_keeps(values);
    }
    if (values[keeps[dice]] <= written[dice] + rounding) return std::nullopt;
    return keeps[dice];
}

}  // namespace riverbones::dice_poker
