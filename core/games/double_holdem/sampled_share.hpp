#pragma once

#include <optional>

#include "core/base/fast_random.hpp"
#include "core/games/double_holdem/key_card.hpp"

namespace riverbones::double_holdem {

/// What somebody knows who wonders what his cards are worth.
struct Knowledge {
    OwnCards own{};
    std::optional<std::uint8_t> key;  ///< nothing: not chosen yet
    std::span<const Card> board;
    int opponents = 1;
};

/// The mean share of the pot at a showdown, from so many ways in which the cards that are not known could lie. A quick
/// estimate: whoever has not chosen and whoever's choice is not known plays the automatic key card.
double sampled_share(const Knowledge& knowledge, int samples, FastRandom& random);

}  // namespace riverbones::double_holdem
