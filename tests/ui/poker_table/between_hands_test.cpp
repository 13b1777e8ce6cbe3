#include <QAccessible>
#include <QTest>
#include <gtest/gtest.h>

#include "tests/ui/poker_table/played_table.hpp"

// Rules, 2, "Between hands", and what the table offers then.

namespace riverbones::test {
namespace {

/// The first seed with which a hand of these seats in which everybody goes all-in ends as wanted.
template <class Wanted>
std::unique_ptr<PlayedTable> table_after_all_in(const std::string& kinds, const holdem::Settings& settings,
                                                const Wanted& wanted) {
    for (std::uint64_t seed = 1;; ++seed) {
        auto table = std::make_unique<PlayedTable>(kinds, settings, seed);
        table->playOut([&] { table->allIn(); });
        if (wanted(table->onTable())) return table;
    }
}

bool broke(const holdem::Table& table, std::size_t seat) { return table.seats[seat].stack == Chips{}; }

TEST(BetweenHands, BotsBuyInAgainByThemselves) {
    const auto table = table_after_all_in("pb", {}, [](const auto& at) { return broke(at, 1); });
    EXPECT_EQ((*table)->phase(), PokerTable::HandEnded);
    EXPECT_EQ(table->place(1).stack(), 0) << "not before somebody goes on";
    EXPECT_EQ((*table)->nextHandObjection(), Reason::None);
    (*table)->nextHand();
    EXPECT_EQ((*table)->handNumber(), 2);
    EXPECT_TRUE(table->onTable().hand.places[1].dealt_in);
    EXPECT_EQ(table->place(1).net(), -2000 - table->place(1).bet());
}

TEST(BetweenHands, BotsBuyOnlyWhereTheHouseRulesLetThem) {
    const auto table = table_after_all_in("pb", {.buy_in_again = false}, [](const auto& at) { return broke(at, 1); });
    EXPECT_EQ((*table)->nextHandObjection(), Reason::TooFewToGoOn);
    QSignalSpy refused(&**table, &PokerTable::refused);
    (*table)->nextHand();
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ((*table)->phase(), PokerTable::HandEnded);
}

TEST(BetweenHands, APersonWhoIsBrokeDecidesAlone) {
    const auto table = table_after_all_in("pb", {}, [](const auto& at) { return broke(at, 0); });
    EXPECT_EQ((*table)->nextHandObjection(), Reason::TooFewToGoOn);
    EXPECT_TRUE((*table)->mayBuyIn(0));
    EXPECT_EQ((*table)->buyInLeast(0), 400);
    EXPECT_EQ((*table)->buyInMost(0), 2000);
    EXPECT_EQ((*table)->buyInObjection(0, 399), Reason::BuyInOutOfRange);
    EXPECT_EQ((*table)->buyInObjection(0, 400), Reason::None);
    EXPECT_EQ((*table)->buyInObjection(0, 2001), Reason::BuyInOutOfRange);
    EXPECT_EQ((*table)->comeBackObjection(0, 2000), Reason::SeatIsNotAway);
    (*table)->buyIn(0, 1500);
    EXPECT_EQ(table->place(0).stack(), 1500);
    EXPECT_EQ(table->place(0).net(), -2000);
    EXPECT_EQ((*table)->nextHandObjection(), Reason::None);
    (*table)->nextHand();
    EXPECT_TRUE(table->onTable().hand.places[0].dealt_in);
}

TEST(BetweenHands, AResultInWhichNobodyAtTheDeviceHasAPartGoesOnByItself) {
    PlayedTable table("pbb");
    table.foldOut();
    EXPECT_FALSE(table->goesOnByItself());
    table->leaveTable(0);
    EXPECT_TRUE(table->goesOnByItself());
    table->handSeatOver(1, -1);
    EXPECT_TRUE(table->goesOnByItself());
    table->nextHand();
    EXPECT_FALSE(table->goesOnByItself());
}

TEST(BetweenHands, AResultWaitsForAPersonWhoMayBuyInAgain) {
    const auto person_is_broke = [](const auto& at) { return broke(at, 0); };
    const auto table = table_after_all_in("pbb", {}, person_is_broke);
    EXPECT_EQ((*table)->brokePerson(), 0);
    EXPECT_FALSE((*table)->goesOnByItself());
    (*table)->nextHand();
    EXPECT_EQ((*table)->handNumber(), 2) << "without that person";
    EXPECT_EQ((*table)->brokePerson(), -1) << "not while a hand runs";
    table->foldOut();
    EXPECT_FALSE((*table)->goesOnByItself());
    (*table)->leaveTable(0);
    EXPECT_EQ((*table)->brokePerson(), -1);
    EXPECT_TRUE((*table)->goesOnByItself());

    const auto bought = table_after_all_in("pbb", {}, person_is_broke);
    (*bought)->buyIn(0, 2000);
    EXPECT_EQ((*bought)->brokePerson(), -1);
    EXPECT_FALSE((*bought)->goesOnByItself()) << "the next hand is that person's";

    const auto closed = table_after_all_in(
        "pbb", {.buy_in_again = false}, [&](const auto& at) { return broke(at, 0) && !broke(at, 1) && !broke(at, 2); });
    EXPECT_EQ((*closed)->brokePerson(), -1) << "it cannot be bought into";
    EXPECT_TRUE((*closed)->goesOnByItself());
}

TEST(BetweenHands, ALeaverTakesTheChipsAlongAndComesBackWithAsMany) {
    PlayedTable table("pbb");
    table.foldOut();
    const int stack = table.place(0).stack();
    EXPECT_TRUE(table->mayLeave(0));
    EXPECT_EQ(table->leaveCost(0), 0);
    EXPECT_FALSE(table->mayComeBack(0));
    table->leaveTable(0);
    EXPECT_EQ(table.place(0).presence(), PlaceInfo::Away);
    EXPECT_EQ(table.place(0).stack(), 0);
    EXPECT_FALSE(table->mayLeave(0));
    EXPECT_TRUE(table->mayComeBack(0));
    EXPECT_EQ(table->comeBackLeast(0), stack);
    QSignalSpy refused(&*table, &PokerTable::refused);
    table->comeBack(0, stack - 1);
    ASSERT_EQ(refused.count(), 1);
    EXPECT_EQ(refused[0][0].value<Reason::Code>(), Reason::BuyInOutOfRange);
    table->comeBack(0, stack);
    EXPECT_EQ(table.place(0).presence(), PlaceInfo::Waiting);
    EXPECT_EQ(table.place(0).stack(), stack);
    EXPECT_EQ(table.place(0).net(), stack - 2000);
}

TEST(BetweenHands, LeavingInAHandCostsWhatWasPutIn) {
    PlayedTable table("pbb");
    table.playTo(0);
    table->setAmount(120);
    table->raise();
    while (table->round() == 0) table.checkOrCall();
    EXPECT_EQ(table->leaveCost(0), 120);
    table->leaveTable(0);
    EXPECT_TRUE(table.place(0).folded());
    EXPECT_EQ(table.place(0).deed(), PlaceInfo::Folded);
    EXPECT_EQ(table->leaveCost(0), 0);
    table.foldOut();
    EXPECT_EQ(table.place(0).stack(), 0);
    EXPECT_EQ(table.place(0).net(), -120);
}

TEST(BetweenHands, InFixedLimitALeaverStaysInForWhatWasPutIn) {
    PlayedTable table("pbb", {.structure = betting::Structure::fixed_limit});
    table.playTo(0);
    table.checkOrCall();
    while (table->round() == 0) table.checkOrCall();
    const int paid = table->leaveCost(0);
    EXPECT_GT(paid, 0);
    table->leaveTable(0);
    EXPECT_FALSE(table.place(0).folded());
    EXPECT_TRUE(table.place(0).allIn());
    EXPECT_EQ(table.place(0).stack(), 0);
    EXPECT_EQ(table.place(0).net(), -paid);
}

TEST(BetweenHands, TheWinnerWhomNobodyCalledMayShow) {
    PlayedTable table("pb");
    table.playTo(1);
    table.play(holdem::Fold{});
    EXPECT_EQ(table->result()->outcome(), HandResult::AllFolded);
    EXPECT_EQ(table->mayShow(), 0);
    EXPECT_FALSE(table.place(0).shown());
    table->show();
    EXPECT_TRUE(table.place(0).shown());
    EXPECT_EQ(table->diceOf(0), table.match().own(Seat{0}));
    EXPECT_EQ(table->mayShow(), -1);
    EXPECT_EQ(table->result()->shownSeats(), QList<int>{0});
    EXPECT_EQ(table->log()->kind(table->log()->count() - 1), HandLog::HandShown);
    EXPECT_TRUE(table->log()->freeWill(table->log()->count() - 1));
}

TEST(BetweenHands, NobodyShowsTheHandOfAnother) {
    PlayedTable table("pp");
    table->openTable();
    const Seat winner = table.acting();
    table.allIn();
    table->openTable();
    table->fold();
    ASSERT_EQ(table->mayShow(), winner.index);
    table->show();
    EXPECT_EQ(table->handOverTo(), winner.index);
    EXPECT_TRUE(table->diceOf(winner.index).isEmpty());
    table->openTable();
    EXPECT_EQ(table->diceOf(winner.index), table.match().own(winner));
    EXPECT_FALSE(table.place(winner.index).shown());
    table->show();
    EXPECT_TRUE(table.place(winner.index).shown());
}

TEST(BetweenHands, ABotThatWinsIsNotAskedToShow) {
    PlayedTable table("pb");
    table.playTo(0);
    table->fold();
    EXPECT_EQ(table->result()->outcome(), HandResult::AllFolded);
    EXPECT_EQ(table->mayShow(), -1);
}

TEST(BetweenHands, TheTableGameEndsWhenPeopleSaySo) {
    PlayedTable table("pb");
    EXPECT_FALSE(table->mayEnd());
    table.foldOut();
    EXPECT_TRUE(table->mayEnd());
    table->endTable();
    EXPECT_EQ(table->phase(), PokerTable::Over);
    EXPECT_FALSE(table->mayEnd());
    EXPECT_EQ(table->nextHandObjection(), Reason::MatchIsOver);
}

TEST(BetweenHands, LastOneStandingEndsByItself) {
    holdem::Settings settings{.kind = holdem::MatchKind::last_one_standing, .length = holdem::Length::quick};
    const auto table = table_after_all_in("pbb", settings, [](const auto& at) { return broke(at, 1) && broke(at, 2); });
    EXPECT_EQ((*table)->phase(), PokerTable::Over);
    EXPECT_EQ(table->place(0).finish(), 1);
    EXPECT_EQ(table->place(1).finish(), 2) << "both had as much and share it";
    EXPECT_EQ(table->place(2).finish(), 2);
    EXPECT_EQ(table->place(1).presence(), PlaceInfo::Out);
    EXPECT_FALSE((*table)->mayLeave(0));
}

TEST(BetweenHands, LevelsRise) {
    holdem::Settings settings{.kind = holdem::MatchKind::last_one_standing, .length = holdem::Length::quick};
    PlayedTable table("pbb", settings);
    for (int hand = 1; hand <= 6; ++hand) {
        EXPECT_EQ(table->level(), 1);
        EXPECT_EQ(table->handsToNextLevel(), 7 - hand);
        EXPECT_EQ(table->bigBlind(), 20);
        table.foldOut();
        table->nextHand();
    }
    EXPECT_EQ(table->level(), 2);
    EXPECT_EQ(table->handsToNextLevel(), 6);
    EXPECT_EQ(table->bigBlind(), 30);
}

TEST(BetweenHands, GoingOnByItselfCanBeHeldBack) {
    PlayedTable held("pbb");
    held.foldOut();
    held->leaveTable(0);
    held->holdBack(true);
    EXPECT_TRUE(held->goesOnByItself());
    PlayedTable table("pbb");
    table.foldOut();
    table->leaveTable(0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return table->handNumber() == 2; }, 60'000));
    EXPECT_EQ(held->handNumber(), 1) << "its six seconds were over before those of the other";
}

TEST(BetweenHands, NothingGoesOnByItselfWhileSomebodyListens) {
    PlayedTable table("pbb");
    QAccessible::setActive(true);
    table.foldOut();
    table->leaveTable(0);
    EXPECT_FALSE(table->goesOnByItself());
    table->nextHand();
    QAccessible::setActive(false);
    table.foldOut();
    EXPECT_TRUE(table->goesOnByItself());
}

TEST(BetweenHands, MinutesOfTheHalfHourAreCounted) {
    PlayedTable table("pbb");
    table.foldOut();
    table->leaveTable(0);
    // The match of the test was played long ago.
    EXPECT_EQ(table.place(0).minutesKept(), 0);
}

}  // namespace
}  // namespace riverbones::test
