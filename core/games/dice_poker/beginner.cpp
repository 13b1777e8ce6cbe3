#include "core/games/dice_poker/beginner.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

#include "core/games/dice_poker/handfuls.hpp"
#include "core/games/dice_poker/judgement.hpp"

namespace riverbones::dice_poker {

namespace {

int dice_in(const FaceCounts& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

/// Of several that bring the same the one that is usually worth least.
Line line_with_most_points(const Choices& choices) {
    const auto rank = [&](Line line) { return std::pair(choices.points(line), -usual_worth(line)); };
    std::optional<Line> most;
    for (const Line line : all_lines) {
        if (choices.lines.has(line) && (!most || rank(line) > rank(*most))) most = line;
    }
    RIVERBONES_CHECK(most.has_value());
    return *most;
}

/// The best of the combinations that a beginner never lets go, if the dice are one and its line is open.
std::optional<Line> made_combination(const Choices& choices) {
    using enum Line;
    for (const Line line : {poker, large_straight, small_straight, full_house}) {
        if (choices.points(line) > 0) return line;
    }
    return std::nullopt;
}

/// One die of each face in the longest row.
FaceCounts longest_row(const FaceCounts& counts) {
    FaceCounts longest{};
    FaceCounts row{};
    for (int face = 1; face <= 6; ++face) {
        if (counts[face] == 0)
            row = {};
        else
            row[face] = 1;
        if (dice_in(row) > dice_in(longest)) longest = row;
    }
    return longest;
}

/// How many equal dice are any good for the open lines.
int most_to_collect(LineSet open) {
    using enum Line;
    int most = 0;
    for (const Line line : all_lines) {
        if (!open.has(line) || line == small_straight || line == large_straight) continue;
        most = std::max(most, line == two_pairs ? 2 : line == full_house ? 3 : 5);
    }
    return most;
}

/// Whether collecting a face is of use: its left line is open, or a line where any face will do.
bool is_wanted(int face, LineSet open) {
    LineSet right = open & LineSet::right();
    right.remove(Line::small_straight);
    right.remove(Line::large_straight);
    return open.has(left_line(face)) || !right.empty();
}

/// The wanted face on most dice; of several whichever catches the eye.
FaceCounts most_common_face(const FaceCounts& counts, LineSet open, FastRandom& random) {
    int chosen = 0;
    std::uint32_t alike = 0;
    for (int face = 1; face <= 6; ++face) {
        if (counts[face] == 0 || !is_wanted(face, open)) continue;
        if (chosen != 0 && counts[face] < counts[chosen]) continue;
        alike = chosen != 0 && counts[face] == counts[chosen] ? alike + 1 : 1;
        if (random.below(alike) == 0) chosen = face;
    }
    FaceCounts keep{};
    if (chosen != 0) keep[chosen] = static_cast<std::uint8_t>(std::min<int>(counts[chosen], most_to_collect(open)));
    return keep;
}

/// Two dice of each face that shows on two or more.
FaceCounts pairs_of(const FaceCounts& counts) {
    FaceCounts pairs{};
    for (int face = 1; face <= 6; ++face) pairs[face] = counts[face] >= 2 ? 2 : 0;
    return pairs;
}

FaceCounts high_dice(FaceCounts counts) {
    for (int face = 1; face <= 3; ++face) counts[face] = 0;
    return counts;
}

FaceCounts dice_to_keep(const FaceCounts& counts, LineSet open, FastRandom& random) {
    using enum Line;
    const FaceCounts row = longest_row(counts);
    if (most_to_collect(open) == 0) return row;
    if (open.has(large_straight) && dice_in(row) == 4) return row;
    const FaceCounts pairs = pairs_of(counts);
    if (dice_in(pairs) == 4 && (open.has(full_house) || open.has(two_pairs))) return pairs;
    if (open == LineSet::only(chance)) return high_dice(counts);
    return most_common_face(counts, open, random);
}

/// Two rolls that bring anything are enough for him, and a joker is at once.
bool is_content(const Choices& choices, Line line) {
    if (choices.joker != JokerRule::no_joker) return true;
    return choices.rolls_used >= 2 && choices.points(line) > 0;
}

}  // namespace

Action beginners_action(const View& view, const Choices& choices, FastRandom& random) {
    if (const auto made = made_combination(choices)) return Write{*made};
    const Line line = line_with_most_points(choices);
    if (!choices.may_roll || is_content(choices, line)) return Write{line};
    const FaceCounts keep = dice_to_keep(count_faces(*view.dice), choices.open, random);
    if (dice_in(keep) == 5) return Write{line};
    return Roll{places_of(keep, *view.dice)};
}

}  // namespace riverbones::dice_poker
