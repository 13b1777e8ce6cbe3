#include "core/games/dice_holdem/prospects.hpp"

#include <algorithm>

#include "core/games/dice_holdem/equity.hpp"
#include "core/games/dice_holdem/variant.hpp"

namespace riverbones::dice_holdem {

namespace {

holdem::Boards boards_after(std::span<const Die> dice) {
    holdem::Boards boards(two_dice_count);
    for (const FullBoard& board : board_table(dice).boards) {
        std::array<std::uint32_t, two_dice_count> ranks{};
        std::ranges::transform(board.ranks, ranks.begin(),
                               [](HandRank rank) { return static_cast<std::uint32_t>(rank.index()) + 1; });
        boards.add(ranks, board.ways);
    }
    return boards;
}

holdem::Prospects before_the_board() {
    holdem::Weights unknown(any_two_dice.begin(), any_two_dice.end());
    for (double& share : unknown) share /= 36;
    holdem::Prospects prospects(std::move(unknown));
    prospects.expect(0, [] { return boards_after({}); });
    for (int opponents = 1; opponents < static_cast<int>(most_hands); ++opponents) prospects.strengths(0, opponents);
    return prospects;
}

}  // namespace

holdem::Prospects prospects(std::span<const Die> board) {
    static const holdem::Prospects always_the_same = before_the_board();
    holdem::Prospects prospects = always_the_same;
    std::size_t dice = 0;
    for (int round = 1; dice < board.size(); ++round) {
        dice += Variant::laid_before[static_cast<std::size_t>(round)];
        const std::vector<Die> then(board.begin(), board.begin() + dice);
        prospects.expect(round, [then] { return boards_after(then); });
    }
    return prospects;
}

}  // namespace riverbones::dice_holdem
