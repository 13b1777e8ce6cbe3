#include <QTest>
#include <gtest/gtest.h>

#include "tests/ui/poker_table/played_table.hpp"
#include "ui/poker_table/showing_time.hpp"

// One thing is shown after the other.

namespace riverbones::test {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

milliseconds time_of(const TableEvent& event, Pace::Speed pace, bool passes_on = false) {
    return showing_time(event, TableLook{}, nullptr, passes_on, pace);
}

TEST(Showing, BetsAndBoardsStayForAWhile) {
    for (const TableEvent& event : {TableEvent(holdem::Acted{}), TableEvent(PiecesLaid{}), TableEvent(holdem::Posted{}),
                                    TableEvent(PiecesShown{}), TableEvent(holdem::PotWon{})}) {
        EXPECT_GE(time_of(event, Pace::Normal), 600ms);
        EXPECT_GT(time_of(event, Pace::Calm), time_of(event, Pace::Normal));
        EXPECT_LT(time_of(event, Pace::Fast), time_of(event, Pace::Normal));
        EXPECT_EQ(time_of(event, Pace::Instant), 0ms);
    }
}

TEST(Showing, BoardsOfAHandWithoutMoreBetsComeNineTenthsOfASecondApart) {
    TableLook look;
    look.hand_runs = true;
    EXPECT_EQ(showing_time(PiecesLaid{}, look, nullptr, false, Pace::Normal), 600ms);
    look.shown_seats = {Seat{0}, Seat{1}};
    EXPECT_EQ(showing_time(PiecesLaid{}, look, nullptr, false, Pace::Normal), 900ms);
    EXPECT_EQ(showing_time(PiecesLaid{}, look, nullptr, false, Pace::Instant), 0ms);
}

TEST(Showing, WhatAPersonDidStaysForASecondBeforeTheDeviceIsPassedOn) {
    EXPECT_EQ(time_of(holdem::Acted{}, Pace::Normal, true), 1000ms);
    EXPECT_EQ(time_of(holdem::Acted{}, Pace::Instant, true), 0ms);
}

TEST(Showing, ForcedBetsAndPiecesOfOneDealComeTogether) {
    const TableEvent post = holdem::Posted{};
    const TableEvent dealt = PiecesDealt{};
    EXPECT_EQ(showing_time(post, TableLook{}, &post, false, Pace::Normal), 0ms);
    EXPECT_EQ(showing_time(dealt, TableLook{}, &dealt, false, Pace::Normal), 0ms);
    EXPECT_EQ(showing_time(post, TableLook{}, &dealt, false, Pace::Normal), 600ms);
}

TEST(Showing, WhatMovesIsSeenToItsEnd) {
    TableLook look;
    for (int seat = 0; seat < 10; ++seat) look.places[static_cast<std::size_t>(seat)].has_pieces = true;
    const auto dealt_for = [&](Pace::Speed pace) { return showing_time(PiecesDealt{}, look, nullptr, false, pace); };
    EXPECT_EQ(dealt_for(Pace::Fast), 890ms) << "260 for each, 70 apart";
    EXPECT_EQ(dealt_for(Pace::Calm), 1000ms);
    EXPECT_EQ(dealt_for(Pace::Instant), 0ms);
    for (const TableEvent& event : {TableEvent(holdem::RoundEnded{}), TableEvent(holdem::PotWon{})}) {
        EXPECT_GE(time_of(event, Pace::Fast), 420ms);
        EXPECT_EQ(time_of(event, Pace::Instant), 0ms);
    }
}

TEST(Showing, ANewMatchIsShownFromItsFirstEventOn) {
    PlayedTable table("pbb", {}, 1, Pace::Normal);
    EXPECT_EQ(table->log()->count(), 1);
    EXPECT_EQ(table->log()->kind(0), HandLog::DealerDrawn);
    EXPECT_EQ(table->phase(), PokerTable::Dealing);
    EXPECT_EQ(table.place(0).stack(), 2000);
    QSignalSpy began(&*table, &PokerTable::handBegan);
    QSignalSpy dealt(&*table, &PokerTable::dealt);
    table->hurry();
    EXPECT_EQ(began.count(), 1);
    EXPECT_EQ(table->pot(), 30);
    EXPECT_FALSE(table.place(0).dealtIn());
    table->hurry();
    EXPECT_EQ(dealt.count(), 1);
    EXPECT_TRUE(table.place(0).dealtIn());
    EXPECT_TRUE(table.match().isHeld());
    table->hurry();
    EXPECT_EQ(table->phase(), PokerTable::Deciding);
    EXPECT_FALSE(table.match().isHeld());
}

TEST(Showing, BotsWaitUntilWhatHappenedHasBeenSeen) {
    PlayedTable table("pbb", {}, 1, Pace::Normal);
    while (!table->atRest()) table->hurry();
    EXPECT_FALSE(table.match().isHeld());
    table.checkOrCall();
    EXPECT_FALSE(table->atRest());
    EXPECT_TRUE(table.match().isHeld());
    EXPECT_EQ(table->actingSeat(), -1);
    table->hurry();
    EXPECT_TRUE(table->atRest());
    EXPECT_FALSE(table.match().isHeld());
    EXPECT_EQ(table->actingSeat(), table.acting().index);
    EXPECT_EQ(table.match().hurries(), 0) << "a bot is hurried only when there is nothing to be cut short";
    table->hurry();
    EXPECT_EQ(table.match().hurries(), 1);
}

TEST(Showing, TurnsAreToldWhenTheyBegin) {
    PlayedTable table("pb", {.clock = 20});
    QSignalSpy turns(&*table, &PokerTable::turnBegan);
    QSignalSpy boards(&*table, &PokerTable::boardLaid);
    table.playTo(0);
    const auto before = turns.count();
    ASSERT_FALSE(table.match().play(Seat{0}, holdem::SpendTime{1}));
    EXPECT_EQ(turns.count(), before) << "it is still the same turn";
    table->checkOrCall();
    while (table->round() == 0) table.checkOrCall();
    EXPECT_EQ(boards.count(), 1);
    EXPECT_GT(turns.count(), before);
    EXPECT_EQ(turns.last()[0].toInt(), table->actingSeat());
}

TEST(Showing, AHandOfBotsCanBeRunToItsEnd) {
    PlayedTable table("pbb", {}, 1, Pace::Normal);
    while (!table->yours()) table->atRest() ? table.checkOrCall() : table->hurry();
    EXPECT_FALSE(table->onlyBotsPlay());
    table->fastForward();
    EXPECT_EQ(table.match().pace(), Pace::Normal) << "a person still plays";
    table->fold();
    EXPECT_TRUE(table->onlyBotsPlay());
    table->fastForward();
    EXPECT_EQ(table.match().pace(), Pace::Instant);
    EXPECT_TRUE(table->atRest());
    table.playOut([&] { table.checkOrCall(); });
    EXPECT_EQ(table->phase(), PokerTable::HandEnded);
    EXPECT_FALSE(table->onlyBotsPlay());
    EXPECT_EQ(table.match().pace(), Pace::Normal);
    EXPECT_EQ(table->pace(), Pace::Normal);
}

TEST(Showing, ABotThatIsAwaitedForLongIsSaidToThink) {
    PlayedTable table("bpb");
    table.playTo(0);
    EXPECT_TRUE(table.place(0).toAct());
    EXPECT_FALSE(table.place(0).thinking());
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.place(0).thinking(); }, 30'000));
    table.checkOrCall();
    EXPECT_FALSE(table.place(0).thinking());
    EXPECT_FALSE(table.place(0).toAct());
}

TEST(Showing, TheResultSaysWhoWonWhat) {
    PlayedTable table("pb");
    table.playOut([&] { table.allIn(); });
    ASSERT_EQ(table->result()->outcome(), HandResult::Showdown);
    auto pots = table->result()->pots();
    ASSERT_EQ(pots.count(&pots), 1);
    const PotInfo* pot = pots.at(&pots, 0);
    EXPECT_EQ(pot->amount(), 4000);
    EXPECT_EQ(pot->contenders(), (QList<int>{0, 1}));
    int shared = 0;
    for (int i = 0; i < pot->winners().size(); ++i) {
        EXPECT_EQ(table.place(pot->winners()[i]).won(), pot->shares()[i]);
        shared += pot->shares()[i];
    }
    EXPECT_EQ(shared, 4000);
    EXPECT_EQ(table->result()->shownSeats().size(), 2);
    for (const int seat : {0, 1}) {
        EXPECT_EQ(table->diceOf(seat).size(), 2);
        EXPECT_EQ(table->winningFive(seat).size(), 5);
        EXPECT_GE(table->handOf(seat).category(), DiceHand::TwoPairs);
    }
    EXPECT_EQ(table->pot(), 0);
    table->nextHand();
    EXPECT_EQ(table->result()->outcome(), HandResult::None);
    EXPECT_EQ(table->diceOf(1), QList<int>());
}

TEST(Showing, SidePotsStandBesideThePot) {
    PlayedTable table("pbb");
    table.foldOut();
    table->leaveTable(1);
    table.match().wait(3'600'000);
    table->comeBack(1, 400);
    for (table->nextHand(); !table.onTable().hand.places[1].dealt_in; table->nextHand()) table.foldOut();
    auto side_pots = table->sidePots();
    EXPECT_EQ(side_pots.count(&side_pots), 0);
    const int short_stack = table.place(1).stack() + table.place(1).bet();
    const auto wager = [&] {
        const auto raise = table.match().choices(table.acting()).betting->raise;
        const bool to_bet = raise && table.onTable().hand.price < Chips{600};
        if (to_bet && raise->most < Chips{600}) return table.allIn();
        if (to_bet) return table.play(holdem::RaiseTo{Chips{600}});
        table.checkOrCall();
    };
    while (table->round() == 0) wager();
    side_pots = table->sidePots();
    ASSERT_EQ(side_pots.count(&side_pots), 2);
    EXPECT_EQ(side_pots.at(&side_pots, 0)->amount(), 3 * short_stack);
    EXPECT_EQ(side_pots.at(&side_pots, 0)->contenders(), (QList<int>{0, 1, 2}));
    EXPECT_EQ(side_pots.at(&side_pots, 1)->amount(), 2 * (600 - short_stack));
    EXPECT_EQ(side_pots.at(&side_pots, 1)->contenders(), (QList<int>{0, 2}));
    EXPECT_EQ(table->pot(), side_pots.at(&side_pots, 0)->amount() + side_pots.at(&side_pots, 1)->amount());
    EXPECT_TRUE(table.place(1).allIn());
}

TEST(Showing, OddChipsAreNamed) {
    PotLook look;
    look.pot.amount = Chips{11};
    for (const std::uint8_t seat : {1, 4, 5}) look.winners.add(Seat{seat});
    look.shares[1] = Chips{3};
    look.shares[4] = look.shares[5] = Chips{4};
    const PotInfo pot(0, look, nullptr);
    EXPECT_EQ(pot.winners(), (QList<int>{1, 4, 5}));
    EXPECT_EQ(pot.shares(), (QList<int>{3, 4, 4}));
    EXPECT_EQ(pot.oddChipsTo(), (QList<int>{4, 5}));
    look.shares[1] = Chips{4};
    EXPECT_EQ(PotInfo(0, look, nullptr).oddChipsTo(), QList<int>());
}

TEST(Showing, RolesOfTheModelAreThePropertiesOfAPlace) {
    PlayedTable table("pb");
    const auto names = table->places()->roleNames();
    EXPECT_EQ(table->places()->rowCount(), 2);
    const int role = names.key("stack");
    EXPECT_EQ(table->places()->data(table->places()->index(0), role).toInt(), table.place(0).stack());
    EXPECT_EQ(names.size(), PlaceInfo::staticMetaObject.propertyCount() - PlaceInfo::staticMetaObject.propertyOffset());
    EXPECT_FALSE(table->places()->data(table->places()->index(0), Qt::UserRole).isValid());
}

}  // namespace
}  // namespace riverbones::test
