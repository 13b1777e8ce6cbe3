#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "core/base/chips.hpp"
#include "core/base/seat.hpp"

namespace riverbones::betting {

struct Fold {
    friend bool operator==(const Fold&, const Fold&) = default;
};
struct Check {
    friend bool operator==(const Check&, const Check&) = default;
};
struct Call {
    friend bool operator==(const Call&, const Call&) = default;
};
/// A bet or a raise. `to` is the total of the round: what the seat will have in front of it.
struct RaiseTo {
    Chips to;

    friend bool operator==(const RaiseTo&, const RaiseTo&) = default;
};

using Action = std::variant<Fold, Check, Call, RaiseTo>;

/// Why a seat that must decide may not bet or raise.
enum class RaiseClosed : std::uint8_t {
    nobody_can_answer,  ///< no other seat still in could put in more than the price
    no_chips_beyond_call,
    most_bets,     ///< fixed limit: the cap is reached
    not_reopened,  ///< the seat has acted, and what it faces since is less than a full raise
};

/// The totals of the round a bet or raise may reach. Equal bounds: exactly that one (fixed limit, or a short all-in).
struct RaiseRange {
    Chips least;
    Chips most;

    friend bool operator==(const RaiseRange&, const RaiseRange&) = default;
};

/// What the seat that must decide may do. Folding is always possible.
struct Options {
    Chips price;                        ///< the highest bet of the round, at least a big blind in round 0 with blinds
    Chips to_call;                      ///< 0: it may check. Never more than the stack
    std::optional<RaiseRange> raise;    ///< totals of the round
    std::optional<RaiseClosed> closed;  ///< set exactly if `raise` is not
    Chips faced;        ///< not_reopened: what was raised since the seat acted ("the all-in was 3 more")
    Chips required;     ///< not_reopened: the least that would have opened it again ("a full raise needs 14"); in fixed
                        ///< limit half a bet, in whole chips (3 for a bet of 5)
    bool opens = true;  ///< a raise would be a bet: nobody has bet in this round (the big blind counts as a bet)

    friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace riverbones::betting
