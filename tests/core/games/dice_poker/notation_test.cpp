#include "core/games/dice_poker/notation.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "tests/support/dice.hpp"
#include "tests/support/imaginable_actions.hpp"

namespace riverbones::test {
namespace {

using dice_poker::DiceFell;
using dice_poker::LeftBonus;
using dice_poker::Line;
using dice_poker::Roll;
using dice_poker::Settings;
using dice_poker::Write;

bool is_action(std::string_view text) {
    TextScanner scanner(text);
    dice_poker::read_action(scanner);
    return scanner.finished();
}

bool is_house_act(std::string_view text) {
    TextScanner scanner(text);
    dice_poker::read_house_act(scanner);
    return scanner.finished();
}

bool is_settings(std::string_view text) {
    TextScanner scanner(text);
    dice_poker::read_settings(scanner);
    return scanner.finished();
}

TEST(DicePokerNotation, OfActions) {
    EXPECT_EQ(to_text(Roll{}), "roll");
    EXPECT_EQ(to_text(Roll{keep("-x-x-")}), "roll keeping 2 4");
    EXPECT_EQ(to_text(Write{Line::full_house}), "write full_house");
}

TEST(DicePokerNotation, ReadsEveryActionAsItWasWritten) {
    std::set<std::string> texts;
    for (const auto& action : imaginable_actions<DicePoker>()) {
        const std::string text = dice_poker::to_text(action);
        EXPECT_TRUE(texts.insert(text).second) << text;
        TextScanner scanner(text);
        EXPECT_EQ(dice_poker::read_action(scanner), action);
        EXPECT_TRUE(scanner.finished()) << text;
    }
}

TEST(DicePokerNotation, RefusesOtherSpellingsOfActions) {
    for (const auto* text : {"",
                             "roll ",
                             "roll keeping",
                             "roll keeping ",
                             "roll keeping 0",
                             "roll keeping 6",
                             "roll keeping 4 2",
                             "roll keeping 2 2",
                             "roll keeping 02",
                             "roll keeping +2",
                             "roll  keeping 2",
                             "roll keeping 2 ",
                             "roll all",
                             "Roll",
                             " roll",
                             "write",
                             "write ",
                             "write bonus",
                             "write Full_House",
                             "write aces twos",
                             "pass",
                             "aces"}) {
        EXPECT_FALSE(is_action(text)) << '"' << text << '"';
    }
}

TEST(DicePokerNotation, OfDiceThatFell) {
    EXPECT_EQ(to_text(DiceFell{DiceMask::all(), dice("3-5-2-2-6")}), "dice 3 5 2 2 6");
    EXPECT_EQ(to_text(DiceFell{keep("x-x-x"), dice("3-1-1-1-6")}), "dice 3 - 1 - 6");
}

TEST(DicePokerNotation, ReadsAllDiceThatFellAsTheyWereWritten) {
    for_every_roll([](const FiveDice& fallen) {
        for (unsigned bits = 1; bits < 32; ++bits) {
            DiceFell fell{DiceMask(bits), fallen};
            for (int place = 0; place < 5; ++place) {
                if (!fell.rolled.has(place)) fell.dice[static_cast<std::size_t>(place)] = Die();
            }
            if (fell.dice != fallen) continue;  // comes up with the dice it is equal to
            const std::string text = dice_poker::to_text(fell);
            TextScanner scanner(text);
            ASSERT_EQ(dice_poker::read_house_act(scanner), dice_poker::HouseAct(fell)) << text;
            ASSERT_TRUE(scanner.finished()) << text;
        }
    });
}

TEST(DicePokerNotation, RefusesOtherSpellingsOfDice) {
    for (const auto* text : {"", "dice", "dice 1 2 3 4", "dice 1 2 3 4 5 6", "dice 0 2 3 4 5", "dice 7 2 3 4 5",
                             "dice 1 2 3 4 5 ", "dice 1  2 3 4 5", "dice a 2 3 4 5", "dice -1 2 3 4 5",
                             "dice -- 2 3 4 5", "dice 01 2 3 4 5", "die 1 2 3 4 5"}) {
        EXPECT_FALSE(is_house_act(text)) << '"' << text << '"';
    }
}

TEST(DicePokerNotation, ReadsAllSettingsAsTheyWereWritten) {
    EXPECT_EQ(to_text(Settings{4}), "players 4 left_bonus over_63 joker on");
    EXPECT_EQ(to_text(Settings{1, LeftBonus::from_63, false}), "players 1 left_bonus from_63 joker off");
    for (const Settings& settings : settings_to_try<DicePoker>()) {
        const std::string text = dice_poker::to_text(settings);
        TextScanner scanner(text);
        EXPECT_EQ(dice_poker::read_settings(scanner), settings);
        EXPECT_TRUE(scanner.finished()) << text;
    }
}

TEST(DicePokerNotation, RefusesOtherSpellingsOfSettings) {
    for (const auto* text :
         {"", "players 0 left_bonus over_63 joker on", "players 9 left_bonus over_63 joker on",
          "players 1 left_bonus 63 joker on", "players 1 left_bonus over_63 joker", "players 1 joker on",
          "players 1 left_bonus over_63 joker on ", "players 1 left_bonus over_63 joker on 1",
          "players 1 left_bonus over_63 joker yes", "left_bonus over_63 players 1 joker on"}) {
        EXPECT_FALSE(is_settings(text)) << '"' << text << '"';
    }
}

}  // namespace
}  // namespace riverbones::test
