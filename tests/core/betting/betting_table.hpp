#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/betting/button.hpp"
#include "core/betting/hand.hpp"
#include "tests/support/builders.hpp"

namespace riverbones::test {

inline betting::Stakes blinds(betting::Structure structure, int small, int big, int ante = 0) {
    return {structure, Chips{ante}, Chips{small}, Chips{big}, Chips{big}, Chips{2 * big}, 4};
}
inline betting::Stakes no_limit(int small, int big, int ante = 0) {
    return blinds(betting::Structure::no_limit, small, big, ante);
}
inline betting::Stakes pot_limit(int small, int big, int ante = 0) {
    return blinds(betting::Structure::pot_limit, small, big, ante);
}
inline betting::Stakes fixed_limit(int small, int big, int ante = 0) {
    return blinds(betting::Structure::fixed_limit, small, big, ante);
}
inline betting::Stakes ante_only(betting::Structure structure, int ante, int smallest_bet) {
    return {structure, Chips{ante}, Chips{}, Chips{}, Chips{smallest_bet}, Chips{2 * smallest_bet}, 4};
}

/// A hand at a table without dice and cards. Seats are called by their numbers, from 1; everything answered is a plain
/// number or a text, so that a test reads like the rules.
class BettingTable {
public:
    /// The first hand of a match. From three seats on the blinds are the two seats left of the button.
    BettingTable(const betting::Stakes& stakes, const std::vector<int>& stacks, int button = 1);
    /// Blinds lie where they are put; 0: there is none.
    struct Blinds {
        int small = 0;
        int big = 0;
    };
    BettingTable(const betting::Stakes& stakes, const std::vector<int>& stacks, int button, Blinds blinds);

    /// The seat that must decide; 0: nobody.
    int awaited() const { return hand.awaited ? hand.awaited->index + 1 : 0; }
    int to_call() const { return options().to_call.count; }
    int price() const { return options().price.count; }
    /// "20..100", "40" if it is the only total, "no" if neither bet nor raise is possible.
    std::string raise() const;
    betting::Options options() const { return betting::options(hand); }

    BettingTable& fold() { return play(betting::Fold{}); }
    BettingTable& check() { return play(betting::Check{}); }
    BettingTable& call() { return play(betting::Call{}); }
    BettingTable& raise_to(int total) { return play(betting::RaiseTo{Chips{total}}); }
    /// A bet, call or raise of the whole stack.
    BettingTable& all_in();
    /// All that are asked in this round check or call.
    BettingTable& settle();

    /// Ends the round: "nothing", or what came back, "5 to 2".
    std::string end_round();
    /// Ends the round and begins the next one.
    BettingTable& next_round();
    /// Goes on without bets to the end of the last round or until somebody is asked.
    BettingTable& deal_out();
    int leave(int number) { return betting::leave_hand(hand, seat(number)).count; }

    int stack(int number) const { return place(number).stack.count; }
    int bet(int number) const { return place(number).bet.count; }
    int paid(int number) const { return place(number).paid.count; }
    /// 0: nobody
    int last_raiser() const { return hand.last_raiser ? hand.last_raiser->index + 1 : 0; }
    /// The pots as they stand, "300 for 1-2-3, 100 for 2-3".
    std::string pots() const;
    /// What was posted, "ante 2 of 1, small blind 5 of 2".
    std::string posts() const;
    std::string ante_returned() const;
    /// The stacks after the showdown. Strength is by seat, higher wins.
    std::vector<int> stacks_after(const std::vector<int>& strength) const;

    betting::Opening opening;
    betting::Hand hand = opening.hand;

private:
    const betting::Place& place(int number) const { return hand.place(seat(number)); }
    BettingTable& play(const betting::Action& action);
};

/// "1-2-4"
std::string numbers(betting::SeatSet seats);
/// "300 for 1-2-3, 100 for 2-3"
std::string told(const betting::Pots& pots);
/// The seats of these numbers.
betting::SeatSet seats_of(const std::vector<int>& numbers);

}  // namespace riverbones::test
