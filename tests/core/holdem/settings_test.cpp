#include "core/holdem/settings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "tests/support/imaginable_actions.hpp"

// What section 2 of the rules says about what a match is played for.

namespace riverbones::test {
namespace {

using betting::Structure;
using holdem::ForcedBets;
using holdem::Length;
using holdem::MatchKind;
using holdem::problem;
using holdem::Settings;

constexpr auto fine = std::nullopt;

Settings last_one_standing(ForcedBets forced = ForcedBets::blinds) {
    return {.kind = MatchKind::last_one_standing, .forced_bets = forced};
}

// "A match is 2 to 10 seats"
TEST(HoldemSettings, AllowTwoToTenSeats) {
    for (int players = 2; players <= 10; ++players) EXPECT_EQ(problem({.players = players}), fine);
    EXPECT_EQ(problem({.players = 1}), Refusal::too_few_players);
    EXPECT_EQ(problem({.players = 0}), Refusal::too_few_players);
    EXPECT_EQ(problem({.players = -3}), Refusal::too_few_players);
    EXPECT_EQ(problem({.players = 11}), Refusal::too_many_players);
}

// "blinds, buy-in: 10/20, 2,000"; "ante: with blinds 2; ante only 5 with a smallest bet of 20"; "structure: no limit";
// "Clock (off by default"; "At most four bets a round"; "the big bet is twice that"
TEST(HoldemSettings, HaveTheDefaultsOfTheRules) {
    const Settings settings;
    EXPECT_EQ(problem(settings), fine);
    EXPECT_EQ(settings.kind, MatchKind::table_game);
    EXPECT_EQ(settings.structure, Structure::no_limit);
    EXPECT_EQ(settings.forced_bets, ForcedBets::blinds) << "\"Forced bets are blinds (default)\"";
    EXPECT_EQ(settings.small_blind, Chips{10});
    EXPECT_EQ(settings.big_blind, Chips{20});
    EXPECT_EQ(settings.ante, Chips{2});
    EXPECT_EQ(settings.smallest_bet, Chips{20});
    EXPECT_EQ(settings.big_bet, 2 * settings.big_blind);
    EXPECT_EQ(settings.most_bets, 4);
    EXPECT_EQ(settings.buy_in, Chips{2000});
    EXPECT_EQ(settings.clock, std::nullopt);
    EXPECT_EQ(holdem::time_bank_seconds, 30);
}

// "Forced bets are blinds (default), an ante, or both."
TEST(HoldemSettings, ForceBlindsAnAnteOrBoth) {
    const auto stakes = [](ForcedBets forced) {
        return holdem::stakes({.forced_bets = forced, .ante = Chips{5}, .smallest_bet = Chips{30}}, 0);
    };
    EXPECT_EQ(stakes(ForcedBets::blinds).small_blind, Chips{10});
    EXPECT_EQ(stakes(ForcedBets::blinds).ante, Chips{0});
    EXPECT_EQ(stakes(ForcedBets::both).big_blind, Chips{20});
    EXPECT_EQ(stakes(ForcedBets::both).ante, Chips{5});
    EXPECT_EQ(stakes(ForcedBets::both).smallest_bet, Chips{20}) << "\"The smallest bet is the big blind\"";
    EXPECT_FALSE(stakes(ForcedBets::ante).has_blinds());
    EXPECT_EQ(stakes(ForcedBets::ante).small_blind, Chips{0});
    EXPECT_EQ(stakes(ForcedBets::ante).ante, Chips{5});
    EXPECT_EQ(stakes(ForcedBets::ante).smallest_bet, Chips{30}) << "\"a setting of its own\"";
}

TEST(HoldemSettings, RefuseForcedBetsThatAreNone) {
    EXPECT_EQ(problem({.small_blind = Chips{0}}), Refusal::forced_bets_missing);
    EXPECT_EQ(problem({.small_blind = Chips{0}, .big_blind = Chips{0}}), Refusal::forced_bets_missing);
    EXPECT_EQ(problem({.small_blind = Chips{-10}}), Refusal::forced_bets_missing);
    EXPECT_EQ(problem({.forced_bets = ForcedBets::both, .ante = Chips{0}}), Refusal::forced_bets_missing);
    EXPECT_EQ(problem({.forced_bets = ForcedBets::ante, .ante = Chips{0}}), Refusal::forced_bets_missing);
    EXPECT_EQ(problem({.forced_bets = ForcedBets::ante, .smallest_bet = Chips{0}}), Refusal::forced_bets_missing);
    EXPECT_EQ(problem({.ante = Chips{0}}), fine) << "no ante is played for";
    EXPECT_EQ(problem({.forced_bets = ForcedBets::ante, .small_blind = Chips{0}, .big_blind = Chips{0}}), fine);
}

TEST(HoldemSettings, RefuseASmallBlindAboveTheBigOne) {
    EXPECT_EQ(problem({.small_blind = Chips{21}}), Refusal::small_blind_too_large);
    EXPECT_EQ(problem({.small_blind = Chips{20}}), fine);
    EXPECT_EQ(problem({.forced_bets = ForcedBets::ante, .small_blind = Chips{21}}), fine);
}

TEST(HoldemSettings, RefuseAnAnteAboveTheSmallestBet) {
    EXPECT_EQ(problem({.forced_bets = ForcedBets::both, .ante = Chips{21}}), Refusal::ante_too_large);
    EXPECT_EQ(problem({.forced_bets = ForcedBets::both, .ante = Chips{20}}), fine);
    EXPECT_EQ(problem({.forced_bets = ForcedBets::ante, .ante = Chips{11}, .smallest_bet = Chips{10}}),
              Refusal::ante_too_large);
    EXPECT_EQ(problem({.ante = Chips{21}}), fine) << "no ante is played for";
}

// "2,000 (allowed: 20 to 500 big blinds; a seat at most 100,000, a table 1,000,000)"
TEST(HoldemSettings, AllowABuyInOfTwentyToFiveHundredBigBlinds) {
    EXPECT_EQ(problem({.buy_in = Chips{399}}), Refusal::buy_in_too_small);
    EXPECT_EQ(problem({.buy_in = Chips{400}}), fine);
    EXPECT_EQ(problem({.buy_in = Chips{10'000}}), fine);
    EXPECT_EQ(problem({.buy_in = Chips{10'001}}), Refusal::buy_in_too_large);
    EXPECT_EQ(problem({.buy_in = Chips{0}}), Refusal::buy_in_too_small);
    EXPECT_EQ(problem({.buy_in = Chips{-2000}}), Refusal::buy_in_too_small);
}

TEST(HoldemSettings, MeasureTheBuyInByTheSmallestBetWithoutBlinds) {
    const auto settings = [](int buy_in) {
        return Settings{.forced_bets = ForcedBets::ante, .smallest_bet = Chips{50}, .buy_in = Chips{buy_in}};
    };
    EXPECT_EQ(holdem::measure(settings(1000)), Chips{50});
    EXPECT_EQ(problem(settings(999)), Refusal::buy_in_too_small);
    EXPECT_EQ(problem(settings(1000)), fine);
    EXPECT_EQ(problem(settings(25'000)), fine);
    EXPECT_EQ(problem(settings(25'001)), Refusal::buy_in_too_large);
}

TEST(HoldemSettings, AllowASeatAHundredThousandAndSoATableAMillion) {
    const auto settings = [](int buy_in) {
        return Settings{.players = 10, .small_blind = Chips{2500}, .big_blind = Chips{5000}, .buy_in = Chips{buy_in}};
    };
    EXPECT_EQ(problem(settings(100'000)), fine);
    EXPECT_EQ(problem(settings(100'001)), Refusal::seat_too_rich);
    EXPECT_EQ(problem({.big_blind = Chips{100'001}}), Refusal::seat_too_rich);
    EXPECT_EQ(holdem::chips_on_table(holdem::start(settings(100'000))), holdem::most_on_a_table);
}

// "The small bet is the big blind ...; the big bet is twice that, or as set."
TEST(HoldemSettings, RefuseABigBetBelowTheSmallOne) {
    const auto settings = [](int big_bet) {
        return Settings{.structure = Structure::fixed_limit, .big_bet = Chips{big_bet}};
    };
    EXPECT_EQ(problem(settings(19)), Refusal::big_bet_too_small);
    EXPECT_EQ(problem(settings(20)), fine);
    EXPECT_EQ(problem(settings(50)), fine);
    EXPECT_EQ(problem(settings(100'001)), Refusal::seat_too_rich);
    EXPECT_EQ(problem({.structure = Structure::no_limit, .big_bet = Chips{1}}), fine);
}

// "the cap can be set from 1 to 8 bets or off"
TEST(HoldemSettings, AllowACapOfOneToEightBetsOrNone) {
    const auto settings = [](std::optional<std::uint8_t> cap) {
        return Settings{.structure = Structure::fixed_limit, .most_bets = cap};
    };
    for (std::uint8_t cap = 1; cap <= 8; ++cap) EXPECT_EQ(problem(settings(cap)), fine);
    EXPECT_EQ(problem(settings(std::nullopt)), fine);
    EXPECT_EQ(problem(settings(0)), Refusal::cap_out_of_range);
    EXPECT_EQ(problem(settings(9)), Refusal::cap_out_of_range);
    EXPECT_EQ(problem({.structure = Structure::pot_limit, .most_bets = 9}), fine);
}

// "20 seconds a decision when switched on, 10 to 60"
TEST(HoldemSettings, AllowAClockOfTenToSixtySeconds) {
    for (const std::uint8_t seconds : {10, 20, 60}) EXPECT_EQ(problem({.clock = seconds}), fine);
    for (const std::uint8_t seconds : {0, 9, 61, 255}) {
        EXPECT_EQ(problem({.clock = seconds}), Refusal::clock_out_of_range);
    }
}

// A match whose record could not be read back must not begin.
TEST(HoldemSettings, RefuseFiguresThatNoRecordCanHoldEvenIfTheyAreNotUsed) {
    using Figure = Chips Settings::*;
    for (const Figure unused : {&Settings::small_blind, &Settings::big_blind, &Settings::big_bet}) {
        Settings settings{.forced_bets = ForcedBets::ante};
        settings.*unused = Chips{-1};
        EXPECT_NE(problem(settings), fine);
        settings.*unused = Chips{1'000'001};
        EXPECT_NE(problem(settings), fine);
        settings.*unused = Chips{1'000'000};
        EXPECT_EQ(problem(settings), fine);
        const std::string text = DiceHoldem::to_text(settings);
        TextScanner scanner(text);
        EXPECT_EQ(DiceHoldem::read_settings(scanner), settings);
        EXPECT_TRUE(scanner.finished());
    }
}

// "levels 10/20, 15/30, 25/50, 50/100, 75/150, 100/200, 150/300, 200/400, 300/600, 400/800, 600/1200, 1000/2000, then
// doubling"
TEST(Levels, AreThoseOfTheRulesThenDoubling) {
    const std::array<std::array<int, 2>, 15> blinds = {{{10, 20},
                                                        {15, 30},
                                                        {25, 50},
                                                        {50, 100},
                                                        {75, 150},
                                                        {100, 200},
                                                        {150, 300},
                                                        {200, 400},
                                                        {300, 600},
                                                        {400, 800},
                                                        {600, 1200},
                                                        {1000, 2000},
                                                        {2000, 4000},
                                                        {4000, 8000},
                                                        {8000, 16'000}}};
    for (std::size_t level = 0; level < blinds.size(); ++level) {
        const auto stakes = holdem::stakes(last_one_standing(), static_cast<int>(level));
        EXPECT_EQ(stakes.small_blind, Chips{blinds[level][0]}) << level;
        EXPECT_EQ(stakes.big_blind, Chips{blinds[level][1]}) << level;
        EXPECT_EQ(stakes.smallest_bet, stakes.big_blind) << level;
        EXPECT_EQ(stakes.big_bet, 2 * stakes.big_blind) << level;
        EXPECT_EQ(stakes.ante, Chips{0}) << level;
    }
}

TEST(Levels, StopDoublingOnceABigBlindIsAllThatATableHolds) {
    const auto last = holdem::stakes(last_one_standing(), 20);
    EXPECT_GE(last.big_blind, holdem::most_on_a_table);
    EXPECT_LT(holdem::stakes(last_one_standing(), 19).big_blind, holdem::most_on_a_table);
    EXPECT_EQ(holdem::stakes(last_one_standing(), 1'000'000), last);
}

// The rules name one ante beside blinds and one alone (2 of 20, 5 of 20); it rises with the rest.
TEST(Levels, RaiseTheAnteWithTheRest) {
    const auto ante = [](ForcedBets forced, int level) {
        return holdem::stakes(last_one_standing(forced), level).ante.count;
    };
    EXPECT_EQ(ante(ForcedBets::both, 0), 2);
    EXPECT_EQ(ante(ForcedBets::both, 1), 3);
    EXPECT_EQ(ante(ForcedBets::both, 11), 200);
    EXPECT_EQ(ante(ForcedBets::ante, 0), 5);
    EXPECT_EQ(ante(ForcedBets::ante, 2), 12);
    EXPECT_EQ(ante(ForcedBets::ante, 11), 500);
    EXPECT_EQ(holdem::stakes(last_one_standing(ForcedBets::ante), 11).smallest_bet, Chips{2000});
    EXPECT_FALSE(holdem::stakes(last_one_standing(ForcedBets::ante), 11).has_blinds());
}

// "a new level every 6 (quick), 12 (evening) or 20 (long) hands"
TEST(Levels, LastSixTwelveOrTwentyHands) {
    const auto level = [](Length length, int hands) {
        return holdem::level_after({.kind = MatchKind::last_one_standing, .length = length}, hands);
    };
    for (const auto& [length, hands] :
         {std::pair(Length::quick, 6), std::pair(Length::evening, 12), std::pair(Length::long_evening, 20)}) {
        EXPECT_EQ(level(length, 0), 0);
        EXPECT_EQ(level(length, hands - 1), 0);
        EXPECT_EQ(level(length, hands), 1);
        EXPECT_EQ(level(length, 2 * hands - 1), 1);
        EXPECT_EQ(level(length, 12 * hands), 12);
    }
    EXPECT_EQ(holdem::level_after({}, 1000), 0) << "a table game";
}

TEST(Levels, BelongToLastOneStandingAlone) {
    EXPECT_EQ(holdem::stakes({.small_blind = Chips{1}, .big_blind = Chips{2}}, 5).big_blind, Chips{2});
    Settings settings = last_one_standing();
    settings.small_blind = Chips{1};
    settings.big_blind = Chips{2};
    EXPECT_EQ(holdem::stakes(settings, 0).big_blind, Chips{20}) << "the schedule counts";
    EXPECT_EQ(holdem::measure(settings), Chips{20});
}

}  // namespace
}  // namespace riverbones::test
