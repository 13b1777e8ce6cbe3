#include <gtest/gtest.h>

#include "tests/core/betting/betting_table.hpp"

// "Pots" of section 2 of the rules.

namespace riverbones::test {
namespace {

using namespace betting;

/// Pots of what seats 1, 2, ... have put in.
std::string pots_of_paid(const std::vector<int>& paid, const std::vector<int>& still_in) {
    std::vector<Chips> chips;
    for (const int amount : paid) chips.push_back(Chips{amount});
    return told(betting::pots_of(chips, seats_of(still_in)));
}

/// What seats 1, 2, ... get.
std::vector<int> shares(int amount, const std::vector<int>& winners, int button, int seats) {
    const auto all = shares_of(Chips{amount}, seats_of(winners), seat(button), seats);
    std::vector<int> shares;
    for (int i = 0; i < seats; ++i) shares.push_back(all[static_cast<std::size_t>(i)].count);
    return shares;
}

TEST(SetOfSeats, IsOfSeveralFromTwoOn) {
    EXPECT_FALSE(seats_of({}).several());
    EXPECT_FALSE(seats_of({10}).several());
    EXPECT_TRUE(seats_of({9, 10}).several());
    EXPECT_TRUE(seats_of({1, 5, 10}).several());
}

// "At the end of a round the part of the highest bet that nobody, folded or not, has matched goes back to its owner."
TEST(UnmatchedBet, GoesBackToItsOwner) {
    BettingTable table(no_limit(5, 10), {500, 200, 500});
    table.raise_to(500).all_in().fold();
    EXPECT_EQ(table.end_round(), "300 to 1");
    EXPECT_EQ(table.stack(1), 300);
    EXPECT_EQ(table.paid(1), 200);
    EXPECT_EQ(table.pots(), "410 for 1-2");
}

TEST(UnmatchedBet, IsMatchedByFoldedSeatsToo) {
    BettingTable table(no_limit(5, 10), {500, 500, 30});
    table.raise_to(30).raise_to(100).call();
    table.raise_to(300).fold();
    EXPECT_EQ(table.end_round(), "200 to 1") << "seat 2 had matched 100 and folded";
    EXPECT_EQ(table.pots(), "90 for 1-3, 140 for 1");
}

TEST(UnmatchedBet, OfAFoldedSeatGoesBackToIt) {
    BettingTable table(no_limit(5, 10), {500, 20, 30});
    table.raise_to(200);
    table.leave(1);
    table.call().call();
    EXPECT_EQ(table.bet(2), 20);
    EXPECT_EQ(table.bet(3), 20) << "no more than the opponent can reach";
    EXPECT_EQ(table.end_round(), "180 to 1");
    EXPECT_EQ(table.stack(1), 480);
    EXPECT_EQ(table.pots(), "60 for 2-3");
}

TEST(UnmatchedBet, IsAskedForAtTheEndOfEveryRound) {
    BettingTable table(no_limit(5, 10), {500, 500, 500});
    EXPECT_EQ(table.settle().end_round(), "nothing");
    begin_round(table.hand);
    table.raise_to(50).fold().fold();
    EXPECT_EQ(table.end_round(), "50 to 2");
    EXPECT_EQ(table.pots(), "30 for 2");
}

TEST(UnmatchedBet, MayBePartOfABlind) {
    BettingTable table(no_limit(5, 10), {500, 500, 500});
    table.fold().fold();
    EXPECT_EQ(table.awaited(), 0);
    EXPECT_EQ(table.end_round(), "5 to 3");
    EXPECT_EQ(table.pots(), "10 for 3");
}

// "Pots are built in layers from the amounts put in, folded chips included"
TEST(Pots, AreBuiltInLayersFromTheAmountsPutIn) {
    EXPECT_EQ(pots_of_paid({100, 250, 250}, {1, 2, 3}), "300 for 1-2-3, 300 for 2-3");
    EXPECT_EQ(pots_of_paid({10, 40, 20, 40, 30}, {1, 2, 3, 4, 5}),
              "50 for 1-2-3-4-5, 40 for 2-3-4-5, 30 for 2-4-5, 20 for 2-4");
}

TEST(Pots, IncludeFoldedChips) {
    EXPECT_EQ(pots_of_paid({100, 60, 250, 250}, {1, 3, 4}), "360 for 1-3-4, 300 for 3-4");
    EXPECT_EQ(pots_of_paid({100, 160, 250, 250}, {1, 3, 4}), "400 for 1-3-4, 360 for 3-4");
}

// "layers that the same seats can win are one pot"
TEST(Pots, JoinLayersThatTheSameSeatsCanWin) {
    EXPECT_EQ(pots_of_paid({10, 20, 30, 100, 100}, {4, 5}), "260 for 4-5");
    EXPECT_EQ(pots_of_paid({100, 20, 100, 100}, {1, 3, 4}), "320 for 1-3-4");
}

// "a layer that only folded seats paid into joins the next lower pot"
TEST(Pots, TakeInALayerThatOnlyFoldedSeatsPaidInto) {
    EXPECT_EQ(pots_of_paid({100, 100, 150, 150}, {1, 2}), "500 for 1-2");
    EXPECT_EQ(pots_of_paid({50, 100, 150, 150}, {1, 2}), "200 for 1-2, 250 for 2")
        << "the next lower one, not the main";
}

TEST(Pots, GoToWhoIsStillInIfOnlyFoldedSeatsHavePaid) {
    EXPECT_EQ(pots_of_paid({0, 5, 10}, {1}), "15 for 1");
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    table.leave(2);
    table.leave(3);
    EXPECT_EQ(table.awaited(), 0);
    EXPECT_EQ(table.end_round(), "5 to 3");
    EXPECT_EQ(table.pots(), "10 for 1");
}

// "A layer that one seat alone can win is a pot, too."
TEST(Pots, AreAlsoForOneSeatAlone) {
    EXPECT_EQ(pots_of_paid({50, 100, 100}, {1, 2}), "150 for 1-2, 100 for 2");
    BettingTable table(no_limit(5, 10), {100, 100, 4});
    table.raise_to(20).fold();
    EXPECT_EQ(table.end_round(), "15 to 1");
    EXPECT_EQ(table.pots(), "12 for 1-3, 2 for 1");
    EXPECT_EQ(table.stacks_after({1, 9, 2}), (std::vector{97, 95, 12}));
}

// "each pot goes to the best hand among the seats that paid into it to the full"
TEST(Pots, GoToTheBestHandAmongTheSeatsThatPaidIntoThemToTheFull) {
    BettingTable table(no_limit(5, 10), {100, 250, 400});
    table.all_in().all_in().call();
    table.end_round();
    EXPECT_EQ(table.stacks_after({3, 2, 1}), (std::vector{300, 300, 150}));
    EXPECT_EQ(table.stacks_after({2, 3, 1}), (std::vector{0, 600, 150}));
    EXPECT_EQ(table.stacks_after({1, 2, 3}), (std::vector{0, 0, 750}));
}

// "Examples: all-in for 100, 250, 400: main pot 300, side pot 300, 150 go back."
TEST(Pots, OfAllInsFor100And250And400AreTwo) {
    BettingTable table(no_limit(5, 10), {400, 100, 250});
    table.all_in().all_in().all_in();
    EXPECT_EQ(table.end_round(), "150 to 1");
    EXPECT_EQ(table.pots(), "300 for 1-2-3, 300 for 1-3");
}

// "Three equal hands share 30,300 as 10,100 each, whatever folded seats had put in."
TEST(Pots, SharedByThreeEqualHandsAreOnePotWhateverFoldedSeatsHadPutIn) {
    EXPECT_EQ(pots_of_paid({10'000, 10'000, 10'000, 100, 200}, {1, 2, 3}), "30300 for 1-2-3");
    EXPECT_EQ(shares(30'300, {1, 2, 3}, 5, 5), (std::vector{10'100, 10'100, 10'100, 0, 0}));
}

// "equal hands share; chips that cannot be shared go one by one to the sharing seats, clockwise, beginning left of the
// button"
TEST(OddChips, GoOneByOneClockwiseBeginningLeftOfTheButton) {
    EXPECT_EQ(shares(31, {1, 3}, 1, 4), (std::vector{15, 0, 16, 0}));
    EXPECT_EQ(shares(31, {1, 3}, 3, 4), (std::vector{16, 0, 15, 0}));
    EXPECT_EQ(shares(31, {1, 3}, 2, 4), (std::vector{15, 0, 16, 0}));
    EXPECT_EQ(shares(31, {1, 3}, 4, 4), (std::vector{16, 0, 15, 0}));
    EXPECT_EQ(shares(35, {1, 2, 3}, 1, 3), (std::vector{11, 12, 12}));
    EXPECT_EQ(shares(34, {1, 2, 3}, 2, 3), (std::vector{11, 11, 12}));
    EXPECT_EQ(shares(2, {1, 2, 3}, 3, 3), (std::vector{1, 1, 0}));
}

TEST(OddChips, OfEveryPotAreDealtOutByThemselves) {
    BettingTable table(no_limit(5, 10), {105, 105, 35, 13}, 1);
    EXPECT_EQ(table.awaited(), 4);
    table.raise_to(13).raise_to(105).all_in().all_in();
    table.end_round();
    EXPECT_EQ(table.pots(), "52 for 1-2-3-4, 66 for 1-2-3, 140 for 1-2");
    EXPECT_EQ(table.stacks_after({5, 0, 5, 5}), (std::vector{17 + 33 + 140, 0, 18 + 33, 17}));
}

// "Chips are conserved": all that is on the table is always the same.
TEST(AllChips, AreWhatWasBoughtIn) {
    BettingTable table(no_limit(5, 10, 1), {105, 300, 35, 13});
    EXPECT_EQ(all_chips(table.hand), Chips{453});
    table.all_in().all_in().all_in().fold();
    EXPECT_EQ(all_chips(table.hand), Chips{453});
    table.end_round();
    EXPECT_EQ(all_chips(table.hand), Chips{453});
    EXPECT_EQ(middle(table.hand), Chips{453 - table.stack(1) - table.stack(2) - table.stack(3) - table.stack(4)});
}

// "and the program checks it, in release builds too"
TEST(AllChips, AreCheckedAfterEveryMove) {
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    table.hand.places[0].stack += Chips{1};
    EXPECT_DEATH(act(table.hand, Call{}), "broken promise");
    table.hand.awaited.reset();
    EXPECT_DEATH(end_round(table.hand), "broken promise");
}

TEST(BrokenPromise, IsAnActionThatIsNotAllowed) {
    BettingTable table(no_limit(5, 10), {100, 100, 100});
    EXPECT_DEATH(act(table.hand, Check{}), "broken promise");
    EXPECT_DEATH(act(table.hand, RaiseTo{Chips{19}}), "broken promise");
    EXPECT_DEATH(end_round(table.hand), "broken promise") << "somebody must decide";
    EXPECT_DEATH(begin_round(table.hand), "broken promise");
}

}  // namespace
}  // namespace riverbones::test
