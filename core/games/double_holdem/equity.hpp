#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/base/fast_random.hpp"
#include "core/betting/pots.hpp"
#include "core/games/double_holdem/range.hpp"

// What three cards are worth before the board is complete.
//
// Which key card the others choose is not known even when it is done. Here everybody is taken to give up the weakest of
// the three pairs of cards that he holds, and to choose the key card that both other pairs have in common. How strong a
// pair is, is the sum of the numbers of its ranks (HandRank::number) with the flop and any card more; so it counts for
// something to be one card short of a straight or a flush. If pairs are equal, the higher card becomes the key card.
// Against one opponent this finds a key card that is 0.6 points of equity below the best one on average, while the
// highest card is 4.6 points below it.
//
// Several opponents are dealt their cards one after the other, the first of them drawn by lot, each out of his range as
// far as others and the board have left it; whose range is used up holds anything. With ranges that exclude each other,
// or with nothing known, this is the same as dealing to all at once.

namespace riverbones::double_holdem {

inline constexpr std::size_t most_opponents = betting::most_seats - 1;
inline constexpr std::size_t flop_cards = 3;

/// Which of three cards becomes the key card by the rule above, counted from 0. `board` begins with the flop. Some 0.5
/// microseconds.
std::uint8_t likely_key(const OwnCards& cards, std::span<const Card> board);

/// What somebody knows who wonders what his cards are worth.
struct KnownCards {
    OwnCards own{};
    std::optional<std::uint8_t> key{};  ///< which of them; if it is not chosen yet, it will be by the rule above
    std::span<const Card> board{};      ///< none, or the flop and what came after it
};

/// Of the showdown.
struct Equity {
    double win = 0;             ///< how likely it is to win alone
    double tie = 0;             ///< how likely it is to be among several winners
    double share = 0;           ///< the mean share of the pot
    double standard_error = 0;  ///< of the share; 0 if everything was counted
};

/// Against one opponent; every way in which the cards can lie is counted. The board has at least three cards. Takes
/// some 0.4 ms on the river, 2 ms on the turn and 50 ms on the flop.
Equity counted_equity(const KnownCards& known, const Range& opponent);

/// From so many ways in which the cards can lie; one to nine opponents.
Equity sampled_equity(const KnownCards& known, std::span<const Range> opponents, int samples, FastRandom& random);

/// Counted against one opponent on turn and river, else sampled: the caller need not know which.
Equity equity(const KnownCards& known, std::span<const Range> opponents, int samples, FastRandom& random);

/// Of each of the three key cards that can be chosen on the flop. Against one opponent all 1,035 ways in which turn and
/// river can fall are counted, in the time of about one; else all three are sampled from the same ways, so that they
/// compare well.
std::array<Equity, 3> key_equities(const OwnCards& own, std::span<const Card> flop, std::span<const Range> opponents,
                                   int samples, FastRandom& random);

}  // namespace riverbones::double_holdem
