#include <QTest>
#include <gtest/gtest.h>

#include "tests/ui/poker_table/played_table.hpp"

// Which chips move when something is shown.

namespace riverbones::test {
namespace {

using enum ChipPlace::Where;

/// A table that keeps what it told of chips.
struct ToldTable {
    PlayedTable table;
    QSignalSpy spy{&*table, &PokerTable::chipsMoved};

    explicit ToldTable(const std::string& kinds, const holdem::Settings& settings = {})
        : table(kinds, settings, 1, Pace::Normal) {}

    /// Everything is shown, one thing after the other.
    void showAll() {
        while (!table->atRest()) table->hurry();
    }

    void play(const holdem::Action& action) {
        showAll();
        spy.clear();
        table.play(action);
        showAll();
    }

    std::vector<ChipMove> told() const {
        std::vector<ChipMove> moves;
        for (const QVariantList& move : spy) {
            moves.push_back({Seat{static_cast<std::uint8_t>(move[0].toInt())}, move[1].value<ChipPlace::Where>(),
                             move[2].value<ChipPlace::Where>(), Chips{move[3].toInt()}});
        }
        return moves;
    }
};

TEST(ChipMoves, ForcedBetsGoInFrontOfTheirSeats) {
    ToldTable told("pbb");
    told.showAll();
    const auto moves = told.told();
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[0], (ChipMove{*told.table.onTable().hand.positions.small_blind, Stack, Front, Chips{10}}));
    EXPECT_EQ(moves[1], (ChipMove{told.table.onTable().hand.positions.big_blind.value(), Stack, Front, Chips{20}}));
}

TEST(ChipMoves, AntesGoToTheMiddle) {
    TableLook look = look_before({});
    const holdem::Posted ante{{Seat{1}, betting::Forced::ante, Chips{2}}};
    EXPECT_EQ(chip_moves(ante, look), (std::vector{ChipMove{Seat{1}, Stack, Middle, Chips{2}}}));
    const holdem::Returned part{.seat = Seat{1}, .amount = Chips{1}};
    EXPECT_EQ(chip_moves(part, look), (std::vector{ChipMove{Seat{1}, Middle, Stack, Chips{1}}}));
    look.at(Seat{1}).has_pieces = true;
    EXPECT_EQ(chip_moves(part, look), (std::vector{ChipMove{Seat{1}, Front, Stack, Chips{1}}}));
}

TEST(ChipMoves, ABetMovesWhatItCostsAndAFoldNothing) {
    ToldTable told("pbb");
    told.showAll();
    const Seat first = told.table.acting();
    told.play(holdem::RaiseTo{Chips{60}});
    EXPECT_EQ(told.told(), (std::vector{ChipMove{first, Stack, Front, Chips{60}}}));
    const Seat blind = told.table.acting();
    told.play(holdem::Call{});
    EXPECT_EQ(told.told(), (std::vector{ChipMove{blind, Stack, Front, Chips{50}}}));
}

TEST(ChipMoves, BetsGoToTheMiddleWhenTheRoundEnds) {
    ToldTable told("pbb");
    told.showAll();
    const Seat first = told.table.acting();
    told.play(holdem::RaiseTo{Chips{60}});
    told.play(holdem::Fold{});
    const Seat last = told.table.acting();
    const Seat folded = *told.table.onTable().hand.positions.small_blind;
    told.play(holdem::Call{});
    std::vector moves = told.told();
    ASSERT_EQ(moves.size(), 4U);
    EXPECT_EQ(moves[0], (ChipMove{last, Stack, Front, Chips{40}}));
    for (const ChipMove& move : std::span(moves).subspan(1)) {
        EXPECT_EQ(move.from, Front);
        EXPECT_EQ(move.to, Middle);
        EXPECT_EQ(move.amount, move.seat == folded ? Chips{10} : Chips{60});
        EXPECT_TRUE(move.seat == first || move.seat == last || move.seat == folded);
    }
    told.play(holdem::Check{});
    EXPECT_TRUE(told.told().empty());
}

TEST(ChipMoves, ThePotGoesToWhoWinsIt) {
    ToldTable told("pbb");
    told.showAll();
    told.play(holdem::Fold{});
    told.play(holdem::Fold{});
    ASSERT_EQ(told.table->phase(), PokerTable::HandEnded);
    const auto moves = told.told();
    const Seat winner = told.table.onTable().hand.positions.big_blind.value();
    EXPECT_EQ(moves.back(), (ChipMove{winner, Middle, Stack, Chips{told.table.place(winner.index).won()}}));
}

TEST(ChipMoves, NothingIsToldThatNobodyHasTimeToSee) {
    PlayedTable table("pbb");
    QSignalSpy moves(&*table, &PokerTable::chipsMoved);
    table.foldOut();
    EXPECT_EQ(moves.count(), 0);
}

TEST(ChipMoves, WhoeverHurriesEndsWhatMoves) {
    PlayedTable table("pbb", {}, 1, Pace::Normal);
    QSignalSpy cut(&*table, &PokerTable::cutShort);
    QSignalSpy moves(&*table, &PokerTable::chipsMoved);
    table->hurry();
    EXPECT_EQ(cut.count(), 1);
    EXPECT_GT(moves.count(), 0);
}

}  // namespace
}  // namespace riverbones::test
