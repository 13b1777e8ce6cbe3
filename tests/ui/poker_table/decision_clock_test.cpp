#include "ui/poker_table/decision_clock.hpp"

#include <gtest/gtest.h>

#include "tests/ui/poker_table/played_table.hpp"

// Rules, 2: "When it ends, the time bank of 30 seconds per player and match runs; used seconds are gone for good. When
// that ends too: check if possible, else fold. Nothing stops the clock but a hand-over screen and a sleeping machine."

namespace riverbones::test {
namespace {

using std::chrono::milliseconds;

/// A table with a clock of 10 seconds whose time the test makes.
class ClockTest : public testing::Test {
protected:
    void use(PlayedTable& table) {
        table->clock().setTime([this] { return now_; });
    }

    /// So much time passes while the table looks on.
    void pass(PlayedTable& table, double seconds) {
        constexpr milliseconds look{500};
        for (auto left = milliseconds(static_cast<int>(seconds * 1000)); left.count() > 0; left -= look) {
            now_ += std::min(left, look);
            table->clock().look();
        }
    }

    milliseconds now_{1'000'000};
    holdem::Settings settings_{.clock = 10};
};

TEST_F(ClockTest, RunsWhileAPersonDecides) {
    PlayedTable table("pb", settings_, 1, Pace::Normal);
    use(table);
    EXPECT_EQ(table->secondsAllowed(), 10);
    EXPECT_EQ(table->secondsLeft(), -1) << "the dice are still being dealt";
    while (!table->yours()) table->atRest() ? table.checkOrCall() : table->hurry();
    EXPECT_EQ(table->secondsLeft(), 10);
    EXPECT_EQ(table->bankLeft(), 30);
    QSignalSpy ticked(&*table, &PokerTable::clockTicked);
    pass(table, 3.5);
    EXPECT_EQ(table->secondsLeft(), 7);
    EXPECT_EQ(ticked.count(), 3);
    EXPECT_FALSE(table->bankRuns());
    table->checkOrCall();
    EXPECT_EQ(table->secondsLeft(), -1);
}

TEST_F(ClockTest, EveryDecisionBeginsWithItsOwnTime) {
    PlayedTable table("pb", settings_);
    use(table);
    table.playTo(0);
    pass(table, 6);
    EXPECT_EQ(table->secondsLeft(), 4);
    table->checkOrCall();
    while (!table->yours()) table.checkOrCall();
    EXPECT_EQ(table->secondsLeft(), 10);
}

TEST_F(ClockTest, AfterItTheTimeBankRunsAndItsSecondsAreGoneForGood) {
    PlayedTable table("pb", settings_);
    use(table);
    table.playTo(0);
    pass(table, 9.5);
    EXPECT_FALSE(table->bankRuns());
    pass(table, 0.5);
    EXPECT_TRUE(table->bankRuns());
    EXPECT_EQ(table->secondsLeft(), 30);
    EXPECT_EQ(table.onTable().seats[0].bank, 30);
    pass(table, 7);
    EXPECT_TRUE(table->yours());
    EXPECT_EQ(table->secondsLeft(), 23);
    EXPECT_EQ(table->bankLeft(), 23);
    EXPECT_EQ(table.onTable().seats[0].bank, 23) << "it stands in the record";
    table->checkOrCall();
    while (!table->yours()) table.checkOrCall();
    pass(table, 11);
    EXPECT_EQ(table->secondsLeft(), 22);
    EXPECT_EQ(table.onTable().seats[0].bank, 22);
}

TEST_F(ClockTest, WhenTheBankIsEmptyTheSeatChecksIfItCan) {
    PlayedTable table("pb", settings_);
    use(table);
    while (!table->yours() || table->toCall() > 0) table.checkOrCall();
    pass(table, 39.5);
    EXPECT_TRUE(table->yours());
    pass(table, 0.5);
    EXPECT_FALSE(table->yours());
    EXPECT_EQ(table.onTable().seats[0].bank, 0);
    EXPECT_FALSE(table.onTable().hand.places[0].folded);
    bool told = false;
    for (int row = 0; row < table->log()->count(); ++row) told |= table->log()->kind(row) == HandLog::TimeRanOut;
    EXPECT_TRUE(told);
}

TEST_F(ClockTest, WhenTheBankIsEmptyTheSeatFoldsElse) {
    PlayedTable table("pb", settings_);
    use(table);
    while (table.acting() != Seat{1}) table.checkOrCall();
    table.play(holdem::RaiseTo{Chips{100}});
    ASSERT_TRUE(table->yours());
    ASSERT_GT(table->toCall(), 0);
    pass(table, 41);
    EXPECT_TRUE(table.onTable().hand.places[0].folded);
    EXPECT_EQ(table->phase(), PokerTable::HandEnded);
}

TEST_F(ClockTest, ABankThatIsEmptyGivesNothingMore) {
    PlayedTable table("pb", settings_);
    use(table);
    table.playTo(0);
    ASSERT_FALSE(table.match().play(Seat{0}, holdem::SpendTime{30}));
    EXPECT_TRUE(table->yours());
    pass(table, 9.5);
    EXPECT_TRUE(table->yours());
    pass(table, 1);
    EXPECT_FALSE(table->yours());
}

TEST_F(ClockTest, DoesNotRunWhileTheDeviceIsPassedOn) {
    PlayedTable table("pp", settings_);
    use(table);
    ASSERT_GE(table->handOverTo(), 0);
    pass(table, 60);
    EXPECT_EQ(table->secondsLeft(), -1);
    table->openTable();
    EXPECT_TRUE(table->yours());
    EXPECT_EQ(table->secondsLeft(), 10);
}

TEST_F(ClockTest, DoesNotRunWhileTheMachineSleeps) {
    PlayedTable table("pb", settings_);
    use(table);
    table.playTo(0);
    pass(table, 2);
    now_ += std::chrono::hours(8);
    table->clock().look();
    EXPECT_EQ(table->secondsLeft(), 8);
    pass(table, 1);
    EXPECT_EQ(table->secondsLeft(), 7);
}

TEST_F(ClockTest, SomebodyElseWhoLeavesGivesNoTimeBack) {
    PlayedTable table("pppb", settings_);
    use(table);
    while (table->handOverTo() < 0) table.checkOrCall();
    table->openTable();
    const int decides = table->actingSeat();
    pass(table, 6);
    table->leaveTable((decides + 1) % 3);
    ASSERT_EQ(table->actingSeat(), decides);
    ASSERT_TRUE(table->yours()) << "the same person goes on";
    EXPECT_EQ(table->secondsLeft(), 4);
    pass(table, 1);
    EXPECT_EQ(table->secondsLeft(), 3);
}

TEST_F(ClockTest, ThereIsNoneUnlessItWasAgreed) {
    PlayedTable table("pb");
    use(table);
    table.playTo(0);
    EXPECT_EQ(table->secondsAllowed(), 0);
    pass(table, 1000);
    EXPECT_TRUE(table->yours());
    EXPECT_EQ(table->secondsLeft(), -1);
    EXPECT_EQ(table->bankLeft(), -1);
}

TEST_F(ClockTest, IsNotForBots) {
    PlayedTable table("pbb", settings_);
    use(table);
    table.playTo(0);
    table->fold();
    const Seat bot = table.acting();
    pass(table, 100);
    EXPECT_EQ(table.acting(), bot);
    EXPECT_EQ(table->secondsLeft(), -1);
    EXPECT_EQ(table.onTable().seat(bot).bank, 30);
}

}  // namespace
}  // namespace riverbones::test
