#pragma once

#include <string>

namespace riverbones::test {

// A second judge of hands of cards, slow and obvious, written from the rules alone: cards are text such as
// "Kh Kd 7c 7d 2s", hands are recognised by how that text looks.

struct CardsByHand {
    int line = 0;       ///< of the ranking in section 4 of the rules: 0 for a straight flush to 8 for high card
    std::string ranks;  ///< that decide between equal lines, in the order in which they do, as letters that sort so: A
                        ///< for a two to M for an ace

    friend bool operator==(const CardsByHand&, const CardsByHand&) = default;
};

/// Whether the first of two hands beats the second.
bool beats(const CardsByHand& one, const CardsByHand& other);

/// What one to five cards are, all of them together.
CardsByHand cards_by_hand(const std::string& cards);

/// The best five of five or more cards: of all ways to choose five.
CardsByHand best_cards_by_hand(const std::string& cards);

}  // namespace riverbones::test
