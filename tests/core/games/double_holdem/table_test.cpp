#include <gtest/gtest.h>

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "tests/support/double_holdem_hand.hpp"
#include "tests/support/named_house.hpp"
#include "tests/support/random_player.hpp"

// What a table of Double Hold'em deals and pays: section 4 of the rules, sentence by sentence. The choice of the key is
// in core/holdem/key_test.cpp, hands are in hand_test.cpp.

namespace riverbones::test {
namespace {

using holdem::Settings;
using Hand = DoubleHoldemHand;
using V = double_holdem::Variant;

// "Betting as in 2, with blinds"
TEST(DoubleHoldemSettings, KnowBlindsOnly) {
    EXPECT_EQ(DoubleHoldem::problem({}), std::nullopt);
    EXPECT_EQ(DoubleHoldem::problem({.forced_bets = holdem::ForcedBets::ante}), Refusal::blinds_only);
    EXPECT_EQ(DoubleHoldem::problem({.forced_bets = holdem::ForcedBets::both}), Refusal::blinds_only);
}

TEST(DoubleHoldemSettings, AreLimitedAsThoseOfEveryTable) {
    EXPECT_EQ(DoubleHoldem::problem({.players = 1}), Refusal::too_few_players);
    EXPECT_EQ(DoubleHoldem::problem({.players = 11}), Refusal::too_many_players);
    EXPECT_EQ(DoubleHoldem::problem({.small_blind = Chips{30}}), Refusal::small_blind_too_large);
    EXPECT_EQ(DoubleHoldem::problem({.buy_in = Chips{399}}), Refusal::buy_in_too_small);
    for (const std::uint8_t seconds : {0, 9, 61}) {
        EXPECT_EQ(DoubleHoldem::problem({.key_clock = seconds}), Refusal::clock_out_of_range);
        EXPECT_EQ(DiceHoldem::problem({.key_clock = seconds}), Refusal::clock_out_of_range) << "there is no key";
    }
    for (const std::uint8_t seconds : {10, 60}) {
        EXPECT_EQ(DoubleHoldem::problem({.key_clock = seconds}), std::nullopt);
        EXPECT_EQ(DiceHoldem::problem({.key_clock = seconds}), Refusal::clock_out_of_range);
    }
}

// "from one 52-card deck, shuffled for every hand. No burn cards. Every player gets three hidden cards. ... Flop: three
// community cards. ... Turn, betting, river": for ten players the first 35 draws of a hand and no other.
TEST(DoubleHoldemDeal, TakesThreeHiddenAndFiveCommunityCardsOffOneDeck) {
    NamedHouse house(5);
    FastRandom players(5);
    int boards = 0;
    for (int matches = 0; matches < 6; ++matches) {
        auto match = new_match<DoubleHoldem>({.players = 10, .buy_in = Chips{400}}, house.random());
        for (int steps = 0; steps < 400; ++steps) {
            const auto acting = next_to_act(match, players);
            if (!acting) break;
            ASSERT_TRUE(match.play(*acting, random_action(match.choices(*acting), players), after(0), house.random()));
        }
        CardSet seen;
        int count = 0;
        int seats = 0;
        for (const auto& entry : match.record().entries) {
            const auto* act = std::get_if<DoubleHoldem::HouseAct>(&entry.what);
            if (!act) continue;
            if (const auto* deal = std::get_if<holdem::Deal<V>>(act)) {
                seen = {};
                count = 0;
                seats = deal->seats.count();
                for (std::uint8_t i = 0; i < holdem::most_seats; ++i) {
                    if (!deal->seats.has(Seat{i})) continue;
                    for (const Card card : deal->own[i]) seen.add(card);
                    count += 3;
                }
            } else if (const auto* board = std::get_if<holdem::LayBoard<V>>(act)) {
                for (const Card card : board->laid.all()) seen.add(card);
                count += board->laid.count;
                if (count == 3 * seats + 5) ++boards;
            }
            ASSERT_EQ(seen.count(), count) << "a card twice";
        }
    }
    EXPECT_GT(boards, 20);
}

/// Counts how often it is asked, and for what.
struct CountingHouse {
    std::vector<std::string> asked;

    std::uint32_t draw(const DrawName& name, std::uint32_t sides) {
        asked.push_back(to_text(name) + " of " + std::to_string(sides));
        return 0;
    }
};

TEST(DoubleHoldemDeal, DrawsOneCardAfterTheOtherAndBurnsNone) {
    CountingHouse house;
    Hand hand({}, {"2c 7d Kh", "3c 8d Qh"});
    DoubleHoldem::State state = DoubleHoldem::start({.players = 2});
    std::vector<DoubleHoldem::Event> events;
    DoubleHoldem::apply(state, holdem::DrawDealer{seat(2)}, events);
    DoubleHoldem::apply(state, DoubleHoldem::house_act(state, Random(house)), events);
    EXPECT_EQ(house.asked, (Lines{"card hand 1 card 1 of 52", "card hand 1 card 2 of 51", "card hand 1 card 3 of 50",
                                  "card hand 1 card 4 of 49", "card hand 1 card 5 of 48", "card hand 1 card 6 of 47"}));
    hand.quietly();
    house.asked.clear();
    (void)DoubleHoldem::house_act(hand.state(), Random(house));
    EXPECT_EQ(house.asked, (Lines{"card hand 1 card 7 of 46", "card hand 1 card 8 of 45", "card hand 1 card 9 of 44"}));
}

TEST(DoubleHoldemDeal, OfAFileMustHaveEachCardOnce) {
    Hand hand({}, {"2c 7d Kh", "3c 8d Qh"});
    hand.quietly();
    const auto fits = [&](std::string_view cards) {
        holdem::LayBoard<V> act;
        for (const Card card : some_cards(cards)) act.laid.lay(card);
        return DoubleHoldem::fits(hand.state(), act);
    };
    EXPECT_TRUE(fits("As Ts 5h"));
    EXPECT_FALSE(fits("As Ts Kh")) << "somebody has it";
    EXPECT_FALSE(fits("As Ts As"));
    EXPECT_FALSE(fits("As Ts"));
    EXPECT_FALSE(fits("As Ts 5h 6h"));
}

// "The better of the two counts, the other does not"
TEST(DoubleHoldemShowdown, GoesToTheBetterOfTheHandsOfEachPlayer) {
    Hand hand({}, {"7s 9h 8c", "As Ah 2c"});
    hand.quietly();
    hand.board("7d 7c 6h");
    hand.key(1, 3);
    hand.check(1);
    hand.key(2, 3);
    hand.check(2);
    hand.board("Td");
    hand.quietly();
    hand.board("Ks");
    EXPECT_EQ(told_of<holdem::PotWon>(hand.quietly()), Lines{"pot 0 of 40 for 1-2: 40 to 1"})
        << "a straight against a pair: two aces beside the key are no pair";
}

// The choice decides who wins: with the other key the same cards lose.
TEST(DoubleHoldemShowdown, DependsOnTheKey) {
    for (const int key : {1, 2, 3}) {
        Hand hand({}, {"As Ah 2c", "Kc Kd 3h"});
        hand.quietly();
        hand.board("7d 8c 9h");
        hand.key(1, key);
        hand.check(1);
        hand.key(2, 1);
        hand.check(2);
        hand.board("Jd");
        hand.quietly();
        hand.board("4s");
        const std::string winner = key == 3 ? "2" : "1";
        EXPECT_EQ(told_of<holdem::PotWon>(hand.quietly()), Lines{"pot 0 of 40 for 1-2: 40 to " + winner});
    }
}

// "if they are equal both count, once": two equal hands do not make two shares.
TEST(DoubleHoldemShowdown, CountsTwoEqualHandsOnce) {
    Hand hand({}, {"Kc 2s 2h", "Kd 3s 4h"});
    hand.quietly();
    hand.board("As Qd Jh");
    hand.key(1, 1);
    hand.check(1);
    hand.key(2, 1);
    hand.check(2);
    hand.board("8c");
    hand.quietly();
    hand.board("7h");
    EXPECT_EQ(told_of<holdem::PotWon>(hand.quietly()), Lines{"pot 0 of 40 for 1-2: 20 to 1 20 to 2"})
        << "A-K-Q-J-8 four times";
}

// "While a hand runs nobody sees or hears anything of another player's hidden dice or cards"
TEST(DoubleHoldemSecrets, ACardOfAnotherPlayerIsNeverSeenWhileAHandRuns) {
    Hand hand({}, {"2c 7d Kh", "3c 8d Qh", "4c 9d Jh"});
    for (const auto* cards : {"As Ts 5h", "6d", "6h"}) {
        hand.quietly();
        hand.board(cards);
        for (int number = 1; number <= 3; ++number) {
            const auto view = hand.view(Viewer{seat(number)});
            for (int other = 1; other <= 3; ++other) {
                EXPECT_EQ(view.own[seat(other).index].has_value(), other == number);
                const bool chosen = hand.table().chosen.has(seat(other));
                EXPECT_EQ(view.keys[seat(other).index].has_value(), other == number && chosen);
            }
        }
    }
}

// "Folded and unshown hands stay secret while the match lasts"
TEST(DoubleHoldemSecrets, AFoldedHandAndItsKeyStaySecretAtTheShowdown) {
    Hand hand({}, {"2c 7d Kh", "3c 8d Qh", "4c 9d Jh"});
    hand.quietly();
    hand.board("As Ts 5h");
    hand.key(1, 1);
    hand.fold(1);
    hand.quietly();
    hand.board("6d");
    hand.quietly();
    hand.board("6h");
    const auto events = hand.quietly();
    EXPECT_EQ(hand.table().outcome, holdem::Outcome::showdown);
    EXPECT_EQ(hand.view().own[0], std::nullopt);
    EXPECT_EQ(hand.view().keys[0], std::nullopt);
    EXPECT_EQ(told_of<holdem::HandShown<V>>(events).size(), 2u);
}

}  // namespace
}  // namespace riverbones::test
