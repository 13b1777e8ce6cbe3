#include "core/games/dice_poker/choices.hpp"

namespace riverbones::dice_poker {

namespace {

std::optional<Refusal> objection_to(const Choices& choices, const Roll& roll) {
    if (choices.rolls_used == 0 && roll.keep != DiceMask::none()) return Refusal::keeps_before_first_roll;
    if (!choices.may_roll) return Refusal::no_roll_left;
    if (roll.keep == DiceMask::all()) return Refusal::keeps_every_die;
    return std::nullopt;
}

std::optional<Refusal> objection_to(const Choices& choices, const Write& write) {
    if (choices.rolls_used == 0) return Refusal::roll_first;
    if (!choices.open.has(write.line)) return Refusal::line_is_written;
    if (!choices.lines.has(write.line)) return Refusal::joker_belongs_elsewhere;
    return std::nullopt;
}

}  // namespace

std::optional<Refusal> Choices::objection(const Action& action) const {
    if (closed) return closed;
    return std::visit([this](const auto& act) { return objection_to(*this, act); }, action);
}

}  // namespace riverbones::dice_poker
