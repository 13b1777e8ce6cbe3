#include "ui/poker_table/wager.hpp"

#include <algorithm>

namespace riverbones {

namespace {

constexpr int steps_through_the_pot = 10;

}  // namespace

void Wager::begin(const holdem::Choices& choices, const betting::Place& seat, Chips middle, Chips smallest_bet) {
    choices_ = choices;
    seat_ = seat;
    middle_ = middle;
    smallest_bet_ = smallest_bet;
    amount_ = mayRaise() ? options()->raise->least : Chips{};
}

Chips Wager::halfPotTo() const {
    if (!options()) return {};
    return options()->price + Chips{(middle_ + options()->to_call).count / 2};
}

Chips Wager::potTo() const { return options() ? options()->price + middle_ + options()->to_call : Chips{}; }

void Wager::stepFar(int times) {
    const Chips tenth{(middle_ + (options() ? options()->to_call : Chips{})).count / steps_through_the_pot};
    moveBy(times * std::max(tenth, smallest_bet_));
}

void Wager::choose(Chips amount) {
    if (mayRaise()) amount_ = std::clamp(amount, options()->raise->least, options()->raise->most);
}

}  // namespace riverbones
