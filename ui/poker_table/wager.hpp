#pragma once

#include <optional>

#include "core/holdem/choices.hpp"

namespace riverbones {

/// How much to bet: the total that a person has chosen, and what the buttons beside it lead to. All of it is totals of
/// the round.
class Wager {
public:
    /// Another decision: the smallest raise is chosen. `seat` is the place of who decides, `middle` everything in the
    /// middle and in front of the seats.
    void begin(const holdem::Choices& choices, const betting::Place& seat, Chips middle, Chips smallest_bet);
    /// The same decision, looked at once more.
    void renew(const holdem::Choices& choices) { choices_ = choices; }
    /// Nobody decides.
    void stop() { *this = Wager{}; }

    const holdem::Choices& choices() const { return choices_; }
    /// Nothing while nobody decides.
    const std::optional<betting::Options>& options() const { return choices_.betting; }
    bool mayRaise() const { return options() && options()->raise; }

    Chips amount() const { return amount_; }
    void set(Chips amount) { amount_ = amount; }
    std::optional<Refusal> objection() const { return choices_.objection(holdem::RaiseTo{amount_}); }

    /// Calling first, then half the pot or the pot as it is after the call.
    Chips halfPotTo() const;
    Chips potTo() const;
    /// The whole stack.
    Chips allInTo() const { return options() ? seat_.bet + seat_.stack : Chips{}; }
    bool callIsAllIn() const { return options() && options()->to_call > Chips{} && options()->to_call == seat_.stack; }

    /// Moves the amount by so many smallest bets, or tenths of the pot; stays in the range.
    void step(int times) { moveBy(times * smallest_bet_); }
    void stepFar(int times);
    /// As near to this as the range allows.
    void choose(Chips amount);

private:
    void moveBy(Chips chips) { choose(amount_ + chips); }

    holdem::Choices choices_;
    betting::Place seat_;
    Chips middle_;
    Chips smallest_bet_;
    Chips amount_;
};

}  // namespace riverbones
