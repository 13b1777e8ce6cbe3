#include "core/games/dice_poker/remarks.hpp"

#include <gtest/gtest.h>

#include "tests/support/dice_poker_table.hpp"

namespace riverbones::test {
namespace {

using dice_poker::Remarks;
using dice_poker::Settings;

Remarks remarks_of(const DicePokerTable& table) {
    return dice_poker::remarks(table.settings(), table.match().history());
}

/// Every seat writes chance with dice that are worth nothing else, then the rest from top to bottom, but for `last`.
void fill_with_nothing(DicePokerTable& table, Line last) {
    for (const Line line : dice_poker::all_lines) {
        if (line == last) continue;
        for (int turn = 0; turn < table.settings().players; ++turn) table.turn("1-2-3-5-6", line);
    }
}

TEST(RareRoll, WaysAreThoseOfAllRolls) {
    std::array<int, 301> counted{};
    for_every_roll([&](const FiveDice& fallen) {
        const auto ways = dice_poker::ways_of_rare_roll(count_faces(fallen));
        if (ways) ++counted[static_cast<std::size_t>(*ways)];
    });
    for (const std::size_t ways : {6u, 150u, 240u, 300u}) EXPECT_EQ(counted[ways], static_cast<int>(ways));
}

TEST(RareRoll, IsTheRarestOfTheMatch) {
    DicePokerTable table(Settings{.players = 2});
    table.turn("2-2-3-3-3", Line::chance);
    table.turn("4-4-4-4-1", Line::chance);
    table.turn("1-2-3-4-5", Line::twos);
    const Remarks all = remarks_of(table);
    ASSERT_TRUE(all.rare_roll);
    EXPECT_EQ(all.rare_roll->seat, seat(2));
    EXPECT_EQ(all.rare_roll->round, 1);
    EXPECT_EQ(all.rare_roll->dice, dice("4-4-4-4-1"));
}

TEST(RareRoll, MayHaveBeenRolledAgain) {
    DicePokerTable table;
    table.roll("6-6-6-6-6");
    table.roll_keeping("-----", "1-2-3-5-6");
    table.write(Line::chance);
    ASSERT_TRUE(remarks_of(table).rare_roll);
    EXPECT_EQ(remarks_of(table).rare_roll->dice, five(6));
}

TEST(RareRoll, IsTheFirstOfEquals) {
    DicePokerTable table;
    table.turn("2-2-2-2-1", Line::aces);
    table.turn("6-6-6-6-1", Line::sixes);
    EXPECT_EQ(remarks_of(table).rare_roll->dice, dice("2-2-2-2-1"));
}

TEST(RareRoll, IsNoneAmongCommonRolls) {
    DicePokerTable table;
    table.turn("1-2-3-4-6", Line::small_straight);
    table.turn("5-5-5-2-1", Line::fives);
    EXPECT_FALSE(remarks_of(table).rare_roll);
}

TEST(RareRoll, WhatWasTakenBackAndRolledOtherwiseStillHappened) {
    DicePokerTable table;
    table.turn("2-2-3-3-3", Line::chance);
    table.take_back(seat(1));
    table.write(Line::full_house);
    EXPECT_EQ(remarks_of(table).rare_roll->dice, dice("2-2-3-3-3"));
}

TEST(CloseCall, IsALineThatTheLastDieBrought) {
    DicePokerTable table;
    table.roll("2-3-4-5-5");
    table.roll_keeping("xxxx-", "-,-,-,-,2");
    table.roll_keeping("xxxx-", "-,-,-,-,6");
    table.write(Line::large_straight);
    const Remarks all = remarks_of(table);
    ASSERT_TRUE(all.close_call);
    EXPECT_EQ(all.close_call->line, Line::large_straight);
    EXPECT_EQ(all.close_call->lucky_faces, 2);
    EXPECT_EQ(all.close_call->place, 4);
    EXPECT_EQ(all.close_call->dice, dice("2-3-4-5-6"));
}

TEST(CloseCall, OneLuckyFaceIsCloserThanTwo) {
    DicePokerTable table;
    table.roll("2-3-4-5-5");
    table.roll_keeping("xxxx-", "-,-,-,-,2");
    table.roll_keeping("xxxx-", "-,-,-,-,6");
    table.write(Line::large_straight);
    table.roll("4-4-4-4-5");
    table.roll_keeping("xxxx-", "-,-,-,-,2");
    table.roll_keeping("xxxx-", "-,-,-,-,4");
    table.write(Line::poker);
    EXPECT_EQ(remarks_of(table).close_call->line, Line::poker);
    EXPECT_EQ(remarks_of(table).close_call->round, 2);
}

TEST(CloseCall, NeedsTheLastRollAndOneDieAndALineWorthNothingBefore) {
    DicePokerTable second_roll;
    second_roll.roll("2-3-4-5-5");
    second_roll.roll_keeping("xxxx-", "-,-,-,-,6");
    second_roll.write(Line::large_straight);
    EXPECT_FALSE(remarks_of(second_roll).close_call);

    DicePokerTable two_dice;
    two_dice.roll("2-3-4-1-1");
    two_dice.roll_keeping("xxx--", "-,-,-,1,1");
    two_dice.roll_keeping("xxx--", "-,-,-,5,6");
    two_dice.write(Line::large_straight);
    EXPECT_FALSE(remarks_of(two_dice).close_call);

    DicePokerTable had_it_before;
    had_it_before.roll("2-3-4-5-5");
    had_it_before.roll_keeping("xxxx-", "-,-,-,-,2");
    had_it_before.roll_keeping("xxxx-", "-,-,-,-,6");
    had_it_before.write(Line::small_straight);
    EXPECT_FALSE(remarks_of(had_it_before).close_call);
}

TEST(WonWithTheLastLine, WhenTheLeadChangedWithIt) {
    DicePokerTable table(Settings{.players = 2});
    fill_with_nothing(table, Line::chance);
    table.turn("1-2-3-5-6", Line::chance);
    table.turn("6-6-6-5-5", Line::chance);
    ASSERT_TRUE(table.over());
    EXPECT_TRUE(remarks_of(table).won_with_the_last_line);
}

TEST(WonWithTheLastLine, NotWhenTheLeaderStaysOrTheWinIsShared) {
    DicePokerTable leader_stays(Settings{.players = 2});
    fill_with_nothing(leader_stays, Line::chance);
    leader_stays.turn("6-6-6-5-5", Line::chance);
    leader_stays.turn("1-2-3-5-6", Line::chance);
    EXPECT_FALSE(remarks_of(leader_stays).won_with_the_last_line);

    DicePokerTable shared(Settings{.players = 2});
    fill_with_nothing(shared, Line::chance);
    shared.turn("6-6-6-5-5", Line::chance);
    shared.turn("6-6-6-5-5", Line::chance);
    EXPECT_FALSE(remarks_of(shared).won_with_the_last_line);

    DicePokerTable alone;
    fill_with_nothing(alone, Line::chance);
    alone.turn("6-6-6-5-5", Line::chance);
    EXPECT_FALSE(remarks_of(alone).won_with_the_last_line);
}

TEST(History, LeavesOutWhatWasTakenBack) {
    DicePokerTable table;
    table.turn("6-6-6-5-5", Line::chance);
    table.take_back(seat(1));
    table.write(Line::full_house);
    int written = 0;
    for (const dice_poker::Event& event : table.match().history()) {
        if (const auto* line = std::get_if<dice_poker::LineWritten>(&event)) {
            ++written;
            EXPECT_EQ(line->line, Line::full_house);
        }
    }
    EXPECT_EQ(written, 1);
}

}  // namespace
}  // namespace riverbones::test
