#include "core/games/dice_poker/prospects.hpp"

namespace riverbones::dice_poker {

std::optional<Line> bonus_line(const View& view, const Choices& choices) {
    const Scorecard& card = view.card(view.acting);
    if (card.left_bonus(view.settings) > 0) return std::nullopt;
    std::optional<Line> best;
    for (const Line line : all_lines) {
        if (!is_left(line) || !choices.lines.has(line)) continue;
        Scorecard written = card;
        written.write(line, choices.points(line));
        const bool wins = written.left_bonus(view.settings) > 0;
        if (wins && (!best || choices.points(line) > choices.points(*best))) best = line;
    }
    return best;
}

}  // namespace riverbones::dice_poker
