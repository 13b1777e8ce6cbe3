#include <gtest/gtest.h>

#include "tests/support/dice_poker_table.hpp"

// "A turn" of section 1 of the rules, sentence by sentence.

namespace riverbones::test {
namespace {

using dice_poker::Phase;
using dice_poker::Roll;
using dice_poker::Settings;
using dice_poker::Write;

// "Five dice, 1 to 8 players"
TEST(Players, AreOneToEight) {
    for (int players = 1; players <= 8; ++players) {
        EXPECT_EQ(problem(Settings{players}), std::nullopt);
        EXPECT_EQ(DicePokerTable(Settings{players}).acting(), seat(1));
    }
    EXPECT_EQ(problem(Settings{0}), Refusal::too_few_players);
    EXPECT_EQ(problem(Settings{-1}), Refusal::too_few_players);
    EXPECT_EQ(problem(Settings{9}), Refusal::too_many_players);
}

// "15 turns each (one for every line of the scorecard)"
TEST(Match, HasFifteenTurnsForEachPlayer) {
    for (const int players : {1, 2, 8}) {
        DicePokerTable table(Settings{players});
        for (int round = 1; round <= 15; ++round) {
            for (int number = 1; number <= players; ++number) {
                ASSERT_FALSE(table.over());
                EXPECT_EQ(table.view().round, round);
                EXPECT_EQ(table.acting(), seat(number));
                table.turn("1-2-4-5-6", dice_poker::all_lines[static_cast<std::size_t>(round - 1)]);
            }
        }
        EXPECT_TRUE(table.over());
        for (int number = 1; number <= players; ++number) EXPECT_TRUE(table.card(seat(number)).open_lines().empty());
    }
}

// "Up to three rolls."
TEST(Turn, HasUpToThreeRolls) {
    DicePokerTable table;
    table.roll("1-2-3-4-6");
    table.roll_keeping("xxxx-", "-,-,-,-,6");
    table.roll_keeping("xxxx-", "-,-,-,-,1");
    EXPECT_EQ(table.view().rolls_used, 3);
    EXPECT_FALSE(table.choices().may_roll);
    for (unsigned bits = 0; bits < 32; ++bits) {
        EXPECT_EQ(table.refusal(Roll{DiceMask(bits)}), Refusal::no_roll_left) << "keeping " << bits;
    }
}

// "The first rolls all five dice."
TEST(FirstRoll, RollsAllFiveDice) {
    DicePokerTable table;
    table.roll("6-5-4-3-1");
    EXPECT_EQ(table.view().dice, dice("6-5-4-3-1"));
    EXPECT_EQ(table.house().asked().size(), 5u);
}

TEST(FirstRoll, CannotKeepAnyDie) {
    DicePokerTable table(Settings{2});
    for (unsigned bits = 1; bits < 32; ++bits) {
        EXPECT_EQ(table.refusal(Roll{DiceMask(bits)}), Refusal::keeps_before_first_roll);
    }
    table.turn("1-2-3-4-5", Line::aces);
    EXPECT_EQ(table.refusal(Roll{keep("x----")}), Refusal::keeps_before_first_roll)
        << "not the last player's dice either";
}

// "Before the second and the third the player keeps any of the dice and rolls the other one to five."
TEST(LaterRolls, KeepAnyOfTheDiceAndRollTheOtherOneToFive) {
    for (unsigned second = 0; second < 31; ++second) {
        for (unsigned third = 0; third < 31; ++third) {
            DicePokerTable table;
            table.roll("1-1-1-1-1");
            table.roll_keeping(DiceMask(second), five(2));
            table.roll_keeping(DiceMask(third), five(3));
            for (int place = 0; place < 5; ++place) {
                const int face = !DiceMask(third).has(place) ? 3 : !DiceMask(second).has(place) ? 2 : 1;
                ASSERT_EQ((*table.view().dice)[static_cast<std::size_t>(place)].face(), face) << second << ' ' << third;
            }
        }
    }
}

TEST(LaterRolls, CannotKeepEveryDie) {
    DicePokerTable table;
    table.roll("1-2-3-4-6");
    EXPECT_EQ(table.refusal(Roll{DiceMask::all()}), Refusal::keeps_every_die);
    table.roll_keeping("xxxx-", "-,-,-,-,6");
    EXPECT_EQ(table.refusal(Roll{DiceMask::all()}), Refusal::keeps_every_die);
}

// "(also dice that were rolled again before)"
TEST(LaterRolls, MayKeepDiceThatWereRolledAgainBefore) {
    DicePokerTable table;
    table.roll("1-2-3-4-6");
    table.roll_keeping("xxxx-", "-,-,-,-,5");
    table.roll_keeping("----x", "5,5,2,5,-");
    EXPECT_EQ(table.view().dice, dice("5-5-2-5-5"));
}

TEST(LaterRolls, MayRollDiceThatWereKeptBefore) {
    DicePokerTable table;
    table.roll("1-2-3-4-6");
    table.roll_keeping("xxxx-", "-,-,-,-,5");
    table.roll_keeping("-xxxx", "6,-,-,-,-");
    EXPECT_EQ(table.view().dice, dice("6-2-3-4-5"));
}

// "The player may stop after any roll."
TEST(Turn, MayStopAfterAnyRoll) {
    for (int rolls = 1; rolls <= 3; ++rolls) {
        DicePokerTable table(Settings{2});
        table.roll("1-2-4-5-6");
        for (int roll = 2; roll <= rolls; ++roll) table.roll_keeping("xxxx-", "-,-,-,-,6");
        EXPECT_EQ(table.view().rolls_used, rolls);
        table.write(Line::chance);
        EXPECT_EQ(table.points(Line::chance), 18);
        EXPECT_EQ(table.acting(), seat(2));
    }
}

TEST(Turn, CannotWriteBeforeTheFirstRoll) {
    DicePokerTable table(Settings{2});
    for (const Line line : dice_poker::all_lines) EXPECT_EQ(table.refusal(Write{line}), Refusal::roll_first);
    table.turn("1-2-3-4-5", Line::large_straight);
    for (const Line line : dice_poker::all_lines) EXPECT_EQ(table.refusal(Write{line}), Refusal::roll_first);
}

// "Then exactly one open line must be filled": the turn does not end before, and ends with it.
TEST(Turn, EndsWhenExactlyOneLineIsFilled) {
    DicePokerTable table(Settings{2});
    table.roll("1-2-3-4-6");
    EXPECT_EQ(table.acting(), seat(1));
    table.write(Line::small_straight);
    EXPECT_EQ(table.card(seat(1)).open_lines().count(), 14);
    EXPECT_EQ(table.card(seat(2)).open_lines().count(), 15);
    EXPECT_EQ(table.acting(), seat(2));
    EXPECT_EQ(table.view().phase, Phase::to_roll);
    EXPECT_EQ(table.view().dice, std::nullopt);
}

// "or with 0 if they do not match it"
TEST(Turn, MayFillALineThatIsNotMatchedWith0) {
    DicePokerTable table;
    table.turn("1-2-3-4-6", Line::poker);
    EXPECT_EQ(table.points(Line::poker), 0);
    EXPECT_EQ(table.total(), 0);
}

// "A line is filled once."
TEST(Line, IsFilledOnce) {
    for (const Line line : dice_poker::all_lines) {
        DicePokerTable table;
        table.turn("1-2-3-5-6", line);
        table.roll("1-2-3-5-6");
        EXPECT_EQ(table.refusal(Write{line}), Refusal::line_is_written);
        EXPECT_FALSE(table.choices().lines.has(line));
    }
}

// "Passing is not possible.": as long as the match runs some line can be written after a roll, and nothing else ends
// a turn.
TEST(Passing, IsNotPossible) {
    DicePokerTable table(Settings{2});
    table.roll("1-2-3-4-6");
    const auto events = table.roll_keeping("-----", "1,2,3,4,6");
    for (const auto& event : events) EXPECT_FALSE(std::holds_alternative<dice_poker::TurnBegan>(event));
    EXPECT_EQ(table.acting(), seat(1));
    EXPECT_EQ(table.match().choices(seat(2)).closed, Refusal::not_your_turn);
    const auto passed = table.match().play(seat(2), Roll{}, after(1), table.house().random());
    ASSERT_FALSE(passed);
    EXPECT_EQ(passed.refusal(), Refusal::not_your_turn);
}

// "There is no clock."
TEST(Clock, DoesNotExist) { EXPECT_EQ(DicePoker::deadline(DicePoker::start(Settings{2})), std::nullopt); }

TEST(Turn, TellsWhatHappenedInOrder) {
    using dice_poker::DiceLanded, dice_poker::DiceThrown, dice_poker::Event, dice_poker::LineWritten;
    DicePokerTable table(Settings{2});
    EXPECT_EQ(table.roll("1-2-3-4-6"),
              (std::vector<Event>{DiceThrown{seat(1), 1, DiceMask::none()},
                                  DiceLanded{seat(1), 1, DiceMask::all(), dice("1-2-3-4-6")}}));
    EXPECT_EQ(table.roll_keeping("xxxx-", "-,-,-,-,5"),
              (std::vector<Event>{DiceThrown{seat(1), 2, keep("xxxx-")},
                                  DiceLanded{seat(1), 2, keep("----x"), dice("1-2-3-4-5")}}));
    EXPECT_EQ(table.write(Line::large_straight),
              (std::vector<Event>{LineWritten{seat(1), Line::large_straight, 40, dice_poker::JokerRule::no_joker},
                                  dice_poker::TurnBegan{seat(2), 1}}));
    EXPECT_EQ(table.turn("1-2-3-4-5", Line::aces).back(), (Event{dice_poker::TurnBegan{seat(1), 2}}));
}

TEST(Dice, AreDrawnByTheNameOfSeatTurnRollAndDie) {
    DicePokerTable table(Settings{2});
    table.turn("1-2-3-4-6", Line::aces);
    table.roll("1-2-3-4-6");
    table.roll_keeping("x-x-x", "-,1,-,1,-");
    const auto& asked = table.house().asked();
    ASSERT_EQ(asked.size(), 12u);
    EXPECT_EQ(asked[0], (DieDraw{seat(1), 1, 1, 1}));
    EXPECT_EQ(asked[4], (DieDraw{seat(1), 1, 1, 5}));
    EXPECT_EQ(asked[5], (DieDraw{seat(2), 1, 1, 1}));
    EXPECT_EQ(asked[10], (DieDraw{seat(2), 1, 2, 2}));
    EXPECT_EQ(asked[11], (DieDraw{seat(2), 1, 2, 4}));
    table.write(Line::aces);
    table.roll("1-2-3-4-6");
    EXPECT_EQ(table.house().asked().back(), (DieDraw{seat(1), 2, 1, 5}));
}

TEST(House, CannotThrowOtherDiceThanThoseThatWereRolled) {
    auto state = dice_poker::start(Settings{});
    std::vector<dice_poker::Event> events;
    EXPECT_FALSE(dice_poker::fits(state, dice_poker::DiceFell{DiceMask::all(), dice("1-2-3-4-5")})) << "nobody rolled";
    dice_poker::apply(state, dice_poker::Action{Roll{}}, events);
    EXPECT_FALSE(dice_poker::fits(state, dice_poker::DiceFell{keep("xxxx-"), dice("1-2-3-4-1")}));
    EXPECT_TRUE(dice_poker::fits(state, dice_poker::DiceFell{DiceMask::all(), dice("1-2-3-4-5")}));
    EXPECT_EQ(dice_poker::choices(state, seat(1)).closed, Refusal::not_your_turn) << "while the dice fall";
}

TEST(RulesDeathTest, StopForActsThatAreNotAllowed) {
    auto state = dice_poker::start(Settings{});
    std::vector<dice_poker::Event> events;
    EXPECT_DEATH(dice_poker::apply(state, dice_poker::Action{Write{Line::aces}}, events), "broken promise");
    EXPECT_DEATH(dice_poker::apply(state, dice_poker::DiceFell{}, events), "broken promise");
    EXPECT_DEATH(dice_poker::start(Settings{9}), "broken promise");
}

}  // namespace
}  // namespace riverbones::test
