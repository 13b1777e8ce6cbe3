#include "core/games/dice_holdem/prospects.hpp"

#include <algorithm>

#include "core/games/dice_holdem/variant.hpp"

namespace riverbones::dice_holdem {

namespace {

std::size_t dice_on_board(int round) {
    std::size_t dice = 0;
    for (int before = 0; before <= round; ++before) dice += Variant::laid_before[static_cast<std::size_t>(before)];
    return dice;
}

const BoardTable& boards_of_nothing() {
    static const BoardTable table = board_table({});
    return table;
}

Strengths strengths_of(const BoardTable& boards, int opponents) {
    std::array<Range, most_hands> unknown;
    unknown.fill(any_two_dice);
    const auto chances = all_chances(boards, std::span(unknown).first(static_cast<std::size_t>(opponents)));
    Strengths strengths{};
    std::ranges::transform(chances, strengths.begin(), &Chances::equity);
    return strengths;
}

/// Always the same, and the longest to work out.
const Strengths& strengths_before_the_board(int opponents) {
    static const auto by_opponents = [] {
        std::array<Strengths, most_hands> all{};
        for (int number = 1; number < static_cast<int>(most_hands); ++number) {
            all[static_cast<std::size_t>(number)] = strengths_of(boards_of_nothing(), number);
        }
        return all;
    }();
    return by_opponents[static_cast<std::size_t>(opponents)];
}

}  // namespace

const BoardTable& Prospects::boards(int round) {
    if (round == 0) return boards_of_nothing();
    auto& boards = boards_[static_cast<std::size_t>(round)];
    if (!boards) boards = board_table(board_.first(dice_on_board(round)));
    return *boards;
}

const Strengths& Prospects::strengths(int round, int opponents) {
    if (round == 0) return strengths_before_the_board(opponents);
    auto& strengths = strengths_[static_cast<std::size_t>(round)][static_cast<std::size_t>(opponents)];
    if (!strengths) strengths = strengths_of(boards(round), opponents);
    return *strengths;
}

}  // namespace riverbones::dice_holdem
