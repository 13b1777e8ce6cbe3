#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/games/double_holdem/double_holdem.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/cards.hpp"
#include "tests/support/holdem_told.hpp"

namespace riverbones::test {

/// A hand of Double Hold'em with cards as a test wants them. Seats are called by their numbers, from 1. The button is
/// at the last seat; of two seats it is the small blind and acts first before the flop.
class DoubleHoldemHand {
public:
    using Events = std::vector<DoubleHoldem::Event>;

    /// `own`: the cards of each seat, "Kh Ks 6c" for example. `stacks`: of each seat; without any they have the buy-in.
    DoubleHoldemHand(holdem::Settings settings, const std::vector<std::string_view>& own,
                     const std::vector<int>& stacks = {}) {
        settings.players = static_cast<int>(own.size());
        state_ = DoubleHoldem::start(settings);
        for (std::size_t i = 0; i < stacks.size(); ++i) {
            state_.table.seats[i].stack = state_.table.seats[i].bought = Chips{stacks[i]};
        }
        house(holdem::DrawDealer{Seat{static_cast<std::uint8_t>(own.size() - 1)}});
        deal(own);
    }

    const DoubleHoldem::State& state() const { return state_; }
    const holdem::Table& table() const { return state_.table; }
    DoubleHoldem::View view(Viewer viewer = {}) const { return DoubleHoldem::view(state_, viewer); }
    holdem::Choices choices(int number) const { return DoubleHoldem::choices(state_, seat(number)); }
    std::optional<Refusal> refusal(int number, const holdem::Action& action) const {
        return choices(number).objection(action);
    }

    /// "2 chooses", "2 acts", "house", "anyone" or "over".
    std::string awaits() const {
        const Turn turn = DoubleHoldem::turn(state_);
        if (const auto acting = seat_to_act(turn)) {
            const bool chooses = table().phase == holdem::Phase::choosing_key;
            return told(*acting) + (chooses ? " chooses" : " acts");
        }
        return std::holds_alternative<House>(turn) ? "house" : std::holds_alternative<Over>(turn) ? "over" : "anyone";
    }
    std::vector<int> stacks() const {
        std::vector<int> stacks;
        for (std::uint8_t i = 0; i < table().seat_count(); ++i) {
            stacks.push_back(holdem::stack_of(table(), Seat{i}).count);
        }
        return stacks;
    }

    /// The seat does this, which must be possible; what happened.
    Events play(int number, const holdem::Action& action) {
        if (refusal(number, action)) throw std::logic_error("refused: " + DoubleHoldem::to_text(action));
        Events events;
        DoubleHoldem::apply(state_, seat(number), action, events);
        return events;
    }
    Events fold(int number) { return play(number, holdem::Fold{}); }
    Events check(int number) { return play(number, holdem::Check{}); }
    Events call(int number) { return play(number, holdem::Call{}); }
    Events raise_to(int number, int total) { return play(number, holdem::RaiseTo{Chips{total}}); }
    /// `card`: which of its cards, from 1.
    Events key(int number, int card) { return play(number, holdem::ChooseKey{static_cast<std::uint8_t>(card - 1)}); }
    Events time_is_up(int number) { return play(number, holdem::TimeIsUp{}); }
    Events leave(int number) { return play(number, holdem::LeaveTable{}); }

    /// The house deals these.
    Events deal(const std::vector<std::string_view>& own) {
        holdem::Deal<DoubleHoldem::Variant> act;
        for (std::size_t i = 0; i < own.size(); ++i) {
            act.seats.add(Seat{static_cast<std::uint8_t>(i)});
            std::ranges::copy(some_cards(own[i]), act.own[i].begin());
        }
        return house(act);
    }
    Events board(std::string_view cards) {
        holdem::LayBoard<DoubleHoldem::Variant> act;
        for (const Card card : some_cards(cards)) act.laid.lay(card);
        return house(act);
    }
    Events house(const DoubleHoldem::HouseAct& act) {
        if (!DoubleHoldem::fits(state_, act)) throw std::logic_error("impossible: " + DoubleHoldem::to_text(act));
        Events events;
        DoubleHoldem::apply(state_, act, events);
        return events;
    }

    /// All who are asked keep the automatic key card and check or call until the house must deal or the hand has ended.
    Events quietly() {
        Events all;
        while (const auto acting = seat_to_act(DoubleHoldem::turn(state_))) {
            const Events events = play(acting->index + 1, quiet_action(*acting));
            all.insert(all.end(), events.begin(), events.end());
        }
        return all;
    }

private:
    holdem::Action quiet_action(Seat acting) const {
        const auto choices = DoubleHoldem::choices(state_, acting);
        if (!choices.no_key) return holdem::ChooseKey{double_holdem::automatic_key(state_.own[acting.index])};
        if (choices.betting->to_call == Chips{}) return holdem::Check{};
        return holdem::Call{};
    }

    DoubleHoldem::State state_;
};

}  // namespace riverbones::test
