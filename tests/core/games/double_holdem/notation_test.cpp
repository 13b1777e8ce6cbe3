#include <gtest/gtest.h>

#include "core/match/record_text.hpp"
#include "tests/support/cards.hpp"
#include "tests/support/double_holdem_hand.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/named_house.hpp"
#include "tests/support/random_player.hpp"

// How a match of Double Hold'em stands in a record; what both hold'em games share is in core/holdem/notation_test.cpp.

namespace riverbones::test {
namespace {

using holdem::ChooseKey;
using V = double_holdem::Variant;

template <class G>
bool is_action(std::string_view text) {
    TextScanner scanner(text);
    G::read_action(scanner);
    return scanner.finished();
}

TEST(DoubleHoldemNotation, OfKeys) {
    for (std::uint8_t which = 0; which < 3; ++which) {
        const std::string text = "key " + std::to_string(which + 1);
        EXPECT_EQ(DoubleHoldem::to_text(ChooseKey{which}), text);
        TextScanner scanner(text);
        EXPECT_EQ(DoubleHoldem::read_action(scanner), holdem::Action(ChooseKey{which}));
        EXPECT_TRUE(scanner.finished());
    }
    for (const auto* text : {"key", "key ", "key 0", "key 4", "key -1", "key 01", "key 1 2", "Key 1", "key Kh"}) {
        EXPECT_FALSE(is_action<DoubleHoldem>(text)) << text;
    }
}

TEST(DoubleHoldemNotation, OfHouseActs) {
    holdem::Deal<V> deal;
    deal.seats.add(seat(1));
    deal.seats.add(seat(3));
    std::ranges::copy(some_cards("Kh Ks 6c"), deal.own[0].begin());
    std::ranges::copy(some_cards("2d Tc 9h"), deal.own[2].begin());
    holdem::LayBoard<V> flop;
    for (const Card card : some_cards("As 2c Td")) flop.laid.lay(card);
    for (const auto& [act, text] :
         {std::pair<DoubleHoldem::HouseAct, std::string>(deal, "deal Kh Ks 6c - - - 2d Tc 9h"),
          {flop, "board As 2c Td"}}) {
        EXPECT_EQ(DoubleHoldem::to_text(act), text);
        TextScanner scanner(text);
        EXPECT_EQ(DoubleHoldem::read_house_act(scanner), act);
        EXPECT_TRUE(scanner.finished());
    }
    for (const auto* text :
         {"deal Kh Ks", "deal Kh Ks 6", "deal kh Ks 6c", "deal 10h Ks 6c", "board Ax", "board KhKs"}) {
        TextScanner scanner(text);
        DoubleHoldem::read_house_act(scanner);
        EXPECT_FALSE(scanner.finished()) << text;
    }
}

TEST(DoubleHoldemNotation, OfSettingsHasTheTimeForTheKey) {
    const holdem::Settings settings{.clock = 30, .key_clock = 45};
    const std::string text = DoubleHoldem::to_text(settings);
    EXPECT_EQ(text,
              "players 6 kind table_game structure no_limit forced blinds small_blind 10 big_blind 20 ante 2 "
              "smallest_bet 20 big_bet 40 cap 4 buy_in 2000 again on length evening clock 30 key_clock 45");
    TextScanner scanner(text);
    EXPECT_EQ(DoubleHoldem::read_settings(scanner), settings);
    EXPECT_TRUE(scanner.finished());
    for (const auto* ending : {"", " key_clock", " key_clock 256", " key_clock off", " key_clock 20 20"}) {
        const std::string other = text.substr(0, text.find(" key_clock")) + ending;
        TextScanner wrong(other);
        DoubleHoldem::read_settings(wrong);
        EXPECT_FALSE(wrong.finished()) << other;
    }
}

// A key in a record of Dice Hold'em is a step that was not possible.
TEST(DiceHoldemRecords, HaveNoKeys) {
    NamedHouse house(1);
    auto match = new_match<DiceHoldem>({.players = 2}, house.random());
    for (int number = 1; number <= 2; ++number) {
        EXPECT_EQ(match.take({after(0), Played<DiceHoldem>{seat(number), ChooseKey{0}}}), Refusal::step_not_possible);
        EXPECT_EQ(match.choices(seat(number)).objection(ChooseKey{0}), Refusal::no_key_to_choose);
    }
    EXPECT_EQ(DiceHoldem::to_text(holdem::Settings{}).find("key"), std::string::npos);
}

// A record that was cut off anywhere is read up to there; the hand that ran is cancelled.
TEST(DoubleHoldemRecords, AreReadAsTheyWereWritten) {
    NamedHouse house(9);
    FastRandom players(9);
    auto match = new_match<DoubleHoldem>({.players = 4, .buy_in = Chips{400}, .clock = 20}, house.random());
    int keys = 0;
    for (int steps = 0; steps < 300; ++steps) {
        const auto acting = next_to_act(match, players);
        if (!acting) break;
        const auto action = random_action(match.choices(*acting), players);
        keys += std::holds_alternative<ChooseKey>(action) ? 1 : 0;
        ASSERT_TRUE(match.play(*acting, action, after(steps), house.random()));
    }
    EXPECT_GT(keys, 10);
    const auto read = read_match<DoubleHoldem>(to_text(match.record()));
    EXPECT_TRUE(*read.match == match);
}

}  // namespace
}  // namespace riverbones::test
