#include <gtest/gtest.h>

#include "tests/ui/poker_table/played_table.hpp"

// Who may see hidden dice, and when the device is passed on.

namespace riverbones::test {
namespace {

TEST(OnePerson, HasTheTableOpenAllTheTime) {
    PlayedTable table("bpb");
    for (int step = 0; step < 40; ++step) {
        EXPECT_EQ(table->openSeat(), 1);
        EXPECT_EQ(table->handOverTo(), -1);
        EXPECT_EQ(table->bottomSeat(), 1);
        EXPECT_FALSE(table->severalPeople());
        const bool awaited = seat_to_act(table.match().turn()) == Seat{1};
        EXPECT_EQ(table->yours(), awaited);
        if (table->phase() == PokerTable::HandEnded) {
            table->nextHand();
        } else {
            EXPECT_EQ(table->ownDice(), table.match().own(Seat{1}));
            table.checkOrCall();
        }
    }
}

TEST(SeveralPeople, NobodySeesDiceBeforeTheDeviceHasBeenPassedOn) {
    PlayedTable table("ppb");
    table.playTo(0);
    ASSERT_EQ(table->actingSeat(), 0);
    EXPECT_TRUE(table->severalPeople());
    EXPECT_EQ(table->handOverTo(), 0);
    EXPECT_EQ(table->openSeat(), -1);
    EXPECT_FALSE(table->yours());
    EXPECT_EQ(table->ownDice(), QList<int>());
    EXPECT_EQ(table->ownHand().category(), DiceHand::None);
    table->openTable();
    EXPECT_EQ(table->handOverTo(), -1);
    EXPECT_EQ(table->openSeat(), 0);
    EXPECT_EQ(table->bottomSeat(), 0);
    EXPECT_TRUE(table->yours());
    EXPECT_EQ(table->ownDice(), table.match().own(Seat{0}));
    EXPECT_EQ(table->diceOf(0), table->ownDice());
    EXPECT_EQ(table->diceOf(1), QList<int>());
}

TEST(SeveralPeople, TheTableIsCoveredAtOnceWhenAPersonHasActed) {
    PlayedTable table("ppb", {}, 1, Pace::Normal);
    table->hurry();
    while (!table->atRest()) table->hurry();
    while (table->handOverTo() < 0) {
        table.checkOrCall();
        while (!table->atRest()) table->hurry();
    }
    table->openTable();
    ASSERT_TRUE(table->yours());
    const int person = table->openSeat();
    table->checkOrCall();
    EXPECT_FALSE(table->atRest()) << "what was done is shown for a while";
    EXPECT_EQ(table->openSeat(), -1);
    EXPECT_EQ(table->ownDice(), QList<int>());
    EXPECT_FALSE(table->yours());
    EXPECT_EQ(table->handOverTo(), -1) << "nobody is asked before that has been seen";
    EXPECT_EQ(table->bottomSeat(), person);
}

TEST(SeveralPeople, WhoHadTheDeviceLastNeedsNoPassingOn) {
    PlayedTable table("pbp");
    table.playTo(0);
    table->openTable();
    ASSERT_TRUE(table->yours());
    table->fold();
    table.playTo(2);
    EXPECT_EQ(table->handOverTo(), 2) << "the person who has folded had it last";
    table->openTable();
    while (table->round() < 3) {
        table.checkOrCall();
        if (table->actingSeat() != 2) continue;
        EXPECT_EQ(table->handOverTo(), -1);
        EXPECT_EQ(table->openSeat(), 2);
        EXPECT_TRUE(table->yours());
    }
}

TEST(SeveralPeople, NobodysTableIsOpenBetweenHands) {
    PlayedTable table("pp");
    table.foldOut();
    EXPECT_EQ(table->phase(), PokerTable::HandEnded);
    EXPECT_EQ(table->openSeat(), -1);
    EXPECT_EQ(table->handOverTo(), -1);
    table->nextHand();
    EXPECT_EQ(table->handOverTo(), table->actingSeat());
}

TEST(SeveralPeople, WhatHappenedSinceSomebodysLastTurnIsNew) {
    PlayedTable table("ppb");
    const int first = table.acting().index == 2 ? 0 : table.acting().index;
    table.playTo(first);
    table->openTable();
    table->checkOrCall();
    const int seen = table->log()->count();
    while (table->handOverTo() != first) {
        table->openTable();
        ASSERT_EQ(table->phase(), PokerTable::Deciding);
        table.checkOrCall();
    }
    ASSERT_EQ(table->handOverTo(), first);
    EXPECT_EQ(table->unseenFrom(), seen);
    EXPECT_GT(table->log()->count(), seen);
    EXPECT_NE(table->log()->seat(seen), first);
}

TEST(SeveralPeople, BecomeOneWhenASeatIsHandedOverToABot) {
    PlayedTable table("ppb");
    table.foldOut();
    table->handSeatOver(0, SeatList::Sharp);
    EXPECT_FALSE(table->severalPeople());
    EXPECT_TRUE(table.place(0).bot());
    EXPECT_TRUE(table.place(0).standIn());
    EXPECT_EQ(table.place(0).botLevel(), SeatList::Sharp);
    EXPECT_EQ(table->openSeat(), 1);
    table->nextHand();
    EXPECT_EQ(table->ownDice(), table.match().own(Seat{1}));
    table.foldOut();
    table->handSeatOver(0, -1);
    EXPECT_TRUE(table->severalPeople());
    EXPECT_FALSE(table.place(0).bot());
    EXPECT_FALSE(table.place(0).standIn());
    EXPECT_EQ(table->openSeat(), -1);
}

TEST(SeveralPeople, LeavingIsNoWayToSeeTheTableOfTheNext) {
    PlayedTable table("ppp");
    table->openTable();
    const int leaver = table->actingSeat();
    ASSERT_TRUE(table->yours());
    table->leaveTable(leaver);
    EXPECT_EQ(table.place(leaver).presence(), PlaceInfo::Away);
    EXPECT_EQ(table->openSeat(), -1);
    EXPECT_EQ(table->handOverTo(), table->actingSeat());
    EXPECT_NE(table->actingSeat(), leaver);
}

TEST(OwnDice, CanBeCoveredAndPeekedAt) {
    PlayedTable table("pbb");
    const QList<int> own = table->ownDice();
    ASSERT_EQ(own.size(), 2);
    table->setCovered(true);
    EXPECT_EQ(table->ownDice(), QList<int>());
    EXPECT_EQ(table->diceOf(0), QList<int>());
    EXPECT_EQ(table->handOf(0), DiceHandName());
    table->peek(true);
    EXPECT_EQ(table->ownDice(), own);
    table->peek(false);
    EXPECT_EQ(table->ownDice(), QList<int>());
    table->setCovered(false);
    EXPECT_EQ(table->ownDice(), own);
}

TEST(OwnDice, LieCoveredInEveryNewHandWhereTheyAreOnlyPeekedAt) {
    PlayedTable table("pbb");
    table->setHoldToPeek(true);
    EXPECT_EQ(table->ownDice(), QList<int>());
    table->setCovered(false);
    EXPECT_EQ(table->ownDice().size(), 2);
    table.foldOut();
    table->nextHand();
    EXPECT_TRUE(table->covered());
    EXPECT_EQ(table->ownDice(), QList<int>());
    table->setHoldToPeek(false);
    EXPECT_EQ(table->ownDice().size(), 2);
    table->setCovered(true);
    table.foldOut();
    table->nextHand();
    EXPECT_EQ(table->ownDice(), QList<int>()) << "whoever has covered them wants it so";
}

TEST(OwnDice, LieOpenForWhoeverHasTakenTheDeviceUnlessTheyAreOnlyPeekedAt) {
    PlayedTable table("pp");
    table->openTable();
    table->setCovered(true);
    table.checkOrCall();
    ASSERT_EQ(table->handOverTo(), table->actingSeat());
    table->openTable();
    EXPECT_EQ(table->ownDice(), table.match().own(table.acting()));
    table->setHoldToPeek(true);
    table->setCovered(false);
    while (table->handOverTo() < 0) table.checkOrCall();
    table->openTable();
    EXPECT_TRUE(table->covered());
    EXPECT_EQ(table->ownDice(), QList<int>());
}

TEST(OwnDice, AKeyThatIsHeldShowsNothingOfTheNextPerson) {
    PlayedTable table("pp");
    table->setHoldToPeek(true);
    table->peek(true);
    table->openTable();
    EXPECT_EQ(table->ownDice(), QList<int>());
    table->peek(true);
    ASSERT_EQ(table->ownDice().size(), 2);
    table->checkOrCall();
    table->openTable();
    ASSERT_GE(table->openSeat(), 0);
    EXPECT_FALSE(table->peeking());
    EXPECT_EQ(table->ownDice(), QList<int>());
}

TEST(OwnDice, ComeWhenTheyAreDealt) {
    PlayedTable table("pbb", {}, 1, Pace::Normal);
    EXPECT_EQ(table->phase(), PokerTable::Dealing);
    EXPECT_EQ(table->openSeat(), 0);
    EXPECT_EQ(table->ownDice(), QList<int>());
    EXPECT_EQ(table.match().own(Seat{0}).size(), 2);
    while (!table->atRest()) table->hurry();
    EXPECT_EQ(table->ownDice(), table.match().own(Seat{0}));
}

}  // namespace
}  // namespace riverbones::test
