#pragma once

#include <optional>
#include <span>

#include "core/games/dice_poker/actions.hpp"
#include "core/games/dice_poker/settings.hpp"

namespace riverbones::dice_poker {

/// Five dice as they lay after a roll: the rarest of the match.
struct RareRoll {
    Seat seat;
    int round = 1;
    FiveDice dice{};

    friend bool operator==(const RareRoll&, const RareRoll&) = default;
};

/// All was bet on one die in the last roll of a turn, and it brought a line that was worth nothing before.
struct CloseCall {
    Seat seat;
    int round = 1;
    Line line{};
    int lucky_faces = 1;  ///< of six
    int place = 0;        ///< of the die that was rolled, 0 to 4
    FiveDice dice{};

    friend bool operator==(const CloseCall&, const CloseCall&) = default;
};

/// What can be said of a match when it is over. Only what is true of it.
struct Remarks {
    std::optional<RareRoll> rare_roll;
    std::optional<CloseCall> close_call;
    /// One seat won, and did not lead before the very last line was written.
    bool won_with_the_last_line = false;

    friend bool operator==(const Remarks&, const Remarks&) = default;
};

/// `history` is what happened in the match from its first event on, without what was taken back.
Remarks remarks(const Settings& settings, std::span<const Event> history);

/// In how many of the 7,776 ways in which five dice can fall they show this kind of roll: five or four equal, a large
/// straight or a full house. Nothing for any other roll; those come more often.
std::optional<int> ways_of_rare_roll(const FaceCounts& counts);

}  // namespace riverbones::dice_poker
