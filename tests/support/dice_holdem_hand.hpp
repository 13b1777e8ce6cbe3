#pragma once

#include <string_view>
#include <vector>

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "tests/support/dice.hpp"

namespace riverbones::test {

/// A hand of Dice Hold'em with dice as a test wants them. The button is at the last seat; of two seats it is the small
/// blind and acts first before the board.
class DiceHoldemHand {
public:
    /// `own`: the dice of each seat, "6-6" for example.
    DiceHoldemHand(holdem::Settings settings, const std::vector<std::string_view>& own) {
        settings.players = static_cast<int>(own.size());
        state_ = DiceHoldem::start(settings);
        house(holdem::DrawDealer{Seat{static_cast<std::uint8_t>(own.size() - 1)}});
        holdem::Deal<DiceHoldem::Variant> deal;
        for (std::size_t i = 0; i < own.size(); ++i) {
            deal.seats.add(Seat{static_cast<std::uint8_t>(i)});
            std::ranges::copy(some_dice(own[i]), deal.own[i].begin());
        }
        house(deal);
    }

    const DiceHoldem::State& state() const { return state_; }
    Seat awaited() const { return *state_.table.hand.awaited; }
    DiceHoldem::View view() const { return DiceHoldem::view(state_, Viewer{awaited()}); }
    holdem::Choices choices() const { return DiceHoldem::choices(state_, awaited()); }

    holdem::Action ask(BotLevel level, std::uint64_t seed = 1) const {
        FastRandom random(seed);
        return DiceHoldem::bot_action(level, view(), choices(), random);
    }

    /// Whoever is awaited does this.
    DiceHoldemHand& then(const holdem::Action& action) {
        DiceHoldem::apply(state_, awaited(), action, events_);
        return *this;
    }

    /// The house lays the dice of the next round.
    DiceHoldemHand& board(std::string_view dice) {
        holdem::LayBoard<DiceHoldem::Variant> act;
        for (const Die die : some_dice(dice)) act.laid.lay(die);
        return house(act);
    }

    /// All who are asked check or call until the house must lay dice, and then it lays these.
    DiceHoldemHand& quietly_to(std::string_view dice) {
        while (state_.table.phase == holdem::Phase::betting) {
            const bool free_check = choices().betting->to_call == Chips{};
            then(free_check ? holdem::Action(holdem::Check{}) : holdem::Action(holdem::Call{}));
        }
        return board(dice);
    }

private:
    DiceHoldemHand& house(const DiceHoldem::HouseAct& act) {
        DiceHoldem::apply(state_, act, events_);
        return *this;
    }

    DiceHoldem::State state_;
    std::vector<DiceHoldem::Event> events_;
};

}  // namespace riverbones::test
