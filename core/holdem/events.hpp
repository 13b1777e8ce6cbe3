#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>

#include "core/holdem/table.hpp"

namespace riverbones::holdem {

// What happened at a table, in the order in which it happened. All of this lies open, but for which piece is a key;
// what shows pieces is in state.hpp.

struct DealerDrawn {
    Seat seat;

    friend bool operator==(const DealerDrawn&, const DealerDrawn&) = default;
};

struct HandBegan {
    int number = 1;
    betting::Positions positions;
    betting::Stakes stakes;
    bool risen = false;  ///< the stakes are higher than in the hand before

    friend bool operator==(const HandBegan&, const HandBegan&) = default;
};

struct Posted {
    betting::Post post;
    bool all_in = false;

    friend bool operator==(const Posted&, const Posted&) = default;
};

struct Acted {
    Seat seat;
    Deed deed{};
    Chips to;    ///< in front of the seat afterwards
    Chips cost;  ///< what it has put in for that
    bool all_in = false;

    friend bool operator==(const Acted&, const Acted&) = default;
};

/// What nobody matched of a bet or an ante has gone back.
using betting::Returned;

/// The bets have gone into the pots.
struct RoundEnded {
    int round = 0;  ///< 0 to 3
    Chips middle;

    friend bool operator==(const RoundEnded&, const RoundEnded&) = default;
};

struct PotWon {
    int index = 0;  ///< 0 is the main pot
    betting::Pot pot;
    SeatSet winners;
    std::array<Chips, most_seats> shares{};

    friend bool operator==(const PotWon&, const PotWon&) = default;
};

struct HandEnded {
    int number = 1;
    Outcome outcome{};

    friend bool operator==(const HandEnded&, const HandEnded&) = default;
};

/// Last one standing: the seat has lost everything, or it is the last.
struct SeatFinished {
    Seat seat;
    int place = 1;

    friend bool operator==(const SeatFinished&, const SeatFinished&) = default;
};

struct TimeBankSpent {
    Seat seat;
    int seconds = 0;
    int left = 0;

    friend bool operator==(const TimeBankSpent&, const TimeBankSpent&) = default;
};

/// The seat has its key. That it has chosen lies open; which piece it is only the seat itself knows before the
/// showdown.
struct KeyChosen {
    Seat seat;
    std::optional<std::uint8_t> which;  ///< as in ChooseKey; nothing for all others
    bool automatic = false;             ///< chosen by the rules: the time was up, or the seat has left

    friend bool operator==(const KeyChosen&, const KeyChosen&) = default;
};

/// The clock decides for the seat; what it does follows.
struct TimeRanOut {
    Seat seat;

    friend bool operator==(const TimeRanOut&, const TimeRanOut&) = default;
};

struct SeatLeft {
    Seat seat;
    Chips with;  ///< what it takes along now; chips that it still wins in a running hand follow
    bool during_hand = false;

    friend bool operator==(const SeatLeft&, const SeatLeft&) = default;
};

struct SeatCameBack {
    Seat seat;
    Chips with;

    friend bool operator==(const SeatCameBack&, const SeatCameBack&) = default;
};

struct BoughtIn {
    Seat seat;
    Chips amount;
    Chips stack;  ///< afterwards

    friend bool operator==(const BoughtIn&, const BoughtIn&) = default;
};

struct SeatHandedOver {
    Seat seat;
    std::optional<BotLevel> to;  ///< nothing: back to whoever sat there at first

    friend bool operator==(const SeatHandedOver&, const SeatHandedOver&) = default;
};

struct MatchEnded {
    friend bool operator==(const MatchEnded&, const MatchEnded&) = default;
};

using OpenEvent =
    std::variant<DealerDrawn, HandBegan, Posted, Acted, Returned, RoundEnded, PotWon, HandEnded, SeatFinished,
                 TimeBankSpent, TimeRanOut, SeatLeft, SeatCameBack, BoughtIn, SeatHandedOver, MatchEnded>;

/// Where the rules of the table tell what happened: a view of a list of events of some game, as Random is of a source.
class Teller {
public:
    template <class List>
    explicit Teller(List& list)
        : list_(&list), tell_([](void* to, const OpenEvent& event) {
              std::visit([to](const auto& what) { static_cast<List*>(to)->emplace_back(what); }, event);
          }) {}

    void operator()(const OpenEvent& event) const { tell_(list_, event); }

private:
    void* list_;
    void (*tell_)(void*, const OpenEvent&);
};

}  // namespace riverbones::holdem
