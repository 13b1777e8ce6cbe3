#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include "core/holdem/notation.hpp"
#include "ui/games/dice_holdem/dice_holdem_table.hpp"
#include "ui/games/dice_holdem/saved_match.hpp"

// Tables with bots that think and records on disk.

namespace riverbones::test {
namespace {

/// A table of one person and two bots in a profile of its own.
class KeptTable : public testing::Test {
protected:
    void SetUp() override {
        ASSERT_TRUE(folder_.isValid());
        Result<std::unique_ptr<archive::Profile>> profile = archive::Profile::open(folder_.path());
        ASSERT_TRUE(profile);
        storage_ = std::make_unique<Storage>(*std::move(profile));
        seats_.addPerson();
        seats_.addBot();
        seats_.addBot();
        table_.setPace(Pace::Instant);
    }

    void begin(const QString& house_rules = {}) { table_.begin(storage_.get(), &seats_, house_rules); }

    /// The record that was written last.
    QString path() {
        storage_->refresh();
        return storage_->data(storage_->index(0), Storage::PathRole).toString();
    }

    /// Checks or calls small bets until this is so.
    template <class Condition>
    bool play_until(DiceHoldemTable& table, const Condition& condition) {
        return QTest::qWaitFor(
            [&] {
                if (condition()) return true;
                if (table.yours()) table.toCall() > small_bet ? table.fold() : table.checkOrCall();
                if (table.phase() == PokerTable::HandEnded && table.atRest()) table.nextHand();
                return condition();
            },
            patience);
    }

    bool resume(DiceHoldemTable& table, const QString& from) {
        QSignalSpy opened(&table, &PokerTable::opened);
        QSignalSpy failed(&table, &PokerTable::failed);
        table.setPace(Pace::Instant);
        table.resume(storage_.get(), from);
        const bool answered = QTest::qWaitFor([&] { return opened.count() + failed.count() > 0; }, patience);
        return answered && opened.count() == 1;
    }

    /// A copy of the record as it would stand there if the program had stopped at this moment.
    QString cut_off() {
        const QString copy = storage_->savesFolder() + "/cut.match";
        RIVERBONES_CHECK(QFile::copy(path(), copy));
        return copy;
    }

    static constexpr int patience = 30'000;
    static constexpr int small_bet = 100;

    QTemporaryDir folder_;
    std::unique_ptr<Storage> storage_;
    SeatList seats_;
    DiceHoldemTable table_;
};

TEST_F(KeptTable, BotsPlayAndHandsFollowEachOther) {
    begin();
    EXPECT_EQ(table_.handNumber(), 1) << "a match that begins is not one that was cut off";
    EXPECT_TRUE(play_until(table_, [&] { return table_.handNumber() >= 4; }));
    EXPECT_EQ(table_.seats()->count(), 3);
    int chips = table_.pot();
    for (int seat = 0; seat < 3; ++seat)
        chips += table_.places()->place(seat)->stack() - table_.places()->place(seat)->net();
    EXPECT_GE(chips, 3 * 2000);
}

TEST_F(KeptTable, AHandThatWasLeftProperlyGoesOnWhereItWas) {
    begin();
    ASSERT_TRUE(play_until(table_, [&] { return table_.handNumber() >= 2 && table_.round() == 1 && table_.yours(); }));
    const TableLook look = table_.look();
    const QList<int> own = table_.ownDice();
    ASSERT_EQ(own.size(), 2);
    const int rows = table_.log()->count();
    const QString record = path();
    table_.leave();
    EXPECT_EQ(table_.phase(), PokerTable::NoMatch);
    EXPECT_EQ(table_.openSeat(), -1);
    EXPECT_EQ(table_.ownDice(), QList<int>());

    DiceHoldemTable again;
    QSignalSpy cancelled(&again, &PokerTable::handCancelled);
    ASSERT_TRUE(resume(again, record));
    EXPECT_TRUE(again.look() == look);
    EXPECT_EQ(again.ownDice(), own);
    EXPECT_EQ(again.log()->count(), rows);
    EXPECT_TRUE(again.yours());
    EXPECT_EQ(cancelled.count(), 0);
    const int hand = again.handNumber();
    EXPECT_TRUE(play_until(again, [&] { return again.handNumber() > hand; }));
}

TEST_F(KeptTable, AHandThatWasCutOffIsCancelledAndThePlayersAreTold) {
    begin();
    ASSERT_TRUE(play_until(table_, [&] { return table_.handNumber() >= 2 && table_.round() == 1 && table_.yours(); }));
    QList<int> before;
    for (int seat = 0; seat < 3; ++seat) {
        before.append(table_.places()->place(seat)->stack() +
                      table_.look().places[static_cast<std::size_t>(seat)].paid.count);
    }
    DiceHoldemTable again;
    QSignalSpy cancelled(&again, &PokerTable::handCancelled);
    ASSERT_TRUE(resume(again, cut_off()));
    EXPECT_EQ(cancelled.count(), 1);
    EXPECT_EQ(again.phase(), PokerTable::HandEnded);
    EXPECT_EQ(again.result()->outcome(), HandResult::Cancelled);
    EXPECT_EQ(again.log()->kind(again.log()->count() - 1), HandLog::HandCancelled);
    EXPECT_EQ(again.board(), QList<int>());
    EXPECT_EQ(again.ownDice(), QList<int>());
    for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(again.places()->place(seat)->stack(), before[seat]);
    EXPECT_EQ(again.nextHandObjection(), Reason::None);
    const int hand = again.handNumber();
    again.nextHand();
    EXPECT_EQ(again.handNumber(), hand + 1);
}

TEST_F(KeptTable, MayGoAwayWhileABotThinks) {
    for (int i = 0; i < 20; ++i) {
        auto table = std::make_unique<DiceHoldemTable>();
        table->setPace(Pace::Instant);
        table->begin(storage_.get(), &seats_, {});
        ASSERT_TRUE(play_until(*table, [&] { return table->actingSeat() > 0; }));
        table.reset();
        QTest::qWait(1);
    }
}

TEST_F(KeptTable, WhatCannotBeReadSaysWhy) {
    QFile file(storage_->savesFolder() + "/odd.match");
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("not a record");
    file.close();
    QSignalSpy failed(&table_, &PokerTable::failed);
    EXPECT_FALSE(resume(table_, file.fileName()));
    ASSERT_EQ(failed.count(), 1);
    EXPECT_EQ(table_.phase(), PokerTable::NoMatch);
    begin("nonsense");
    ASSERT_EQ(failed.count(), 2);
    EXPECT_EQ(failed[1][0].value<Reason::Code>(), Reason::DamagedSettings);
}

TEST_F(KeptTable, AMatchThatIsOverCanBePlayedAgainWithTheSameRules) {
    const holdem::Settings rules{.structure = betting::Structure::pot_limit};
    begin(QString::fromStdString(holdem::to_text(rules)));
    ASSERT_TRUE(play_until(table_, [&] { return table_.mayEnd(); }));
    table_.endTable();
    EXPECT_EQ(table_.phase(), PokerTable::Over);
    const QString text = table_.houseRules();
    table_.playAgain();
    EXPECT_EQ(table_.handNumber(), 1);
    EXPECT_EQ(table_.structure(), PokerTable::PotLimit);
    EXPECT_EQ(table_.houseRules(), text);
    storage_->refresh();
    EXPECT_EQ(storage_->count(), 1) << "the other has gone to the finished ones";
}

TEST_F(KeptTable, TheFirstScreenSaysWhereASavedMatchStands) {
    begin();
    ASSERT_TRUE(play_until(table_, [&] { return table_.handNumber() >= 2 && table_.yours(); }));
    DiceHoldemSave save;
    save.setPath(cut_off());
    ASSERT_TRUE(QTest::qWaitFor([&] { return save.ready(); }, patience));
    EXPECT_EQ(save.trouble(), Reason::None);
    EXPECT_EQ(save.hand(), table_.handNumber());
    EXPECT_FALSE(save.over());
    EXPECT_EQ(save.seats()->count(), 3);
    QList<int> net;
    for (int seat = 0; seat < 3; ++seat) net.append(table_.places()->place(seat)->net());
    std::ranges::sort(net, std::greater{});
    EXPECT_EQ(save.lead(), net[0] - net[1]);
    const int leader = save.lead() > 0 ? table_.places()->place(save.leader())->net() : net[0];
    EXPECT_EQ(leader, net[0]);

    DiceHoldemSave odd;
    odd.setPath("/nowhere.match");
    ASSERT_TRUE(QTest::qWaitFor([&] { return odd.ready(); }, patience));
    EXPECT_EQ(odd.trouble(), Reason::FileNotReadable);
}

}  // namespace
}  // namespace riverbones::test
