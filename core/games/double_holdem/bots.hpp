#pragma once

#include "core/base/bot_level.hpp"
#include "core/base/fast_random.hpp"
#include "core/games/double_holdem/variant.hpp"
#include "core/holdem/choices.hpp"
#include "core/holdem/state.hpp"

namespace riverbones::double_holdem {

using View = holdem::View<Variant>;

/// What a bot of this level does when it is its turn, be it to choose its key card or to act; always an action that
/// `choices` allows. It sees what a person in its seat would see and nothing else. `random` is its own, so that bots
/// never disturb the cards.
holdem::Action bot_action(BotLevel level, const View& view, const holdem::Choices& choices, FastRandom& random);

}  // namespace riverbones::double_holdem
