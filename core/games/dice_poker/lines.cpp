#include "core/games/dice_poker/lines.hpp"

#include <algorithm>

namespace riverbones::dice_poker {

namespace {

int most_alike(const FaceCounts& counts) { return *std::max_element(counts.begin() + 1, counts.end()); }

int faces_on_two_dice_or_more(const FaceCounts& counts) {
    return static_cast<int>(std::count_if(counts.begin() + 1, counts.end(), [](int count) { return count >= 2; }));
}

bool is_full_house(const FaceCounts& counts) {
    return most_alike(counts) == 3 && faces_on_two_dice_or_more(counts) == 2;
}

int longest_run(const FaceCounts& counts) {
    int longest = 0;
    int run = 0;
    for (std::size_t face = 1; face <= 6; ++face) {
        run = counts[face] > 0 ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

}  // namespace

int worth(Line line, const FaceCounts& counts) {
    using enum Line;
    switch (line) {
        case aces:
        case twos:
        case threes:
        case fours:
        case fives:
        case sixes: {
            const int face = index_of(line) + 1;
            return face * counts[static_cast<std::size_t>(face)];
        }
        case pair: return most_alike(counts) >= 2 ? sum_of(counts) : 0;
        case two_pairs: return faces_on_two_dice_or_more(counts) == 2 ? sum_of(counts) : 0;
        case three_of_a_kind: return most_alike(counts) >= 3 ? sum_of(counts) : 0;
        case four_of_a_kind: return most_alike(counts) >= 4 ? sum_of(counts) : 0;
        case full_house: return is_full_house(counts) ? full_house_worth : 0;
        case small_straight: return longest_run(counts) >= 4 ? small_straight_worth : 0;
        case large_straight: return longest_run(counts) == 5 ? large_straight_worth : 0;
        case poker: return most_alike(counts) == 5 ? poker_worth : 0;
        case chance: return sum_of(counts);
    }
    RIVERBONES_CHECK(false);
}

int joker_worth(Line right_line, const FaceCounts& counts) {
    RIVERBONES_CHECK(!is_left(right_line));
    using enum Line;
    switch (right_line) {
        case full_house: return full_house_worth;
        case small_straight: return small_straight_worth;
        case large_straight: return large_straight_worth;
        default: return sum_of(counts);
    }
}

int face_of_five(const FaceCounts& counts) {
    for (int face = 1; face <= 6; ++face) {
        if (counts[static_cast<std::size_t>(face)] == 5) return face;
    }
    return 0;
}

}  // namespace riverbones::dice_poker
