#pragma once

#include <string>

namespace riverbones::test {

// A second judge of hands of Dice Hold'em, slow and obvious, written from the rules alone: dice are text such as
// "22255", hands are recognised by how that text looks.

struct HandByHand {
    int line = 0;       ///< of the table in section 3 of the rules: 0 for five of a kind to 7 for high die
    std::string faces;  ///< that decide between equal lines, in the order in which they do

    friend bool operator==(const HandByHand&, const HandByHand&) = default;
};

/// Whether the first of two hands beats the second.
bool beats(const HandByHand& one, const HandByHand& other);

/// What one to five dice are, all of them together.
HandByHand hand_by_hand(const std::string& dice);

/// The best five of five or more dice: of all ways to choose five.
HandByHand best_by_hand(const std::string& dice);

}  // namespace riverbones::test
