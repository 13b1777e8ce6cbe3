#include <gtest/gtest.h>

#include "tests/support/dice_holdem_table.hpp"

// Leaving, buying and handing over a seat: "Between hands" and "Leaving during a hand" of section 2 of the rules.

namespace riverbones::test {
namespace {

using betting::Structure;
using holdem::BuyIn;
using holdem::ChipRange;
using holdem::HandSeatOver;
using holdem::LeaveTable;
using holdem::MatchKind;
using holdem::Presence;
using holdem::Settings;

Settings fixed_limit(int players) { return {.players = players, .structure = Structure::fixed_limit}; }

// "Leaving during a hand: in fixed limit the player counts as all-in for what has been put in (his stack no longer
// counts), keeps the hand, and takes the rest along after it"
TEST(LeavingDuringAHand, InFixedLimitCountsAsAllInForWhatHasBeenPutIn) {
    DiceHoldemTable table(fixed_limit(3), 1, {.own = {{1, "6-6"}, {2, "5-5"}}});
    table.raise_to(1, 40);
    table.call(2);
    table.call(3);
    EXPECT_EQ(told(table.leave(1)), (Lines{"1 leaves with 1960 during the hand"}));
    EXPECT_EQ(table.stack(1), 0);
    EXPECT_EQ(table.state_of(1).presence, Presence::away);
    table.raise_to(2, 20);
    EXPECT_EQ(table.awaited(), 3) << "1 is asked nothing more";
    table.call(3);
    table.check(2);
    table.check(3);
    table.check(2);
    const auto events = table.check(3);
    EXPECT_EQ(told_of<holdem::PotWon>(events),
              (Lines{"pot 0 of 120 for 1-2-3: 120 to 1", "pot 1 of 40 for 2-3: 40 to 2"}))
        << "its hand wins the pot it has paid into";
    EXPECT_EQ(table.stack(1), 0);
    EXPECT_EQ(table.state_of(1).left_with, Chips{2080}) << "the pot follows";
    EXPECT_EQ(table.won(1), 80);
}

TEST(LeavingDuringAHand, InFixedLimitHandsAreTurnedUpWhenOnlyOneOtherCanBet) {
    DiceHoldemTable table(fixed_limit(2), 1, {.own = {{1, "6-6"}, {2, "5-5"}}});
    table.call(1);
    table.check(2);
    table.raise_to(2, 20);
    const auto events = told(table.leave(1));
    EXPECT_EQ(events[0], "1 leaves with 1980 during the hand");
    EXPECT_EQ(events[1], "20 back to 2") << "the bet that nobody matches";
    EXPECT_EQ(events[3], "2 shows 5-5");
    EXPECT_EQ(events[4], "1 shows 6-6");
    EXPECT_EQ(table.stacks(), (std::vector<int>{0, 1980}));
    EXPECT_EQ(table.state_of(1).taken, Chips{2020});
}

TEST(LeavingDuringAHand, InFixedLimitWithNothingPutInIsAFold) {
    DiceHoldemTable table(fixed_limit(4), 1);
    table.leave(1);
    EXPECT_TRUE(table.table().hand.place(seat(1)).folded);
    table.check_down();
    EXPECT_EQ(table.state_of(1).left_with, Chips{2000});
    EXPECT_EQ(table.won(1), 0);
}

TEST(LeavingDuringAHand, InFixedLimitAnAnteThatWasPaidKeepsTheHand) {
    DiceHoldemTable table({.players = 3, .structure = Structure::fixed_limit, .forced_bets = holdem::ForcedBets::both},
                          1, {.own = {{1, "6-6"}}});
    table.leave(1);
    EXPECT_FALSE(table.table().hand.place(seat(1)).folded);
    const auto events = table.check_down();
    EXPECT_EQ(told_of<holdem::PotWon>(events),
              (Lines{"pot 0 of 6 for 1-2-3: 6 to 1", "pot 1 of 40 for 2-3: 20 to 2 20 to 3"}));
    EXPECT_EQ(table.state_of(1).left_with, Chips{2004});
}

// "in the other structures the hand is folded at once."
TEST(LeavingDuringAHand, InTheOtherStructuresFoldsAtOnce) {
    for (const Structure structure : {Structure::no_limit, Structure::pot_limit}) {
        DiceHoldemTable table({.players = 3, .structure = structure}, 1, {.own = {{1, "6-6"}}});
        table.raise_to(1, 60);
        table.call(2);
        EXPECT_EQ(told(table.leave(1)), (Lines{"1 leaves with 1940 during the hand"}));
        EXPECT_TRUE(table.table().hand.place(seat(1)).folded);
        table.call(3);
        const auto events = table.check_down();
        EXPECT_EQ(told_of<holdem::PotWon>(events), (Lines{"pot 0 of 180 for 2-3: 90 to 2 90 to 3"}));
        EXPECT_EQ(table.state_of(1).left_with, Chips{1940});
        EXPECT_EQ(table.won(1), -60);
        EXPECT_EQ(table.stack(1), 0);
    }
}

TEST(LeavingDuringAHand, OutOfTurnKeepsTheTurnWhereItIs) {
    DiceHoldemTable table(Settings{.players = 4}, 1);
    EXPECT_EQ(table.awaited(), 4);
    table.leave(2);
    EXPECT_EQ(table.awaited(), 4);
    table.call(4);
    table.call(1);
    EXPECT_EQ(table.awaited(), 3);
}

TEST(LeavingDuringAHand, InItsTurnPassesTheTurnOn) {
    DiceHoldemTable table(Settings{.players = 4}, 1);
    table.leave(4);
    EXPECT_EQ(table.awaited(), 1);
}

TEST(LeavingDuringAHand, GivesThePotToTheLastWhoIsLeft) {
    DiceHoldemTable table(Settings{.players = 3}, 1);
    table.raise_to(1, 60);
    table.fold(2);
    EXPECT_EQ(told(table.leave(3)),
              (Lines{"3 leaves with 1980 during the hand", "40 back to 1", "round 0: 50 in the middle",
                     "pot 0 of 50 for 1: 50 to 1", "hand 1 ends: all folded"}));
    EXPECT_EQ(table.stacks(), (std::vector<int>{2030, 1990, 0}));
}

TEST(LeavingDuringAHand, AfterFoldingTakesTheStackAlongAfterTheHand) {
    for (const Structure structure : {Structure::no_limit, Structure::fixed_limit}) {
        DiceHoldemTable table({.players = 3, .structure = structure}, 1);
        table.raise_to(1, 40);
        table.fold(2);
        EXPECT_EQ(told(table.leave(2)), (Lines{"2 leaves with 1990 during the hand"}));
        table.call(3);
        table.check_down();
        EXPECT_EQ(table.state_of(2).left_with, Chips{1990});
    }
}

TEST(LeavingDuringAHand, AllTheOthersMayLeaveToo) {
    DiceHoldemTable table(fixed_limit(3), 1, {.own = {{2, "6-6"}}});
    table.call(1);
    table.call(2);
    for (const int number : {1, 2}) table.leave(number);
    EXPECT_EQ(table.awaited(), 0) << "3 has nobody to bet against";
    EXPECT_TRUE(table.between_hands());
    EXPECT_EQ(table.state_of(2).left_with, Chips{2040});
    EXPECT_EQ(table.stacks(), (std::vector<int>{0, 0, 1980}));
    EXPECT_EQ(table.refusal(3, holdem::NextHand{}), Refusal::too_few_to_go_on);
}

TEST(LeavingDuringAHand, OfASeatThatIsNotInItLetsTheHandRun) {
    DiceHoldemTable table(Settings{.players = 4}, 1);
    table.fold_out();
    table.leave(3);
    table.wait(31 * 60'000);
    table.come_back(3, 2000);
    table.next_hand();
    ASSERT_EQ(table.plays(), "1-2-4");
    const int awaited = table.awaited();
    EXPECT_EQ(told(table.leave(3)), (Lines{"3 leaves with 2000"}));
    EXPECT_EQ(table.awaited(), awaited);
    EXPECT_EQ(table.stack(3), 0);
}

// "leave, come back, ..., always between hands"; once is enough.
TEST(Leaving, IsOnceOnly) {
    DiceHoldemTable table(Settings{.players = 3}, 1);
    EXPECT_EQ(told(table.leave(1)), (Lines{"1 leaves with 2000 during the hand"}));
    EXPECT_EQ(table.refusal(1, LeaveTable{}), Refusal::seat_is_away);
    table.fold_out();
    EXPECT_EQ(told(table.leave(2)), (Lines{"2 leaves with 1990"}));
    EXPECT_EQ(table.refusal(2, LeaveTable{}), Refusal::seat_is_away);
}

TEST(Leaving, IsNotPossibleWhileTheHouseActs) {
    // Only a record that somebody wrote by hand could have it there.
    DiceHoldemTable table(Settings{.players = 3}, 1);
    table.settle_round();
    auto match = *Match<UnevenDiceHoldem>::from(table.match().record().header);
    for (const auto& entry : table.match().record().entries) {
        if (std::holds_alternative<House>(match.turn())) {
            for (int number = 1; number <= 3; ++number) {
                const auto refused = match.choices(seat(number)).objection(LeaveTable{});
                EXPECT_TRUE(refused == Refusal::not_your_turn || refused == Refusal::hand_not_running);
            }
        }
        ASSERT_EQ(match.take(entry), std::nullopt);
    }
}

// "Table game: a player without chips may buy in again, a player may top up to the buy-in, ... always between hands"
TEST(BuyingIn, AgainIsForWhoIsBroke) {
    DiceHoldemTable table(Settings{.players = 2}, {2000, 500}, 1, {.own = {{1, "6-6"}}});
    table.raise_to(1, 500);
    table.call(2);
    ASSERT_EQ(table.stack(2), 0);
    EXPECT_EQ(table.refusal(1, holdem::NextHand{}), Refusal::too_few_to_go_on);
    EXPECT_EQ(table.choices(2).buy_up_to, (ChipRange{Chips{400}, Chips{2000}})) << "20 big blinds to the buy-in";
    EXPECT_EQ(table.refusal(2, BuyIn{Chips{399}}), Refusal::buy_in_out_of_range);
    EXPECT_EQ(table.refusal(2, BuyIn{Chips{2001}}), Refusal::buy_in_out_of_range);
    EXPECT_EQ(told(table.buy_in(2, 1000)), (Lines{"2 buys 1000 to 1000"}));
    EXPECT_EQ(table.won(2), -500);
    EXPECT_EQ(table.won(1), 500);
    table.next_hand();
    EXPECT_EQ(table.plays(), "1-2");
}

TEST(BuyingIn, ToppingUpGoesToTheBuyIn) {
    DiceHoldemTable table(Settings{.players = 3}, {1500, 100, 2500}, 1);
    table.fold_out();
    EXPECT_EQ(table.choices(1).buy_up_to, (ChipRange{Chips{1501}, Chips{2000}}));
    EXPECT_EQ(table.choices(2).buy_up_to, (ChipRange{Chips{400}, Chips{2000}}));
    EXPECT_EQ(table.refusal(3, BuyIn{Chips{2600}}), Refusal::stack_is_full);
    table.buy_in(1, 2000);
    EXPECT_EQ(table.refusal(1, BuyIn{Chips{2000}}), Refusal::stack_is_full);
    EXPECT_EQ(table.won(1), 0);
}

// "Table stakes: chips neither join nor leave a stack during a hand."
TEST(BuyingIn, IsNotPossibleDuringAHand) {
    DiceHoldemTable table(Settings{.players = 3}, {1500, 1500, 1500}, 1);
    for (int number = 1; number <= 3; ++number) {
        EXPECT_EQ(table.refusal(number, BuyIn{Chips{2000}}), Refusal::hand_still_running);
    }
    table.fold(1);
    EXPECT_EQ(table.refusal(1, BuyIn{Chips{2000}}), Refusal::hand_still_running) << "not even after folding";
}

TEST(BuyingIn, IsForSeatsAtTheTable) {
    DiceHoldemTable table(Settings{.players = 3}, 1);
    table.fold_out();
    table.leave(1);
    EXPECT_EQ(table.refusal(1, BuyIn{Chips{2000}}), Refusal::seat_is_away);
}

TEST(BuyingIn, ByTheHouseRuleIsForWhoStillHasChips) {
    DiceHoldemTable table({.players = 3, .buy_in_again = false}, {2000, 500, 1500}, 1, {.own = {{1, "6-6"}}});
    table.raise_to(1, 500);
    table.call(2);
    table.fold(3);
    EXPECT_EQ(table.refusal(2, BuyIn{Chips{2000}}), Refusal::buying_in_is_off);
    table.buy_in(3, 2000);
}

// "a table 1,000,000": what everybody has won is on it.
TEST(BuyingIn, StopsWhenTheTableIsFull) {
    const Settings settings{
        .players = 10, .small_blind = Chips{2500}, .big_blind = Chips{5000}, .buy_in = Chips{100'000}};
    DiceHoldemTable table(settings, 1, {.own = {{4, "6-6"}}});
    table.all_in(4);
    table.call(5);
    table.fold_out();
    ASSERT_EQ(table.stack(5), 0);
    EXPECT_EQ(table.refusal(5, BuyIn{Chips{100'000}}), Refusal::table_too_rich);
    table.leave(6);
    table.buy_in(5, 100'000);
    EXPECT_EQ(holdem::chips_on_table(table.table()), holdem::most_on_a_table);
}

// Buying and leaving again and again: sums of chips stay within what a number can hold.
TEST(BuyingIn, IsOverWhenTwoThousandMillionsHaveBeenBought) {
    DiceHoldemTable played(Settings{.players = 3}, 1);
    played.fold_out();
    holdem::Table table = played.table();
    table.seats[2].bought = table.seats[2].taken = Chips{1'999'996'000 - 200};
    table.seats[0].stack = Chips{};
    EXPECT_EQ(holdem::choices(table, seat(1)).no_buying, Refusal::table_too_rich) << "4,000 of the others, 200 left";
    table.seats[2].bought = table.seats[2].taken = Chips{1'999'996'000 - 1000};
    EXPECT_EQ(holdem::choices(table, seat(1)).buy_up_to, (ChipRange{Chips{400}, Chips{1000}}));
}

// "bots buy in again by themselves"
TEST(BuyingIn, BotsDoItByThemselvesWhenTheyAreBroke) {
    DiceHoldemTable table(Settings{.players = 3}, {2000, 500, 1500}, 1, {.own = {{1, "6-6"}}});
    EXPECT_EQ(holdem::buys_in_of_itself(table.table(), seat(2)), std::nullopt) << "a hand runs";
    table.raise_to(1, 500);
    table.call(2);
    table.fold(3);
    EXPECT_EQ(holdem::buys_in_of_itself(table.table(), seat(1)), std::nullopt);
    EXPECT_EQ(holdem::buys_in_of_itself(table.table(), seat(2)), BuyIn{Chips{2000}});
    EXPECT_EQ(holdem::buys_in_of_itself(table.table(), seat(3)), std::nullopt) << "it does not top up";
    table.play(2, *holdem::buys_in_of_itself(table.table(), seat(2)));
    EXPECT_EQ(holdem::buys_in_of_itself(table.table(), seat(2)), std::nullopt);
}

// "or be replaced by a bot (the stack stays), always between hands"
TEST(HandingOver, KeepsTheStackAndIsTakenBack) {
    DiceHoldemTable table(Settings{.players = 3}, 1);
    EXPECT_EQ(table.refusal(2, HandSeatOver{BotLevel::sharp}), Refusal::hand_still_running);
    table.fold_out();
    const auto stacks = table.stacks();
    EXPECT_EQ(told(table.play(2, HandSeatOver{BotLevel::sharp})), (Lines{"2 is handed over to sharp"}));
    EXPECT_EQ(table.state_of(2).stand_in, BotLevel::sharp);
    EXPECT_EQ(table.stacks(), stacks);
    table.next_hand();
    EXPECT_EQ(table.plays(), "1-2-3");
    table.fold_out();
    EXPECT_EQ(told(table.play(2, HandSeatOver{})), (Lines{"2 is handed over to whoever sat there"}));
    EXPECT_EQ(table.state_of(2).stand_in, std::nullopt);
    table.leave(3);
    EXPECT_EQ(table.refusal(3, HandSeatOver{BotLevel::gentle}), Refusal::seat_is_away);
}

// "It ends when the people at the device say so; the result is chips won and lost."
TEST(TableGame, EndsWhenThePeopleSaySo) {
    DiceHoldemTable table(Settings{.players = 3}, 1);
    EXPECT_EQ(table.refusal(1, holdem::EndTable{}), Refusal::hand_still_running);
    table.fold_out();
    EXPECT_EQ(told(table.end_table()), (Lines{"match ends"}));
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.won(1), 0);
    EXPECT_EQ(table.won(2), -10);
    EXPECT_EQ(table.won(3), 10);
    for (const holdem::Action& action :
         {holdem::Action(holdem::NextHand{}), holdem::Action(LeaveTable{}), holdem::Action(BuyIn{Chips{2000}}),
          holdem::Action(holdem::EndTable{}), holdem::Action(HandSeatOver{}), holdem::Action(holdem::Fold{}),
          holdem::Action(holdem::ComeBack{Chips{2000}})}) {
        EXPECT_EQ(table.refusal(1, action), Refusal::match_is_over);
    }
}

TEST(TableGame, GoesOnWhenAnySeatSaysSo) {
    DiceHoldemTable table(Settings{.players = 3}, 1);
    EXPECT_EQ(table.refusal(1, holdem::NextHand{}), Refusal::hand_still_running);
    table.fold_out();
    EXPECT_EQ(table.refusal(1, holdem::Fold{}), Refusal::hand_not_running);
    for (int number = 1; number <= 3; ++number) EXPECT_TRUE(table.allows(number, holdem::NextHand{}));
}

TEST(LastOneStanding, NobodyLeavesBuysOrComesBack) {
    DiceHoldemTable table({.players = 3, .kind = MatchKind::last_one_standing}, {1000, 2000, 2000}, 1);
    EXPECT_EQ(table.refusal(1, LeaveTable{}), Refusal::only_at_a_table_game);
    table.fold_out();
    for (const holdem::Action& action :
         {holdem::Action(LeaveTable{}), holdem::Action(BuyIn{Chips{2000}}), holdem::Action(holdem::EndTable{}),
          holdem::Action(holdem::ComeBack{Chips{2000}})}) {
        EXPECT_EQ(table.refusal(1, action), Refusal::only_at_a_table_game);
    }
    EXPECT_TRUE(table.allows(1, HandSeatOver{BotLevel::steady}));
}

}  // namespace
}  // namespace riverbones::test
