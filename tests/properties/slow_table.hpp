#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/base/overloaded.hpp"
#include "core/holdem/state.hpp"

// The table of a hold'em game a second time: slow, and from nothing but what was told and who sat where before a hand.

namespace riverbones::test {

using Seats = std::vector<int>;  ///< of these seats, counted from 0

/// Follows the events of a match and says what the stacks must be and who has acted before what.
class SlowTable {
public:
    explicit SlowTable(const holdem::Settings& settings);

    /// An event of any hold'em game.
    template <class... Kinds>
    void hear(const std::variant<Kinds...>& event) {
        std::visit(
            overloaded{[this]<holdem::Variant V>(const holdem::BoardLaid<V>& laid) { hear_of_round(laid.round); },
                       []<holdem::Variant V>(const holdem::Dealt<V>&) {},
                       []<holdem::Variant V>(const holdem::HandShown<V>&) {}, [](const holdem::KeyChosen&) {},
                       [this](const auto& open) { hear_open(open); }},
            event);
    }

    /// What the seat must have behind it now.
    Chips stack(int seat) const { return seats_[static_cast<std::size_t>(seat)].stack; }
    bool is_gone(int seat) const { return seats_[static_cast<std::size_t>(seat)].gone; }
    /// What the seat must have taken along the last time it left.
    Chips left_with(int seat) const { return seats_[static_cast<std::size_t>(seat)].left_with; }
    /// What was bought and not taken along.
    Chips bought() const { return bought_; }

    /// Whether the seat to act may raise as far as what was raised since it acted is concerned.
    bool is_open_to(int seat) const;

private:
    struct SeatNotes {
        Chips stack;
        Chips before_hand;
        Chips bet;
        Chips left_with;
        bool acted = false;
        bool gone = false;
        bool goes = false;  ///< has left during this hand
    };
    /// A bet or raise of this round.
    struct Raise {
        Chips from;
        Chips to;
    };

    SeatNotes& seat(Seat at) { return seats_[at.index]; }
    void begin_hand(const betting::Stakes& stakes);
    void hear_open(const holdem::OpenEvent& event);
    void hear_of_round(int round);
    void begin_round();
    void end_hand(bool cancelled);
    Chips smallest_raise() const;

    std::vector<SeatNotes> seats_;
    Chips bought_;
    betting::Stakes stakes_;
    int round_ = 0;
    Chips price_;
    std::vector<Raise> raises_;
};

/// What is wrong with button, blinds or who plays in the hand that `after` has just begun, seen from how the table
/// stood before it; empty if it is as the rules say.
std::string wrong_in_next_hand(const holdem::Table& before, const holdem::Table& after);

}  // namespace riverbones::test
