#include <gtest/gtest.h>

#include <initializer_list>

#include "tests/support/dice_poker_table.hpp"

// "Poker bonus and joker" of section 1 of the rules, sentence by sentence.

namespace riverbones::test {
namespace {

using dice_poker::JokerRule;
using dice_poker::LineSet;
using dice_poker::Roll;
using dice_poker::Settings;
using dice_poker::Write;

constexpr auto nothing = "1-2-3-5-6";  ///< worth little anywhere

LineSet lines(std::initializer_list<Line> some) {
    LineSet others = LineSet::all();
    for (const Line line : some) others.remove(line);
    LineSet set = LineSet::all();
    for (const Line line : dice_poker::all_lines) {
        if (others.has(line)) set.remove(line);
    }
    return set;
}

/// A table at which these lines are left open; Poker holds 50 unless it is among them.
DicePokerTable table_with_open(LineSet open, const Settings& settings = {}) {
    DicePokerTable table(settings);
    for (const Line line : dice_poker::all_lines) {
        if (!open.has(line) && line != Line::poker) table.turn(nothing, line);
    }
    if (!open.has(Line::poker)) table.turn("4-4-4-4-4", Line::poker);
    return table;
}

// "They apply when the dice show five equal faces while the Poker line already holds 50."
TEST(Joker, IsFiveEqualFacesWhilePokerHolds50) {
    for (int face = 1; face <= 6; ++face) {
        DicePokerTable table;
        table.turn("2-2-2-2-2", Line::poker);
        table.roll(five(face));
        EXPECT_EQ(table.choices().joker, JokerRule::its_left_line) << face;
    }
}

TEST(Joker, IsNothingLessThanFiveEqualFaces) {
    DicePokerTable table;
    table.turn("2-2-2-2-2", Line::poker);
    table.roll("2-2-2-2-3");
    EXPECT_EQ(table.choices().joker, JokerRule::no_joker);
    EXPECT_EQ(table.choices().lines, table.choices().open);
}

TEST(Joker, IsTheOwnPokerLineNotThatOfAnotherPlayer) {
    DicePokerTable table(Settings{2});
    table.turn("2-2-2-2-2", Line::poker);
    table.turn("2-2-2-2-2", Line::chance);
    table.turn("2-2-2-2-2", Line::twos);
    table.roll("2-2-2-2-2");
    EXPECT_EQ(table.choices().joker, JokerRule::no_joker);
    EXPECT_EQ(table.card(seat(1)).jokers(), 1);
    EXPECT_EQ(table.card(seat(2)).jokers(), 0);
}

// "When such a roll is written the player gets 100 bonus points, every time"
TEST(PokerBonus, Is100PointsEveryTimeAJokerIsWritten) {
    DicePokerTable table;
    table.turn("1-1-1-1-1", Line::poker);
    EXPECT_EQ(table.total(), 50) << "the first Poker brings no bonus";
    int total = 50;
    for (int face = 1; face <= 5; ++face) {
        table.turn(five(face), dice_poker::left_line(face));
        total += 100 + 5 * face + (face == 5 ? 35 : 0);
        EXPECT_EQ(table.total(), total);
        EXPECT_EQ(table.card(seat(1)).jokers(), face);
        EXPECT_EQ(table.card(seat(1)).joker_bonus(), 100 * face);
    }
}

TEST(PokerBonus, IsPaidWhenItIsWrittenNotWhenItIsRolled) {
    DicePokerTable table;
    table.turn("1-1-1-1-1", Line::poker);
    table.roll("6-6-6-6-6");
    EXPECT_EQ(table.total(), 50);
}

// "(it may still be rolled again before it is written)"
TEST(Joker, MayStillBeRolledAgain) {
    DicePokerTable table;
    table.turn("1-1-1-1-1", Line::poker);
    table.roll("6-6-6-6-6");
    EXPECT_TRUE(table.choices().may_roll);
    table.roll_keeping("xxxx-", "-,-,-,-,5");
    EXPECT_EQ(table.choices().joker, JokerRule::no_joker);
    table.write(Line::pair);
    EXPECT_EQ(table.total(), 50 + 29);
    EXPECT_EQ(table.card(seat(1)).jokers(), 0);
}

TEST(Joker, MayBeRolledAgainIntoAnotherJoker) {
    DicePokerTable table;
    table.turn("1-1-1-1-1", Line::poker);
    table.roll("6-6-6-6-6");
    table.roll_keeping("-----", "5,5,5,5,5");
    EXPECT_EQ(table.choices().lines, lines({Line::fives}));
    table.write(Line::fives);
    EXPECT_EQ(table.total(), 50 + 25 + 100) << "one bonus for what is written";
}

// "1. if the left line of that face is open, the roll must be written there, at its ordinary worth"
TEST(JokerRule1, TheLeftLineOfThatFaceMustBeTaken) {
    for (int face = 1; face <= 6; ++face) {
        DicePokerTable table;
        table.turn("1-1-1-1-1", Line::poker);
        table.roll(five(face));
        const Line own = dice_poker::left_line(face);
        EXPECT_EQ(table.choices().lines, LineSet::only(own));
        for (const Line line : dice_poker::all_lines) {
            if (line == own) continue;
            const Refusal why = line == Line::poker ? Refusal::line_is_written : Refusal::joker_belongs_elsewhere;
            EXPECT_EQ(table.refusal(Write{line}), why);
        }
        table.write(own);
        EXPECT_EQ(table.points(own), 5 * face) << "its ordinary worth";
        EXPECT_EQ(table.total(), 50 + 5 * face + 100);
    }
}

// "2. otherwise it goes to any open right line, where it counts as matching: Full House 25, Small Straight 30, Large
// Straight 40, the others the sum of all dice"
TEST(JokerRule2, AnyOpenRightLineWhereItCountsAsMatching) {
    const std::vector<std::pair<Line, int>> expected = {
        {Line::pair, 15},       {Line::two_pairs, 15},      {Line::three_of_a_kind, 15}, {Line::four_of_a_kind, 15},
        {Line::full_house, 25}, {Line::small_straight, 30}, {Line::large_straight, 40},  {Line::chance, 15}};
    for (const auto& [line, points] : expected) {
        DicePokerTable table;
        table.turn("1-1-1-1-1", Line::poker);
        table.turn(nothing, Line::threes);
        table.roll("3-3-3-3-3");
        EXPECT_EQ(table.choices().joker, JokerRule::any_right_line);
        EXPECT_EQ(table.choices().points(line), points);
        table.write(line);
        EXPECT_EQ(table.points(line), points);
        EXPECT_EQ(table.total(), 50 + 3 + points + 100);
    }
}

TEST(JokerRule2, NoLeftLineWhileARightLineIsOpen) {
    DicePokerTable table = table_with_open(lines({Line::aces, Line::sixes, Line::full_house, Line::chance}));
    table.roll("3-3-3-3-3");
    EXPECT_EQ(table.choices().lines, lines({Line::full_house, Line::chance}));
    EXPECT_EQ(table.refusal(Write{Line::aces}), Refusal::joker_belongs_elsewhere);
    EXPECT_EQ(table.refusal(Write{Line::sixes}), Refusal::joker_belongs_elsewhere);
    EXPECT_EQ(table.refusal(Write{Line::twos}), Refusal::line_is_written);
}

// "3. if no right line is open, a 0 must be written in some open left line."
TEST(JokerRule3, A0InSomeOpenLeftLineIfNoRightLineIsOpen) {
    for (const Line line : {Line::aces, Line::sixes}) {
        DicePokerTable table = table_with_open(lines({Line::aces, Line::sixes}));
        const int before = table.total();
        table.roll("3-3-3-3-3");
        EXPECT_EQ(table.choices().joker, JokerRule::zero_in_left_line);
        EXPECT_EQ(table.choices().lines, lines({Line::aces, Line::sixes}));
        table.write(line);
        EXPECT_EQ(table.points(line), 0);
        EXPECT_EQ(table.total(), before + 100);
    }
}

TEST(JokerRule3, TheLeftLineOfThatFaceComesFirstEvenThen) {
    DicePokerTable table = table_with_open(lines({Line::aces, Line::sixes}));
    table.roll("6-6-6-6-6");
    EXPECT_EQ(table.choices().joker, JokerRule::its_left_line);
    EXPECT_EQ(table.choices().lines, lines({Line::sixes}));
}

// "The 100 points are paid in all three cases"
TEST(PokerBonus, IsPaidInAllThreeCasesAndToldWithItsCase) {
    const std::vector<std::tuple<LineSet, Line, JokerRule>> cases = {
        {lines({Line::threes, Line::chance}), Line::threes, JokerRule::its_left_line},
        {lines({Line::aces, Line::chance}), Line::chance, JokerRule::any_right_line},
        {lines({Line::aces, Line::sixes}), Line::sixes, JokerRule::zero_in_left_line}};
    for (const auto& [open, line, rule] : cases) {
        DicePokerTable table = table_with_open(open);
        table.roll("3-3-3-3-3");
        const int points = table.choices().points(line);
        const auto events = table.write(line);
        EXPECT_EQ(events.front(), (dice_poker::Event{dice_poker::LineWritten{seat(1), line, points, rule}}));
        EXPECT_EQ(table.card(seat(1)).joker_bonus(), 100);
    }
}

// "they never count towards the left sum, a joker written in a left line does."
TEST(PokerBonus, NeverCountsTowardsTheLeftSum) {
    DicePokerTable table;
    table.turn("1-1-1-1-1", Line::poker);
    table.turn("6-6-6-6-6", Line::sixes);
    EXPECT_EQ(table.card(seat(1)).left_sum(), 30);
    EXPECT_EQ(table.card(seat(1)).left_bonus(table.settings()), 0) << "130 would have been enough";
    table.turn("6-6-6-6-6", Line::chance);
    EXPECT_EQ(table.card(seat(1)).left_sum(), 30);
    EXPECT_EQ(table.card(seat(1)).right_sum(), 50 + 30);
    EXPECT_EQ(table.total(), 30 + 80 + 200);
}

TEST(Joker, WrittenInALeftLineCountsTowardsTheLeftSum) {
    DicePokerTable table;
    table.turn("1-1-1-1-1", Line::poker);
    table.turn("6-6-6-1-2", Line::sixes);
    table.turn("5-5-5-5-1", Line::fives);
    table.turn("4-4-4-4-1", Line::fours);
    EXPECT_EQ(table.card(seat(1)).left_sum(), 54);
    table.turn("3-3-3-3-3", Line::threes);
    EXPECT_EQ(table.card(seat(1)).left_sum(), 69);
    EXPECT_EQ(table.card(seat(1)).left_bonus(table.settings()), 35);
    EXPECT_EQ(table.total(), 69 + 35 + 50 + 100);
}

// "If Poker holds 0 there is no bonus and no joker."
TEST(Joker, DoesNotExistIfPokerHolds0) {
    DicePokerTable table;
    table.turn(nothing, Line::poker);
    table.roll("6-6-6-6-6");
    EXPECT_EQ(table.choices().joker, JokerRule::no_joker);
    EXPECT_EQ(table.choices().lines, table.choices().open);
    EXPECT_EQ(table.choices().points(Line::full_house), 0);
    EXPECT_EQ(table.choices().points(Line::large_straight), 0);
    table.write(Line::large_straight);
    EXPECT_EQ(table.total(), 0);
    EXPECT_EQ(table.card(seat(1)).jokers(), 0);
}

// "If Poker is still open there is no joker either: the player chooses any open line by the ordinary worth."
TEST(Joker, DoesNotExistWhilePokerIsStillOpen) {
    for (const Line line : dice_poker::all_lines) {
        DicePokerTable table;
        table.roll("6-6-6-6-6");
        EXPECT_EQ(table.choices().joker, JokerRule::no_joker);
        EXPECT_EQ(table.choices().lines, LineSet::all());
        table.write(line);
        EXPECT_EQ(table.points(line), worth(line, count_faces(five(6))));
        EXPECT_EQ(table.total(), *table.points(line));
    }
}

}  // namespace
}  // namespace riverbones::test
