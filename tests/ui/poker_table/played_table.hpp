#pragma once

#include <QSignalSpy>

#include <functional>

#include "tests/ui/poker_table/played_match.hpp"
#include "ui/games/dice_holdem/dice_holdem_table.hpp"

namespace riverbones::test {

/// A table of Dice Hold'em with a match that the test plays.
class PlayedTable {
public:
    explicit PlayedTable(const std::string& kinds, const holdem::Settings& settings = {}, std::uint64_t seed = 1,
                         Pace::Speed pace = Pace::Instant)
        : PlayedTable(PlayedMatch::ofSeats(kinds, settings, seed), true, pace) {}

    PlayedTable(std::unique_ptr<PlayedMatch> match, bool is_new, Pace::Speed pace = Pace::Instant) {
        table_.setPace(pace);
        open(std::move(match), is_new);
    }
    /// Another match of these seats at the same table.
    void again(const std::string& kinds) { open(PlayedMatch::ofSeats(kinds), true); }

    DiceHoldemTable* operator->() { return &table_; }
    DiceHoldemTable& operator*() { return table_; }
    PlayedMatch& match() { return *match_; }
    holdem::Table onTable() const { return match_->view().table; }
    PlaceInfo& place(int seat) { return *table_.places()->place(seat); }

    Seat acting() const { return *seat_to_act(match_->turn()); }
    /// Whoever is awaited does this, person or bot.
    void play(const holdem::Action& action) { RIVERBONES_CHECK(!match_->play(acting(), action)); }
    void checkOrCall() {
        const bool free = match_->choices(acting()).betting->to_call == Chips{};
        play(free ? holdem::Action(holdem::Check{}) : holdem::Action(holdem::Call{}));
    }
    void allIn() {
        const auto options = *match_->choices(acting()).betting;
        if (options.raise) return play(holdem::RaiseTo{options.raise->most});
        checkOrCall();
    }
    /// Until the hand has ended.
    void playOut(const std::function<void()>& decide) {
        while (seat_to_act(match_->turn())) decide();
    }
    void foldOut() {
        playOut([this] { play(holdem::Fold{}); });
    }
    /// Until it is this seat's decision; the others check or call.
    void playTo(int seat) {
        while (acting().index != seat) checkOrCall();
    }

private:
    void open(std::unique_ptr<PlayedMatch> match, bool is_new) {
        match_ = match.get();
        table_.open({std::move(match), {}}, is_new);
    }

    DiceHoldemTable table_;
    PlayedMatch* match_;
};

}  // namespace riverbones::test
