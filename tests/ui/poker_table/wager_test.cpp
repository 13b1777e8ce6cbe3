#include <gtest/gtest.h>

#include "tests/ui/poker_table/played_table.hpp"

// How much to bet: presets, typed amounts, and why not.

namespace riverbones::test {
namespace {

/// A table with one person at seat 1 whose turn it is in the first round, nobody having raised: blinds 10/20.
class WagerTest : public testing::Test {
protected:
    void SetUp() override {
        table.playTo(0);
        ASSERT_TRUE(table->yours());
    }

    PlayedTable table{"pbbb"};
};

TEST_F(WagerTest, BeginsWithTheSmallestRaise) {
    EXPECT_EQ(table->raiseLeast(), 40);
    EXPECT_EQ(table->raiseMost(), 2000);
    EXPECT_EQ(table->amount(), 40);
    EXPECT_EQ(table->amountObjection(), Reason::None);
    EXPECT_EQ(table->raiseObjection(), Reason::None);
    EXPECT_FALSE(table->opens());
    EXPECT_EQ(table->price(), 20);
}

TEST_F(WagerTest, PotAndHalfPotCallFirst) {
    const int middle = table->pot();
    const int to_call = table->toCall();
    EXPECT_EQ(table->potTo(), 20 + middle + to_call);
    EXPECT_EQ(table->halfPotTo(), 20 + (middle + to_call) / 2);
    table->preset(PokerTable::Pot);
    EXPECT_EQ(table->amount(), table->potTo());
    table->preset(PokerTable::HalfPot);
    EXPECT_EQ(table->amount(), std::max(40, table->halfPotTo()));
    table->preset(PokerTable::Everything);
    EXPECT_EQ(table->amount(), 2000);
    EXPECT_EQ(table->allInTo(), 2000);
    EXPECT_TRUE(table->amountIsAllIn());
    table->preset(PokerTable::Least);
    EXPECT_EQ(table->amount(), 40);
    EXPECT_FALSE(table->amountIsAllIn());
}

TEST_F(WagerTest, KeepsWhatIsTypedAndSaysWhatIsWrongWithIt) {
    table->setAmount(39);
    EXPECT_EQ(table->amount(), 39);
    EXPECT_EQ(table->amountObjection(), Reason::RaiseTooSmall);
    table->setAmount(2001);
    EXPECT_EQ(table->amount(), 2001);
    EXPECT_EQ(table->amountObjection(), Reason::RaiseTooLarge);
    QSignalSpy refused(&*table, &PokerTable::refused);
    table->raise();
    EXPECT_EQ(refused.count(), 1);
    EXPECT_TRUE(table->yours());
    table->setAmount(2000);
    EXPECT_EQ(table->amountObjection(), Reason::None);
    table->setAmount(-5);
    EXPECT_EQ(table->amount(), 0);
}

TEST_F(WagerTest, StepsStayInTheRange) {
    table->step(1);
    EXPECT_EQ(table->amount(), 60);
    table->step(-1);
    table->step(-1);
    EXPECT_EQ(table->amount(), 40);
    table->preset(PokerTable::Everything);
    table->stepFar(1);
    EXPECT_EQ(table->amount(), 2000);
    table->setAmount(5000);
    table->step(-1);
    EXPECT_EQ(table->amount(), 2000) << "from outside, the nearest that is allowed";
}

TEST_F(WagerTest, FarStepsAreATenthOfAPotThatIsLarge) {
    table->preset(PokerTable::Everything);
    table->setAmount(600);
    table->raise();
    table.playOut([&] { table.acting().index == 0 ? table.play(holdem::Fold{}) : table.checkOrCall(); });
    table->nextHand();
    table.playTo(0);
    table->setAmount(table->raiseLeast());
    const int before = table->amount();
    table->stepFar(1);
    EXPECT_EQ(table->amount() - before, std::max((table->pot() + table->toCall()) / 10, 20));
}

TEST_F(WagerTest, IsSentAsItStandsOnTheButton) {
    table->setAmount(170);
    table->raise();
    EXPECT_EQ(table.place(0).bet(), 170);
    EXPECT_EQ(table.place(0).deed(), PlaceInfo::Raised);
    EXPECT_EQ(table.place(0).stack(), 1830);
    EXPECT_FALSE(table->yours());
    EXPECT_EQ(table->amount(), 0);
    EXPECT_EQ(table->raiseObjection(), Reason::NotYourTurn);
}

TEST_F(WagerTest, SecondsThatPassChangeNothing) {
    PlayedTable clocked("pb", {.clock = 20});
    clocked.playTo(0);
    clocked->setAmount(77);
    ASSERT_FALSE(clocked.match().play(Seat{0}, holdem::SpendTime{1}));
    EXPECT_TRUE(clocked->yours());
    EXPECT_EQ(clocked->amount(), 77);
    EXPECT_EQ(clocked.place(0).bot(), false);
    EXPECT_EQ(clocked->bankLeft(), 29);
}

TEST(WagerInPotLimit, PotIsTheMost) {
    PlayedTable table("pbb", {.structure = betting::Structure::pot_limit});
    table.playTo(0);
    EXPECT_EQ(table->raiseMost(), table->potTo());
    table->preset(PokerTable::Everything);
    EXPECT_EQ(table->amount(), table->potTo());
    EXPECT_EQ(table->allInTo(), table.place(0).stack() + table.place(0).bet());
}

TEST(WagerInFixedLimit, ThereIsOneAmount) {
    PlayedTable table("pbb", {.structure = betting::Structure::fixed_limit});
    table.playTo(0);
    EXPECT_EQ(table->raiseLeast(), 40);
    EXPECT_EQ(table->raiseMost(), 40);
    table->step(3);
    EXPECT_EQ(table->amount(), 40);
}

TEST(ClosedRaise, SaysWhy) {
    PlayedTable table("pb", {.structure = betting::Structure::fixed_limit, .most_bets = 2});
    while (table->raiseObjection() != Reason::MostBetsReached) {
        ASSERT_EQ(table->phase(), PokerTable::Deciding);
        const auto raise = table.match().choices(table.acting()).betting->raise;
        raise && !table->yours() ? table.play(holdem::RaiseTo{raise->least}) : table.checkOrCall();
    }
    EXPECT_TRUE(table->yours());
    EXPECT_EQ(table->raiseLeast(), 0);
    EXPECT_EQ(table->raiseMost(), 0);
    EXPECT_GT(table->toCall(), 0);
}

TEST(ClosedRaise, AfterAShortAllInNamesWhatWasFacedAndRequired) {
    constexpr std::int64_t hour = 3'600'000;
    PlayedTable table("pbb");
    table.foldOut();
    table->leaveTable(1);
    table.match().wait(hour);
    table->comeBack(1, 400);
    ASSERT_EQ(table.place(1).stack(), 400);
    for (table->nextHand(); !table.onTable().hand.places[1].dealt_in; table->nextHand()) table.foldOut();
    const int stack = table.place(1).stack() + table.place(1).bet();
    table.playTo(0);
    table->setAmount(stack - 20);
    table->raise();
    while (!table->yours()) table.acting() == Seat{1} ? table.allIn() : table.checkOrCall();
    EXPECT_EQ(table->raiseObjection(), Reason::RaiseNotReopened);
    EXPECT_EQ(table->toCall(), 20);
    EXPECT_EQ(table->faced(), 20);
    EXPECT_EQ(table->required(), stack - 20 - 20) << "the raise before went up by that";
}

TEST(Call, OfTheWholeStackIsAllIn) {
    PlayedTable table("pb");
    while (table.acting() != Seat{1}) table.checkOrCall();
    table.allIn();
    ASSERT_TRUE(table->yours());
    EXPECT_EQ(table->toCall(), table.place(0).stack());
    EXPECT_TRUE(table->callIsAllIn());
    EXPECT_EQ(table->raiseObjection(), Reason::NobodyCanAnswer);
}

}  // namespace
}  // namespace riverbones::test
