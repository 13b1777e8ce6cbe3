#pragma once

#include <vector>

#include "core/betting/hand.hpp"

// The betting a second time: slow, from the whole story of a round instead of from what is remembered of it.

namespace riverbones::test {

/// What a seat did in this round. Posting a blind is not among it.
struct Deed {
    Seat seat;
    betting::Action action;
};

/// What this seat may do, worked out from the stacks and bets as they stand and from the deeds of the round.
betting::Options options_by_the_book(const betting::Hand& hand, Seat seat, const std::vector<Deed>& deeds);

/// Who must be asked next when `from` was asked last; nothing: the round is over.
std::optional<Seat> asked_by_the_book(const betting::Hand& hand, Seat from, const std::vector<Deed>& deeds);

/// Pots, chip by chip.
betting::Pots pots_by_the_book(const betting::Hand& hand);

}  // namespace riverbones::test
