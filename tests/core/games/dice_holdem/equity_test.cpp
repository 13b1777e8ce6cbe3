#include "core/games/dice_holdem/equity.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/dice.hpp"
#include "tests/support/dice_holdem_vectors.hpp"

namespace riverbones::test {
namespace {

using dice_holdem::all_two_dice;
using dice_holdem::any_two_dice;
using dice_holdem::board_table;
using dice_holdem::BoardTable;
using dice_holdem::Chances;
using dice_holdem::HandKey;
using dice_holdem::HandRank;
using dice_holdem::most_hands;
using dice_holdem::Outcomes;
using dice_holdem::Range;
using dice_holdem::rank_of;
using dice_holdem::two_dice_count;
using dice_holdem::TwoDice;

TwoDice own(std::string_view faces) {
    const auto dice = some_dice(faces);
    return {dice.at(0), dice.at(1)};
}

/// Somebody who holds exactly this.
Range only(TwoDice dice) {
    Range range{};
    range[dice.index()] = 1;
    return range;
}

TEST(TwoDice, Are21InNoOrder) {
    EXPECT_EQ(own("5-6"), own("6-5"));
    int ways = 0;
    for (std::size_t index = 0; index < two_dice_count; ++index) {
        EXPECT_EQ(all_two_dice[index].index(), index);
        ways += all_two_dice[index].ways();
    }
    EXPECT_EQ(ways, 36);
    EXPECT_EQ(own("1-1").index(), 0u);
    EXPECT_EQ(own("1-3").index(), 3u);
    EXPECT_EQ(own("6-6").index(), 20u);
}

TEST(BoardTable, HasEveryWayToCompleteTheBoard) {
    const std::map<std::string, std::pair<std::size_t, int>> expected = {
        {"", {252, 7776}}, {"6-5-5", {21, 36}}, {"6-5-5-1", {6, 6}}, {"6-5-5-1-2", {1, 1}}};
    for (const auto& [board, size] : expected) {
        const BoardTable table = board_table(some_dice(board));
        EXPECT_EQ(std::pair(table.boards.size(), table.ways), size) << board;
        int ways = 0;
        for (const auto& full : table.boards) ways += full.ways;
        EXPECT_EQ(ways, table.ways) << board;
    }
}

/// Calls `see` with the key of each full board, one for each order of the dice still to come.
template <class See>
void for_every_full_board(const std::vector<Die>& board, const See& see) {
    if (board.size() == dice_holdem::most_board_dice) return see(HandKey(board));
    for (int face = 1; face <= 6; ++face) {
        std::vector<Die> more = board;
        more.emplace_back(face);
        for_every_full_board(more, see);
    }
}

TEST(BoardTable, RanksOwnDiceOnEveryBoardAsTheyWouldBeRolled) {
    for (const auto* text : {"", "6-5-5", "1-2-3-4", "2-2-2-6-6"}) {
        const auto board = some_dice(text);
        std::map<std::vector<HandRank>, int> rolled;
        for_every_full_board(board, [&](HandKey full) {
            std::vector<HandRank> ranks;
            for (const TwoDice& dice : all_two_dice) ranks.push_back(rank_of(full + HandKey(dice.dice())));
            ++rolled[ranks];
        });
        std::map<std::vector<HandRank>, int> listed;
        for (const auto& full : board_table(board).boards) {
            listed[{full.ranks.begin(), full.ranks.end()}] += full.ways;
        }
        EXPECT_EQ(rolled, listed) << text;
    }
}

Outcomes outcomes_in(const nlohmann::json& player) {
    Outcomes outcomes;
    outcomes.win = player.at("win");
    outcomes.lose = player.at("lose");
    for (const auto& [winners, ways] : player.at("tie_by_number_of_winners").items()) {
        outcomes.shared_by.at(std::stoul(winners)) = ways;
    }
    return outcomes;
}

std::string to_text(const dice_holdem::Fraction& fraction) {
    return std::to_string(fraction.numerator) + '/' + std::to_string(fraction.denominator);
}

struct ListedBoard {
    BoardTable table;
    std::vector<TwoDice> hands;
    nlohmann::json players;
};

std::vector<ListedBoard> listed_boards() {
    std::vector<ListedBoard> boards;
    for (const auto* file : {"headsup_boards.json", "multiway.json"}) {
        for (const auto& listed : read_vectors(file)) {
            ListedBoard board{board_table(dice_in(listed.at("board"))), {}, listed.at("players")};
            EXPECT_EQ(board.table.ways, listed.at("outcomes"));
            for (const auto& player : board.players) {
                const auto dice = dice_in(player.at("private"));
                board.hands.emplace_back(dice.at(0), dice.at(1));
            }
            boards.push_back(board);
        }
    }
    return boards;
}

TEST(DiceEquity, OfKnownHandsIsWhatOthersCounted) {
    const auto boards = listed_boards();
    ASSERT_EQ(boards.size(), 21u);
    for (const ListedBoard& board : boards) {
        SCOPED_TRACE(board.players.dump());
        const auto outcomes = dice_holdem::outcomes(board.table, board.hands);
        ASSERT_EQ(outcomes.size(), board.players.size());
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            EXPECT_EQ(outcomes[i], outcomes_in(board.players[i]));
            EXPECT_EQ(outcomes[i].tie(), board.players[i].at("tie"));
            EXPECT_EQ(outcomes[i].ways(), board.table.ways);
            EXPECT_EQ(to_text(outcomes[i].equity()), board.players[i].at("equity_exact"));
        }
    }
}

TEST(DiceEquity, OfAHandAloneIsThePot) {
    const std::vector<TwoDice> alone = {own("2-1")};
    const BoardTable table = board_table({});
    EXPECT_EQ(dice_holdem::outcomes(table, alone).at(0).win, 7776);
    EXPECT_EQ(to_text(dice_holdem::outcomes(table, alone).at(0).equity()), "1/1");
    EXPECT_EQ(chances(table, own("2-1"), {}).win, 1);
}

/// Whole numbers over the same whole number, so nothing may be lost.
void expect_same(const Chances& chances, const Outcomes& outcomes) {
    const double ways = outcomes.ways();
    EXPECT_DOUBLE_EQ(chances.win, outcomes.win / ways);
    EXPECT_DOUBLE_EQ(chances.lose, outcomes.lose / ways);
    EXPECT_DOUBLE_EQ(chances.tie(), outcomes.tie() / ways);
    for (std::size_t winners = 0; winners <= most_hands; ++winners) {
        EXPECT_DOUBLE_EQ(chances.shared_by[winners], outcomes.shared_by[winners] / ways) << winners;
    }
    const auto equity = outcomes.equity();
    EXPECT_DOUBLE_EQ(chances.equity(), static_cast<double>(equity.numerator) / static_cast<double>(equity.denominator));
}

TEST(DiceEquity, AgainstRangesOfOneHandIsThatAgainstKnownHands) {
    for (const ListedBoard& board : listed_boards()) {
        SCOPED_TRACE(board.players.dump());
        for (std::size_t i = 0; i < board.hands.size(); ++i) {
            std::vector<Range> opponents;
            for (std::size_t other = 0; other < board.hands.size(); ++other) {
                if (other != i) opponents.push_back(only(board.hands[other]));
            }
            expect_same(chances(board.table, board.hands[i], opponents), outcomes_in(board.players[i]));
        }
    }
}

/// What comes of own dice when everything that is not known is rolled in every order.
Outcomes rolled_out(TwoDice own, const std::vector<Die>& board, std::size_t opponents) {
    Outcomes outcomes;
    for_every_full_board(board, [&](HandKey full) {
        const HandRank mine = rank_of(full + HandKey(own.dice()));
        int rolls = 1;
        for (std::size_t i = 0; i < opponents; ++i) rolls *= 36;
        for (int roll = 0; roll < rolls; ++roll) {
            bool lost = false;
            std::size_t winners = 1;
            for (int i = 0, rest = roll; i < static_cast<int>(opponents); ++i, rest /= 36) {
                const HandRank theirs = rank_of(full + HandKey(Die(rest % 6 + 1)) + HandKey(Die(rest / 6 % 6 + 1)));
                lost = lost || theirs > mine;
                winners += theirs == mine ? 1u : 0u;
            }
            ++(lost ? outcomes.lose : winners == 1 ? outcomes.win : outcomes.shared_by[winners]);
        }
    });
    return outcomes;
}

TEST(DiceEquity, AgainstOneUnknownHandIsWhatRollingEverythingGives) {
    const std::vector<Range> opponents(1, any_two_dice);
    const BoardTable table = board_table({});
    for (const auto* dice : {"6-6", "6-5", "2-1", "3-3"}) {
        SCOPED_TRACE(dice);
        expect_same(chances(table, own(dice), opponents), rolled_out(own(dice), {}, 1));
    }
}

TEST(DiceEquity, AgainstSeveralUnknownHandsIsWhatRollingEverythingGives) {
    struct Case {
        const char* board;
        const char* dice;
        std::size_t opponents;
    };
    for (const auto& [text, dice, count] :
         {Case{"6-5-5", "5-1", 2}, Case{"2-3-4", "6-6", 2}, Case{"6-6-3-2", "3-1", 2}, Case{"1-2-3-4-6", "5-5", 3},
          Case{"6-6-6-5-5", "1-2", 3}, Case{"4-4-2-1-1", "4-6", 3}}) {
        SCOPED_TRACE(std::string(text) + " with " + dice);
        const auto board = some_dice(text);
        const std::vector<Range> opponents(count, any_two_dice);
        expect_same(chances(board_table(board), own(dice), opponents), rolled_out(own(dice), board, count));
    }
}

void expect_near(const Chances& one, const Chances& other) {
    constexpr double error = 1e-14;
    EXPECT_NEAR(one.win, other.win, error);
    EXPECT_NEAR(one.lose, other.lose, error);
    for (std::size_t winners = 0; winners <= most_hands; ++winners) {
        EXPECT_NEAR(one.shared_by[winners], other.shared_by[winners], error) << winners;
    }
}

TEST(DiceEquity, WeighsARangeByHowItsHandsCompare) {
    const BoardTable table = board_table(some_dice("6-4-2"));
    Range mixed{};
    mixed[own("6-6").index()] = 0.75;
    mixed[own("4-1").index()] = 0.25;
    const std::array<Range, 2> ranges = {mixed, any_two_dice};
    const std::array<Range, 2> first = {only(own("6-6")), any_two_dice};
    const std::array<Range, 2> second = {only(own("4-1")), any_two_dice};
    for (const TwoDice& dice : all_two_dice) {
        const Chances against_first = chances(table, dice, first);
        const Chances against_second = chances(table, dice, second);
        Chances expected;
        const auto mix = [](double one, double other) { return 0.75 * one + 0.25 * other; };
        expected.win = mix(against_first.win, against_second.win);
        expected.lose = mix(against_first.lose, against_second.lose);
        for (std::size_t winners = 0; winners <= most_hands; ++winners) {
            expected.shared_by[winners] = mix(against_first.shared_by[winners], against_second.shared_by[winners]);
        }
        expect_near(chances(table, dice, ranges), expected);
    }
}

// Not even when all of them together are too unlikely for a number.
TEST(DiceEquity, DoesNotAskHowMuchARangeAddsUpTo) {
    const BoardTable table = board_table(some_dice("6-4-2"));
    Range unlikely = any_two_dice;
    for (double& weight : unlikely) weight *= 1e-40;
    const std::vector<Range> ranges(most_hands - 1, any_two_dice);
    const std::vector<Range> same(most_hands - 1, unlikely);
    expect_near(chances(table, own("4-4"), same), chances(table, own("4-4"), ranges));
}

TEST(DiceEquity, OfAllDiceAtOnceIsThatOfEach) {
    Range loose = any_two_dice;
    loose[own("6-6").index()] = 0;
    const std::array<Range, 3> ranges = {any_two_dice, loose, only(own("3-2"))};
    for (const auto* text : {"", "3-3-1", "1-2-3-6-6"}) {
        const BoardTable table = board_table(some_dice(text));
        const auto all = all_chances(table, ranges);
        for (const TwoDice& dice : all_two_dice) expect_near(all[dice.index()], chances(table, dice, ranges));
    }
}

// Whoever knows nothing of anybody, himself included, has one share as everybody.
TEST(DiceEquity, OfAnyTwoDiceIsOneShareInTheMean) {
    for (const auto* text : {"", "6-3-3", "5-4-3-2", "6-6-6-6-6"}) {
        const BoardTable table = board_table(some_dice(text));
        for (std::size_t opponents = 1; opponents < most_hands; ++opponents) {
            const std::vector<Range> ranges(opponents, any_two_dice);
            const auto all = all_chances(table, ranges);
            double mean = 0;
            for (const TwoDice& dice : all_two_dice) {
                const Chances& here = all[dice.index()];
                mean += here.equity() * dice.ways() / 36;
                EXPECT_NEAR(here.win + here.tie() + here.lose, 1, 1e-12);
                EXPECT_GE(here.lose, 0);
            }
            EXPECT_NEAR(mean, 1.0 / static_cast<double>(opponents + 1), 1e-12) << text << " against " << opponents;
        }
    }
}

TEST(DiceEquityDeathTest, IsNotOfMoreThanFitAtATableNorAgainstNothing) {
    const BoardTable table = board_table(some_dice("6-3-3"));
    const std::vector<Range> crowd(most_hands, any_two_dice);
    const std::vector<TwoDice> hands(most_hands + 1);
    const std::vector<Range> nothing(1);
    EXPECT_DEATH((void)chances(table, own("6-6"), crowd), "most_hands");
    EXPECT_DEATH((void)dice_holdem::outcomes(table, hands), "most_hands");
    EXPECT_DEATH((void)chances(table, own("6-6"), nothing), "sum > 0");
    EXPECT_DEATH((void)board_table(some_dice("1-1-1-1-1-1")), "most_board_dice");
}

}  // namespace
}  // namespace riverbones::test
