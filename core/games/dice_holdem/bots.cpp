#include "core/games/dice_holdem/bots.hpp"

namespace riverbones::dice_holdem {

holdem::Action bot_action(BotLevel /*level*/, const View& /*view*/, const holdem::Choices& choices,
                          FastRandom& /*random*/) {
    if (choices.betting->to_call == Chips{}) return holdem::Check{};
    return holdem::Call{};
}

}  // namespace riverbones::dice_holdem
