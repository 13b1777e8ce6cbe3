#include <gtest/gtest.h>

#include <set>

#include "tests/support/dice_holdem_table.hpp"
#include "tests/support/named_house.hpp"

// "Button and forced bets" of section 2 of the rules, sentence by sentence, as a table sees them from hand to hand.

namespace riverbones::test {
namespace {

using holdem::ForcedBets;
using holdem::Settings;

/// Ends the hand and begins the next; where button and blinds lie then.
std::string next_positions(DiceHoldemTable& table) {
    table.fold_out();
    table.next_hand();
    return table.positions();
}

// "The first dealer is drawn by lot."
TEST(FirstDealer, IsDrawnByLotAmongAllSeats) {
    for (int dealer = 1; dealer <= 6; ++dealer) {
        DiceHoldemTable table(Settings{.players = 6}, dealer);
        EXPECT_EQ(table.table().hand.positions.button, seat(dealer));
        EXPECT_EQ(table.house().asked().front(), "dealer");
    }
    std::set<Seat> drawn;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        NamedHouse house(seed);
        const auto match = new_match<DiceHoldem>(Settings{.players = 4}, house.random());
        drawn.insert(match.view(Viewer{}).table.hand.positions.button);
    }
    EXPECT_EQ(drawn, (std::set<Seat>{seat(1), seat(2), seat(3), seat(4)}));
}

// "Small blind = first, big blind = second playing seat left of the button when a match begins."
TEST(Blinds, LieLeftOfTheButtonWhenAMatchBegins) {
    EXPECT_EQ(DiceHoldemTable(Settings{.players = 6}, 1).positions(), "1/2/3");
    EXPECT_EQ(DiceHoldemTable(Settings{.players = 6}, 5).positions(), "5/6/1");
    EXPECT_EQ(DiceHoldemTable(Settings{.players = 6}, 6).positions(), "6/1/2");
    EXPECT_EQ(DiceHoldemTable(Settings{.players = 3}, 3).positions(), "3/1/2");
}

// "After every hand the big blind moves on to the next playing seat, clockwise, so nobody pays it twice running. The
// small blind is due from the seat that had the big blind before"
TEST(Blinds, MoveOnAfterEveryHand) {
    DiceHoldemTable table(Settings{.players = 4}, 2);
    EXPECT_EQ(table.positions(), "2/3/4");
    for (const auto* next : {"3/4/1", "4/1/2", "1/2/3", "2/3/4", "3/4/1"}) EXPECT_EQ(next_positions(table), next);
}

// "if that seat no longer plays, it is not posted. The button lies at the seat from which the small blind was due in
// the hand before, also if it was not posted then, and also if that seat no longer plays ("dead button")."
TEST(SmallBlind, IsNotPostedWhenTheBigBlindOfBeforeHasLeft) {
    DiceHoldemTable table(Settings{.players = 5}, 1);
    EXPECT_EQ(table.positions(), "1/2/3");
    table.fold_out();
    table.leave(3);
    const auto events = table.next_hand();
    EXPECT_EQ(table.positions(), "2/-/4");
    EXPECT_EQ(told_of<holdem::Posted>(events), (Lines{"4 posts big blind 20"}));
    EXPECT_EQ(next_positions(table), "3/4/5") << "dead button: the small blind was due there";
    EXPECT_EQ(next_positions(table), "4/5/1");
}

TEST(Button, LiesAtASeatThatNoLongerPlays) {
    DiceHoldemTable table(Settings{.players = 5}, 1);
    table.fold_out();
    table.leave(2);
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/3/4");
    EXPECT_EQ(table.plays(), "1-3-4-5");
    EXPECT_EQ(next_positions(table), "3/4/5");
}

TEST(Button, AndBlindsStayInOrderWhenSeveralSeatsLeaveAtOnce) {
    DiceHoldemTable table(Settings{.players = 6}, 1);
    table.fold_out();
    table.leave(2);
    table.leave(3);
    table.leave(4);
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/-/5");
    EXPECT_EQ(next_positions(table), "3/5/6");
    EXPECT_EQ(next_positions(table), "5/6/1");
}

// The same when a seat has lost everything.
TEST(SmallBlind, IsNotPostedWhenTheBigBlindOfBeforeWentBroke) {
    DiceHoldemTable table(Settings{.players = 4}, {2000, 2000, 500, 2000}, 1, {.own = {{4, "6-6"}}});
    table.raise_to(4, 500);
    table.fold(1);
    table.fold(2);
    table.call(3);
    EXPECT_EQ(table.stack(3), 0);
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/-/4");
    EXPECT_EQ(next_positions(table), "3/4/1");
}

// "Whenever only two play: the big blind moves on, the other one has the button and the small blind"
TEST(HeadsUp, TheBigBlindMovesOnWhoeverOfThreeLeaves) {
    const auto after_leaving = [](int number) {
        DiceHoldemTable table(Settings{.players = 3}, 1);
        EXPECT_EQ(table.positions(), "1/2/3");
        table.fold_out();
        table.leave(number);
        table.next_hand();
        return table.positions();
    };
    EXPECT_EQ(after_leaving(1), "3/3/2") << "the big blind moves on past the empty seat";
    EXPECT_EQ(after_leaving(2), "3/3/1");
    EXPECT_EQ(after_leaving(3), "2/2/1");
}

TEST(HeadsUp, ButtonAndBlindsChangeSidesAfterEveryHand) {
    DiceHoldemTable table(Settings{.players = 2}, 2);
    EXPECT_EQ(table.positions(), "2/2/1");
    EXPECT_EQ(next_positions(table), "1/1/2");
    EXPECT_EQ(next_positions(table), "2/2/1");
}

// "acts first before the community dice or cards, last afterwards"
TEST(HeadsUp, TheButtonActsFirstBeforeTheBoardAndLastAfterwards) {
    DiceHoldemTable table(Settings{.players = 2}, 1);
    EXPECT_EQ(table.awaited(), 1);
    table.call(1);
    table.check(2);
    for (int round = 1; round <= 3; ++round) {
        EXPECT_EQ(table.awaited(), 2);
        table.check(2);
        EXPECT_EQ(table.awaited(), 1);
        table.check(1);
    }
    EXPECT_TRUE(table.between_hands());
}

TEST(HeadsUp, BecomesAFullTableAgainWhenTheBigBlindFallsOnWhoComesBack) {
    DiceHoldemTable table(Settings{.players = 3}, 1);
    table.fold_out();
    table.leave(1);
    table.next_hand();
    EXPECT_EQ(table.positions(), "3/3/2");
    table.fold_out();
    table.come_back(1, 2000);
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/2/3") << "the big blind falls on 3 first";
    EXPECT_EQ(next_positions(table), "2/3/1");
    EXPECT_EQ(next_positions(table), "3/1/2");
}

// "Order. First round with blinds: first seat left of the big blind; ... Later rounds: first seat still in, left of the
// button."
TEST(Order, BeginsLeftOfTheBigBlindAndLaterLeftOfTheButton) {
    DiceHoldemTable table(Settings{.players = 4}, 1);
    EXPECT_EQ(table.awaited(), 4);
    table.call(4);
    table.call(1);
    table.fold(2);
    table.check(3);
    EXPECT_EQ(table.awaited(), 3) << "2 has folded";
    table.check(3);
    table.check(4);
    table.check(1);
    EXPECT_EQ(table.awaited(), 3);
}

TEST(Order, BeginsLeftOfADeadButton) {
    DiceHoldemTable table(Settings{.players = 5}, 1);
    table.fold_out();
    table.leave(2);
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/3/4");
    EXPECT_EQ(table.awaited(), 5);
    table.settle_round();
    EXPECT_EQ(table.awaited(), 3);
}

// "An ante is paid by every seat before the blinds, straight into the pot; it is not part of a bet."
TEST(Ante, IsPaidByEverySeatBeforeTheBlinds) {
    const Settings settings{.players = 3, .forced_bets = ForcedBets::both};
    DiceHoldemTable table(settings, 1);
    const auto events = table.match().history();
    EXPECT_EQ(told_of<holdem::Posted>(events), (Lines{"2 posts ante 2", "3 posts ante 2", "1 posts ante 2",
                                                      "2 posts small blind 10", "3 posts big blind 20"}));
    EXPECT_EQ(table.bet(1), 0);
    EXPECT_EQ(table.to_call(1), 20);
    EXPECT_EQ(betting::middle(table.table().hand), Chips{36});
}

// "In an ante-only game the button moves on to the next playing seat after every hand, the first playing seat left of
// it begins every round (also with two players), there is no bet to call at first, and the smallest bet is a setting of
// its own."
TEST(AnteOnly, TheButtonMovesOnToTheNextPlayingSeat) {
    DiceHoldemTable table(Settings{.players = 4, .forced_bets = ForcedBets::ante}, 3);
    EXPECT_EQ(table.positions(), "3/-/-");
    EXPECT_EQ(next_positions(table), "4/-/-");
    table.fold_out();
    table.leave(1);
    table.next_hand();
    EXPECT_EQ(table.positions(), "2/-/-");
    EXPECT_EQ(next_positions(table), "3/-/-");
}

TEST(AnteOnly, TheSeatLeftOfTheButtonBeginsEveryRound) {
    for (const int players : {2, 4}) {
        DiceHoldemTable table(Settings{.players = players, .forced_bets = ForcedBets::ante, .ante = Chips{5}}, 1);
        for (int round = 0; round < 4; ++round) {
            EXPECT_EQ(table.awaited(), 2);
            EXPECT_EQ(table.to_call(2), 0);
            EXPECT_EQ(table.raises(2), "20..1995");
            table.settle_round();
        }
        EXPECT_TRUE(table.between_hands());
    }
}

TEST(AnteOnly, WhoComesBackPlaysAtOnce) {
    DiceHoldemTable table(Settings{.players = 4, .forced_bets = ForcedBets::ante}, 1);
    table.fold_out();
    table.leave(3);
    table.next_hand();
    EXPECT_EQ(table.plays(), "1-2-4");
    table.fold_out();
    table.come_back(3, 2000);
    table.next_hand();
    EXPECT_EQ(table.plays(), "1-2-3-4");
}

}  // namespace
}  // namespace riverbones::test
