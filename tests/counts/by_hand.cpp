#include "tests/counts/by_hand.hpp"

#include <algorithm>
#include <set>

namespace riverbones::test {

namespace {

using dice_poker::JokerRule;
using dice_poker::Line;

int sum(const std::string& dice) {
    int sum = 0;
    for (const char face : dice) sum += face - '0';
    return sum;
}

/// The lengths of the groups of equal faces, longest first: "22255" gives "32".
std::string shape(const std::string& sorted) {
    std::string lengths;
    for (char face = '1'; face <= '6'; ++face) {
        const auto count = std::count(sorted.begin(), sorted.end(), face);
        if (count > 0) lengths += static_cast<char>('0' + count);
    }
    std::sort(lengths.rbegin(), lengths.rend());
    return lengths;
}

bool holds_run(const std::string& sorted, const std::vector<std::string>& runs) {
    const std::set<char> faces(sorted.begin(), sorted.end());
    return std::any_of(runs.begin(), runs.end(), [&](const std::string& run) {
        return std::all_of(run.begin(), run.end(), [&](char face) { return faces.count(face) == 1; });
    });
}

bool any_of(const std::string& shape, const std::vector<std::string>& shapes) {
    return std::find(shapes.begin(), shapes.end(), shape) != shapes.end();
}

bool on_the_left(Line line) { return line <= Line::sixes; }

}  // namespace

std::string sorted_text(const FiveDice& dice) {
    std::string text;
    for (const Die die : dice) text += static_cast<char>('0' + die.face());
    std::sort(text.begin(), text.end());
    return text;
}

int worth_by_hand(Line line, const std::string& sorted) {
    const std::string groups = shape(sorted);
    switch (line) {
        case Line::aces:
        case Line::twos:
        case Line::threes:
        case Line::fours:
        case Line::fives:
        case Line::sixes: {
            std::string those;
            for (const char face : sorted) {
                if (face == '1' + static_cast<int>(line)) those += face;
            }
            return sum(those);
        }
        case Line::pair: return groups == "11111" ? 0 : sum(sorted);
        case Line::two_pairs: return any_of(groups, {"221", "32"}) ? sum(sorted) : 0;
        case Line::three_of_a_kind: return any_of(groups, {"311", "32", "41", "5"}) ? sum(sorted) : 0;
        case Line::four_of_a_kind: return any_of(groups, {"41", "5"}) ? sum(sorted) : 0;
        case Line::full_house: return groups == "32" ? 25 : 0;
        case Line::small_straight: return holds_run(sorted, {"1234", "2345", "3456"}) ? 30 : 0;
        case Line::large_straight: return sorted == "12345" || sorted == "23456" ? 40 : 0;
        case Line::poker: return groups == "5" ? 50 : 0;
        case Line::chance: return sum(sorted);
    }
    return -1;
}

ChoicesByHand choices_by_hand(const std::string& sorted, const std::vector<Line>& open, std::optional<int> poker,
                              bool joker_on) {
    ChoicesByHand choices;
    if (!joker_on || shape(sorted) != "5" || poker != 50) {
        for (const Line line : open) {
            choices.lines.push_back(line);
            choices.points.push_back(worth_by_hand(line, sorted));
        }
        return choices;
    }
    choices.bonus = 100;
    const Line own = static_cast<Line>(sorted[0] - '1');
    if (std::find(open.begin(), open.end(), own) != open.end()) {
        choices.rule = JokerRule::its_left_line;
        choices.lines = {own};
        choices.points = {sum(sorted)};
        return choices;
    }
    choices.rule =
        std::all_of(open.begin(), open.end(), on_the_left) ? JokerRule::zero_in_left_line : JokerRule::any_right_line;
    for (const Line line : open) {
        if (choices.rule == JokerRule::zero_in_left_line) {
            choices.lines.push_back(line);
            choices.points.push_back(0);
        } else if (!on_the_left(line)) {
            choices.lines.push_back(line);
            choices.points.push_back(line == Line::full_house       ? 25
                                     : line == Line::small_straight ? 30
                                     : line == Line::large_straight ? 40
                                                                    : sum(sorted));
        }
    }
    return choices;
}

}  // namespace riverbones::test
