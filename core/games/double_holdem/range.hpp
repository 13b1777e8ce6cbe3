#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "core/base/check.hpp"
#include "core/games/double_holdem/key_card.hpp"

namespace riverbones::double_holdem {

/// Ways to choose three of 52 cards.
inline constexpr std::size_t own_cards_count = 22'100;

/// From 0 (2c 2d 2h) to 22,099 (Ad Ah As), whatever their order.
constexpr std::size_t index_of(OwnCards cards) {
    if (cards[0] < cards[1]) std::swap(cards[0], cards[1]);
    if (cards[1] < cards[2]) std::swap(cards[1], cards[2]);
    if (cards[0] < cards[1]) std::swap(cards[0], cards[1]);
    const auto highest = static_cast<std::size_t>(cards[0].index());
    const auto middle = static_cast<std::size_t>(cards[1].index());
    const auto lowest = static_cast<std::size_t>(cards[2].index());
    return highest * (highest - 1) * (highest - 2) / 6 + middle * (middle - 1) / 2 + lowest;
}

/// What somebody may hold: how likely each three cards are, 0 or more. Only how they compare to each other matters.
class Range {
public:
    /// Of somebody of whom nothing is known: all alike.
    Range() = default;

    bool is_anything() const { return weights_.empty(); }

    double weight(const OwnCards& cards) const { return weights_.empty() ? 1 : weights_[index_of(cards)]; }

    void set(const OwnCards& cards, double weight) {
        RIVERBONES_CHECK(weight >= 0);
        if (weights_.empty()) weights_.assign(own_cards_count, 1);
        weights_[index_of(cards)] = weight;
    }

    /// Nothing is likely yet; what is, has to be set.
    static Range nothing() {
        Range range;
        range.weights_.assign(own_cards_count, 0);
        return range;
    }

private:
    std::vector<double> weights_;
};

}  // namespace riverbones::double_holdem
