#pragma once

#include <gtest/gtest.h>

#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/holdem_told.hpp"

namespace riverbones::test {

/// What falls in one hand: {.own = {{1, "6-6"}, {3, "5-4"}}, .board = "6-5-5-2-1"}. Seats are called by their numbers.
/// Of whom nothing is said has 1-2; with the board of which nothing is said every such hand is the same straight.
struct Falls {
    std::map<int, std::string> own{};
    std::string board = "3-4-5-6-6";
};

/// A house that draws the first dealer and the dice of each hand as it was told beforehand.
class RiggedTableHouse {
public:
    explicit RiggedTableHouse(int dealer) : dealer_(dealer) {}

    void rig(int hand, const Falls& falls) { hands_[hand] = falls; }

    std::uint32_t draw(const DrawName& name, std::uint32_t sides) {
        asked_.push_back(to_text(name));
        const auto* die = std::get_if<DieDraw>(&name);
        const std::uint32_t drawn = die ? face_of(*die) - 1 : static_cast<std::uint32_t>(dealer_ - 1);
        if (drawn >= sides) throw std::logic_error("cannot fall: " + to_text(name));
        return drawn;
    }
    Random random() { return Random(*this); }

    /// The names of all draws, in order.
    const std::vector<std::string>& asked() const { return asked_; }

private:
    std::uint32_t face_of(const DieDraw& die) {
        const Falls& falls = hands_[die.turn];
        if (!die.seat) {
            const int before = die.roll == 1 ? 0 : die.roll + 1;  // of 3, 1 and 1 community dice
            return face(falls.board, before + die.die - 1);
        }
        const auto own = falls.own.find(die.seat->index + 1);
        return face(own == falls.own.end() ? "1-2" : own->second, die.die - 1);
    }
    static std::uint32_t face(std::string_view faces, int place) {
        return static_cast<std::uint32_t>(faces.at(2 * static_cast<std::size_t>(place)) - '0');
    }

    int dealer_;
    std::map<int, Falls> hands_;
    std::vector<std::string> asked_;
};

/// Dice Hold'em, but the seats begin with stacks as the test says; without any they have the buy-in, as always.
struct UnevenDiceHoldem : DiceHoldem {
    struct Settings : holdem::Settings {
        std::vector<int> stacks{};

        friend bool operator==(const Settings&, const Settings&) = default;
    };

    static State start(const Settings& settings) {
        State state = DiceHoldem::start(settings);
        for (std::size_t i = 0; i < settings.stacks.size(); ++i) {
            holdem::SeatState& seat = state.table.seats[i];
            seat.stack = seat.bought = Chips{settings.stacks[i]};
        }
        return state;
    }
    static Settings read_settings(TextScanner& scanner) { return {DiceHoldem::read_settings(scanner), {}}; }
};

/// A table of Dice Hold'em at which the dice fall as the test says. Seats are called by their numbers, from 1, and
/// amounts are plain numbers, so that a test reads like the rules. What is not possible fails.
class DiceHoldemTable {
public:
    using Events = std::vector<DiceHoldem::Event>;

    explicit DiceHoldemTable(const holdem::Settings& settings = {}, int dealer = 1, const Falls& falls = {})
        : DiceHoldemTable(settings, {}, dealer, falls) {}
    DiceHoldemTable(const holdem::Settings& settings, const std::vector<int>& stacks, int dealer = 1,
                    const Falls& falls = {})
        : house_(rigged(dealer, falls)),
          match_(new_match<UnevenDiceHoldem>(UnevenDiceHoldem::Settings{settings, stacks}, house_.random())) {}

    Events fold(int number) { return play(number, holdem::Fold{}); }
    Events check(int number) { return play(number, holdem::Check{}); }
    Events call(int number) { return play(number, holdem::Call{}); }
    Events raise_to(int number, int total) { return play(number, holdem::RaiseTo{Chips{total}}); }
    /// A bet or raise of the whole stack.
    Events all_in(int number) { return raise_to(number, bet(number) + stack(number)); }
    Events spend(int number, int seconds) { return play(number, holdem::SpendTime{seconds}); }
    Events time_is_up(int number) { return play(number, holdem::TimeIsUp{}); }

    Events show(int number) { return play(number, holdem::Show{}); }
    Events leave(int number) { return play(number, holdem::LeaveTable{}); }
    Events come_back(int number, int with) { return play(number, holdem::ComeBack{Chips{with}}); }
    Events buy_in(int number, int up_to) { return play(number, holdem::BuyIn{Chips{up_to}}); }
    Events end_table() { return play(1, holdem::EndTable{}); }
    Events next_hand(const Falls& falls = {}) {
        house_.rig(hand_number() + 1, falls);
        return play(1, holdem::NextHand{});
    }

    /// Everybody who is asked checks or calls, to the end of the hand.
    Events check_down() {
        return play_out([&](int number) { return to_call(number) == 0 ? check(number) : call(number); });
    }
    /// The same, but only to the end of the betting round.
    Events settle_round() {
        const int round = table().hand.round;
        return play_while([&] { return awaited() != 0 && table().hand.round == round; },
                          [&](int number) { return to_call(number) == 0 ? check(number) : call(number); });
    }
    /// Everybody who is asked folds, to the end of the hand.
    Events fold_out() {
        return play_out([&](int number) { return fold(number); });
    }

    Events play(int number, const holdem::Action& action) {
        auto events = match_.play(seat(number), action, now(), house_.random());
        if (!events) throw std::logic_error("refused: " + std::to_string(number) + ' ' + DiceHoldem::to_text(action));
        return *std::move(events);
    }

    /// Why the seat may not do this; nothing, and a failure, if it may.
    std::optional<Refusal> refusal(int number, const holdem::Action& action) {
        const Match<UnevenDiceHoldem> before = match_;
        const auto events = match_.play(seat(number), action, now(), house_.random());
        if (events) ADD_FAILURE() << "was allowed: " << number << ' ' << DiceHoldem::to_text(action);
        EXPECT_TRUE(match_ == before) << "what is refused must change nothing";
        return events ? std::nullopt : std::optional(events.refusal());
    }
    bool allows(int number, const holdem::Action& action) const { return choices(number).allows(action); }

    /// The program fails here and is started again.
    Events fail_and_restart() { return match_.settle(now(), house_.random()); }
    /// The table is left properly and the program is started again.
    Events leave_and_restart() {
        match_.leave(now());
        return match_.settle(now(), house_.random());
    }
    void wait(std::int64_t milliseconds) { time_ += milliseconds; }

    /// The seat that must decide; 0: nobody.
    int awaited() const {
        const auto acting = seat_to_act(match_.turn());
        return acting ? acting->index + 1 : 0;
    }
    bool between_hands() const { return std::holds_alternative<Anyone>(match_.turn()); }
    bool over() const { return std::holds_alternative<Over>(match_.turn()); }

    holdem::Choices choices(int number) const { return match_.choices(seat(number), after(time_)); }
    int to_call(int number) const { return choices(number).betting->to_call.count; }
    /// The totals to which the seat may bet or raise, "40..1990", "40" if it is the only one; "no" if there is none.
    std::string raises(int number) const {
        const auto raise = choices(number).betting->raise;
        if (!raise) return "no";
        const std::string least = std::to_string(raise->least.count);
        return raise->least == raise->most ? least : least + ".." + std::to_string(raise->most.count);
    }

    DiceHoldem::View view(Viewer viewer = {}) const { return match_.view(viewer); }
    holdem::Table table() const { return view().table; }
    int hand_number() const { return table().number; }
    /// "1/2/3": button, small blind, big blind; "-" for a blind that is not posted.
    std::string positions() const { return told(table().hand.positions); }
    /// The seats that are dealt in, "1-2-4".
    std::string plays() const {
        return numbers([&](Seat at) { return table().hand.place(at).dealt_in; });
    }
    /// The seats whose hands lie open.
    std::string shown() const {
        return numbers([&](Seat at) { return table().shown.has(at); });
    }
    int stack(int number) const { return holdem::stack_of(table(), seat(number)).count; }
    std::vector<int> stacks() const {
        std::vector<int> stacks;
        for (int number = 1; number <= table().seat_count(); ++number) stacks.push_back(stack(number));
        return stacks;
    }
    int bet(int number) const { return table().hand.place(seat(number)).bet.count; }
    int won(int number) const { return holdem::won_by(table(), seat(number)).count; }
    holdem::SeatState state_of(int number) const { return table().seat(seat(number)); }

    Match<UnevenDiceHoldem>& match() { return match_; }
    RiggedTableHouse& house() { return house_; }

private:
    static RiggedTableHouse rigged(int dealer, const Falls& falls) {
        RiggedTableHouse house(dealer);
        house.rig(1, falls);
        return house;
    }

    template <class Wanted>
    std::string numbers(const Wanted& wanted) const {
        betting::SeatSet seats;
        for (std::uint8_t i = 0; i < table().seat_count(); ++i) {
            if (wanted(Seat{i})) seats.add(Seat{i});
        }
        return told(seats);
    }

    template <class Goes, class Act>
    Events play_while(const Goes& goes, const Act& act) {
        Events all;
        while (goes()) {
            const Events events = act(awaited());
            all.insert(all.end(), events.begin(), events.end());
        }
        return all;
    }
    template <class Act>
    Events play_out(const Act& act) {
        return play_while([&] { return awaited() != 0; }, act);
    }

    Moment now() { return after(time_ += 1000); }

    RiggedTableHouse house_;
    std::int64_t time_ = 0;
    Match<UnevenDiceHoldem> match_;
};

}  // namespace riverbones::test
