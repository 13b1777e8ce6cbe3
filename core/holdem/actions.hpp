#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "core/base/bot_level.hpp"
#include "core/base/chips.hpp"
#include "core/betting/actions.hpp"

namespace riverbones::holdem {

using betting::Call;
using betting::Check;
using betting::Fold;
using betting::RaiseTo;

/// From how many hidden pieces a seat has to choose, in any game.
inline constexpr int most_key_choices = 3;

/// On the first board each seat chooses which of its hidden pieces is its key, before it acts. The choice stays.
struct ChooseKey {
    std::uint8_t which = 0;  ///< of its pieces in the order in which they lie, counted from 0

    friend bool operator==(const ChooseKey&, const ChooseKey&) = default;
};

/// The decision that is awaited has used so many seconds of the seat's time bank. They are gone for good.
struct SpendTime {
    int seconds = 0;

    friend bool operator==(const SpendTime&, const SpendTime&) = default;
};

/// The clock and the time bank have run out: the seat checks if it can, else it folds. Where the key was awaited, which
/// has no time bank, it gets the automatic one.
struct TimeIsUp {
    friend bool operator==(const TimeIsUp&, const TimeIsUp&) = default;
};

/// Who won because all others folded turns the hand up of free will, as long as the result stands.
struct Show {
    friend bool operator==(const Show&, const Show&) = default;
};

/// Between hands: the next hand begins.
struct NextHand {
    friend bool operator==(const NextHand&, const NextHand&) = default;
};

/// The seat takes its chips and leaves the table game, during a hand as the rules for that say.
struct LeaveTable {
    friend bool operator==(const LeaveTable&, const LeaveTable&) = default;
};

/// A seat that has left comes back with so many chips.
struct ComeBack {
    Chips with;

    friend bool operator==(const ComeBack&, const ComeBack&) = default;
};

/// A seat at the table buys chips until its stack is so large: again after going broke, or topping up.
struct BuyIn {
    Chips up_to;

    friend bool operator==(const BuyIn&, const BuyIn&) = default;
};

/// From now on a bot of this level plays the seat, or again whoever sat there at first. Also in "last one standing",
/// where nobody can leave.
struct HandSeatOver {
    std::optional<BotLevel> to;

    friend bool operator==(const HandSeatOver&, const HandSeatOver&) = default;
};

/// The people at the device end the table game.
struct EndTable {
    friend bool operator==(const EndTable&, const EndTable&) = default;
};

using Action = std::variant<Fold, Check, Call, RaiseTo, ChooseKey, SpendTime, TimeIsUp, Show, NextHand, LeaveTable,
                            ComeBack, BuyIn, HandSeatOver, EndTable>;

/// Whether it is a decision in the hand: what core/betting knows.
constexpr bool is_decision(const Action& action) {
    return std::holds_alternative<Fold>(action) || std::holds_alternative<Check>(action) ||
           std::holds_alternative<Call>(action) || std::holds_alternative<RaiseTo>(action);
}

}  // namespace riverbones::holdem
