#pragma once

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "core/games/dice_poker/dice_poker.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/rigged_house.hpp"

namespace riverbones::test {

using dice_poker::Line;

/// A table of Dice Poker at which the dice fall as the test says. Whose turn it is acts; what is not possible fails.
class DicePokerTable {
public:
    using Events = std::vector<dice_poker::Event>;

    explicit DicePokerTable(const dice_poker::Settings& settings = {})
        : match_(new_match<DicePoker>(settings, house_.random())) {}

    /// The first roll of a turn.
    Events roll(std::string_view falls) { return roll(dice(falls)); }
    Events roll(const FiveDice& falls) { return roll_keeping(DiceMask::none(), falls); }

    /// roll_keeping("xx---", "-,-,5,5,1"): keeps two and the others fall so; places of kept dice are not looked at.
    Events roll_keeping(std::string_view kept, std::string_view falls) {
        FiveDice fallen;
        for (std::size_t place = 0; place < fallen.size(); ++place) {
            if (kept[place] != 'x') fallen[place] = Die(falls[2 * place] - '0');
        }
        return roll_keeping(keep(kept), fallen);
    }
    Events roll_keeping(DiceMask kept, const FiveDice& falls) {
        for (int place = 0; place < 5; ++place) {
            if (!kept.has(place)) house_.feed(falls[static_cast<std::size_t>(place)]);
        }
        return play(dice_poker::Roll{kept});
    }

    Events write(Line line) { return play(dice_poker::Write{line}); }

    /// Rolls once and writes.
    Events turn(const FiveDice& falls, Line line) {
        roll(falls);
        return write(line);
    }
    Events turn(std::string_view falls, Line line) { return turn(dice(falls), line); }

    Events play(const dice_poker::Action& action) {
        auto events = match_.play(acting(), action, now(), house_.random());
        if (!events) throw std::logic_error("refused: " + DicePoker::to_text(action));
        if (house_.waiting() > 0) throw std::logic_error("more dice were fed than fell");
        return *std::move(events);
    }

    /// Why the seat to act may not do this; nothing, and a failure, if it may.
    std::optional<Refusal> refusal(const dice_poker::Action& action) {
        const Match<DicePoker> before = match_;
        const auto events = match_.play(acting(), action, now(), house_.random());
        if (events) ADD_FAILURE() << "was allowed: " << DicePoker::to_text(action);
        EXPECT_TRUE(match_ == before) << "what is refused must change nothing";
        return events ? std::nullopt : std::optional(events.refusal());
    }

    void take_back(Seat seat) {
        if (!match_.undo(seat, now())) throw std::logic_error("there is nothing to take back");
    }

    Seat acting() const {
        const auto acting = seat_to_act(match_.turn());
        if (!acting) throw std::logic_error("nobody is awaited");
        return *acting;
    }
    bool over() const { return std::holds_alternative<Over>(match_.turn()); }

    dice_poker::Choices choices() const { return match_.choices(acting()); }
    dice_poker::View view() const { return match_.view(Viewer{}); }
    const dice_poker::Settings& settings() const { return match_.record().header.settings; }
    dice_poker::Scorecard card(Seat of) const { return view().card(of); }
    std::optional<int> points(Line line, Seat of = seat(1)) const { return card(of).points(line); }
    int total(Seat of = seat(1)) const { return card(of).total(settings()); }

    Match<DicePoker>& match() { return match_; }
    const Match<DicePoker>& match() const { return match_; }
    RiggedHouse& house() { return house_; }

private:
    Moment now() { return after(1000 * ++steps_); }

    RiggedHouse house_;
    std::int64_t steps_ = 0;
    Match<DicePoker> match_;
};

}  // namespace riverbones::test
