#include <gtest/gtest.h>

#include "tests/support/dice_holdem_table.hpp"

// "Fair play" of section 2 of the rules. tests/properties/holdem_secrets_test.cpp tries the same at random.

namespace riverbones::test {
namespace {

using holdem::Settings;
using V = dice_holdem::Variant;

/// Whose dice the viewer can see, "1-3".
std::string visible(const DiceHoldemTable& table, Viewer viewer) {
    betting::SeatSet seats;
    const auto view = table.view(viewer);
    for (std::uint8_t i = 0; i < view.own.size(); ++i) {
        if (view.own[i]) seats.add(Seat{i});
    }
    return told(seats);
}

/// The same in everything that the viewer has been told so far.
std::string heard_of(DiceHoldemTable& table, Viewer viewer) {
    betting::SeatSet seats;
    for (const auto& event : table.match().history()) {
        const auto seen = DiceHoldem::seen(event, viewer);
        if (!seen) continue;
        if (const auto* dealt = std::get_if<holdem::Dealt<V>>(&*seen); dealt && dealt->own) seats.add(dealt->seat);
        if (const auto* shown = std::get_if<holdem::HandShown<V>>(&*seen)) seats.add(shown->seat);
    }
    return told(seats);
}

constexpr Viewer spectator{};
constexpr Viewer first{Seat{0}};
constexpr Viewer second{Seat{1}};

// "While a hand runs nobody sees or hears anything of another player's hidden dice or cards"
TEST(FairPlay, NobodySeesAnothersDiceWhileAHandRuns) {
    DiceHoldemTable table(Settings{.players = 3}, 1);
    while (!table.between_hands()) {
        EXPECT_EQ(visible(table, spectator), "");
        EXPECT_EQ(visible(table, first), "1");
        EXPECT_EQ(visible(table, second), "2");
        EXPECT_EQ(heard_of(table, spectator), "");
        EXPECT_EQ(heard_of(table, second), "2");
        if (table.to_call(table.awaited()) > 0) {
            table.call(table.awaited());
        } else {
            table.check(table.awaited());
        }
    }
    EXPECT_EQ(visible(table, spectator), "1-2-3") << "the showdown";
    EXPECT_EQ(heard_of(table, second), "1-2-3");
}

// Everybody is told that everybody was dealt dice.
TEST(FairPlay, EverybodyHearsThatDiceWereDealt) {
    DiceHoldemTable table(Settings{.players = 3}, 1, {.own = {{1, "6-6"}}});
    DiceHoldemTable::Events heard;
    for (const auto& event : table.match().history()) heard.push_back(*DiceHoldem::seen(event, second));
    EXPECT_EQ(told_of<holdem::Dealt<V>>(heard), (Lines{"1 has hidden dice", "2 has 1-2", "3 has hidden dice"}));
}

// "Folded and unshown hands stay secret while the match lasts"
TEST(FairPlay, FoldedHandsStaySecretAtTheShowdownAndAfterwards) {
    DiceHoldemTable table(Settings{.players = 4}, 1);
    table.call(4);
    table.fold(1);
    table.check_down();
    EXPECT_EQ(visible(table, spectator), "2-3-4");
    EXPECT_EQ(visible(table, second), "2-3-4");
    EXPECT_EQ(visible(table, first), "1-2-3-4") << "its own";
    table.end_table();
    EXPECT_EQ(visible(table, spectator), "2-3-4");
}

TEST(FairPlay, AFoldedSeatStillSeesItsOwnDice) {
    DiceHoldemTable table(Settings{.players = 3}, 1, {.own = {{1, "6-5"}}});
    table.fold(1);
    EXPECT_EQ(to_text(*table.view(first).own[0]), "6-5");
}

TEST(FairPlay, TheNextHandIsNotSeenBeforeItIsDealtAndNothingOfTheLastOneStays) {
    DiceHoldemTable table(Settings{.players = 2}, 1, {.own = {{1, "6-6"}, {2, "5-5"}}});
    table.check_down();
    table.next_hand({.own = {{1, "1-1"}, {2, "2-2"}}});
    EXPECT_EQ(table.view(first).board.count, 0);
    EXPECT_EQ(to_text(*table.view(first).own[0]), "1-1");
    EXPECT_EQ(visible(table, first), "1");
    EXPECT_EQ(visible(table, spectator), "");
    // Behind the line "next" the dice of this hand have not fallen yet.
    const auto& record = table.match().record();
    auto cut = *Match<UnevenDiceHoldem>::from(record.header);
    for (std::size_t i = 0; i + 1 < record.entries.size(); ++i) ASSERT_EQ(cut.take(record.entries[i]), std::nullopt);
    EXPECT_TRUE(std::holds_alternative<House>(cut.turn()));
    for (const Viewer viewer : {spectator, first, second}) {
        for (const auto& own : cut.view(viewer).own) EXPECT_EQ(own, std::nullopt);
    }
}

TEST(FairPlay, WhoIsNotDealtInSeesNobodysDice) {
    DiceHoldemTable table(Settings{.players = 4}, 1);
    table.fold_out();
    table.leave(2);
    table.next_hand();
    EXPECT_EQ(visible(table, second), "");
    EXPECT_EQ(heard_of(table, second), "2") << "of the hand before";
}

// Case 12 of tests: what went wrong elsewhere. "Hand 1 ends at showdown with A's cards open after a raise to 14. Hand 2
// (1/2): A all-in, B folds. RIGHT: A's cards of neither hand are visible, board not revealed, log and history for B
// contain no card of A; and at the start of hand 2 the small blind's call is 1 and the minimum raise-to 4."
TEST(Case12, NoSecretsAfterAFoldAndNothingStaleInTheNextHand) {
    DiceHoldemTable table({.players = 2, .small_blind = Chips{1}, .big_blind = Chips{2}, .buy_in = Chips{200}}, 1,
                          {.own = {{1, "6-6"}}});
    table.raise_to(1, 14);
    table.call(2);
    table.check_down();
    EXPECT_EQ(visible(table, second), "1-2");
    const auto told_before = table.match().history().size();
    table.next_hand({.own = {{1, "5-4"}}});
    EXPECT_EQ(table.positions(), "2/2/1");
    EXPECT_EQ(table.to_call(2), 1);
    EXPECT_EQ(table.raises(2), "4..186");
    table.call(2);
    table.all_in(1);
    table.fold(2);
    EXPECT_EQ(visible(table, second), "2") << "of neither hand";
    EXPECT_EQ(visible(table, spectator), "");
    EXPECT_EQ(table.view().board.count, 0);
    const auto history = table.match().history();
    DiceHoldemTable::Events heard;
    for (std::size_t i = told_before; i < history.size(); ++i) heard.push_back(*DiceHoldem::seen(history[i], second));
    EXPECT_EQ(told_of<holdem::Dealt<V>>(heard), (Lines{"1 has hidden dice", "2 has 1-2"}));
    EXPECT_EQ(told_of<holdem::HandShown<V>>(heard), Lines{});
    EXPECT_EQ(told_of<holdem::BoardLaid<V>>(heard), Lines{});
}

}  // namespace
}  // namespace riverbones::test
