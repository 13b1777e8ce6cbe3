#pragma once

#include "core/holdem/table.hpp"

namespace riverbones::holdem {

// What bots go by beside dice or cards, now and at every earlier decision of a hand. Nothing hidden is in it.

/// What the betting looks like to a seat that must decide, in chips.
struct Spot {
    int round = 0;           ///< 0 to 3
    int opponents = 1;       ///< to reckon with: all who are in; before the board half of those who have yet to act
    double pot = 0;          ///< in the middle and in front of all seats, as far as the seat can win it by calling
    double to_call = 0;      ///< 0: it may check
    double behind = 0;       ///< what it could still put in and have matched, the call included
    int bets = 0;            ///< bets and raises of this round; blinds are none
    bool acts_last = false;  ///< of all who are in, once there is a board
    bool may_raise = true;   ///< by the rules, and without being wild
};

/// Nobody raises a fourth time before the board while more than a pot is behind. Not for fixed limit, which has a cap.
inline constexpr int most_bets_before_the_board = 3;

/// A hand at some moment, as far as everybody at the table knows it.
struct Course {
    betting::Hand hand;
    int bets = 0;  ///< bets and raises of this round; blinds are none

    Spot spot(Seat seat) const;
};

/// The hand that runs, now.
Course at_present(const Table& table);

/// The same hand after the forced bets. From there table.acts() lead to the present: enter(act.round), follow(act).
Course at_the_beginning(const Table& table);
/// Stays in this round or begins it.
void enter(Course& course, int round);
/// Without the checks of core/betting: that a seat has left is not among the acts.
void follow(Course& course, const PastAct& act);

/// How much of the middle somebody can win who has paid so much during the hand.
Chips within_reach(const betting::Hand& hand, Chips paid);

}  // namespace riverbones::holdem
