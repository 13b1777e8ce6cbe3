#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/betting/hand.hpp"

namespace riverbones::test {

/// A seat decided: what it could do, and what it did.
struct ListedDecision {
    int round = 0;
    Seat seat;
    Chips to_call;
    std::optional<betting::RaiseRange> raise;
    betting::Action action;
};

/// A round ended: the pots, and what came back of a bet.
struct ListedEnd {
    int round = 0;
    std::vector<betting::Pot> pots;
    std::optional<betting::Returned> returned;
};

using ListedEvent = std::variant<ListedDecision, ListedEnd>;

/// One hand of the files in vectors/, one a line; the format is told in vectors/README.md.
struct ListedHand {
    std::string name;  ///< id and title
    betting::Stakes stakes;
    betting::Positions positions;
    std::vector<Chips> stacks;  ///< before antes and blinds
    std::vector<betting::Post> posts;
    std::vector<ListedEvent> events;
    std::vector<int> ranks;  ///< strength at the showdown, higher wins
    std::vector<Chips> final_stacks;
};

/// Reads one line. Throws std::exception with a message for a line that is not such a hand.
ListedHand read_listed_hand(std::string_view line);

/// Plays the hand by the rules and compares every figure. The first difference, or nothing if there is none.
std::optional<std::string> first_difference(const ListedHand& hand);

/// What became of the hands of a file.
struct Tally {
    int passed = 0;
    int failed = 0;
};

/// Plays all hands of a file and tells of every one that fails. A file that cannot be read is a failure.
Tally play_listed_hands(const std::string& file_name, std::ostream& out);

}  // namespace riverbones::test
