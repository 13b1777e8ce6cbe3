#include "core/holdem/notation.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "core/match/record_text.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/named_house.hpp"
#include "tests/support/random_player.hpp"

namespace riverbones::test {
namespace {

using holdem::Action;
using holdem::CancelHand;
using holdem::DrawDealer;
using holdem::Settings;
using V = dice_holdem::Variant;
using Deal = holdem::Deal<V>;
using LayBoard = holdem::LayBoard<V>;

bool is_action(std::string_view text) {
    TextScanner scanner(text);
    DiceHoldem::read_action(scanner);
    return scanner.finished();
}

bool is_house_act(std::string_view text) {
    TextScanner scanner(text);
    DiceHoldem::read_house_act(scanner);
    return scanner.finished();
}

bool is_settings(std::string_view text) {
    TextScanner scanner(text);
    DiceHoldem::read_settings(scanner);
    return scanner.finished();
}

LayBoard board(std::string_view faces) {
    LayBoard act;
    for (const Die die : some_dice(faces)) act.laid.lay(die);
    return act;
}

/// Dice of the seats with these numbers.
Deal deal(const std::vector<std::pair<int, std::string_view>>& hands) {
    Deal act;
    for (const auto& [number, faces] : hands) {
        act.seats.add(seat(number));
        std::ranges::copy(some_dice(faces), act.own[seat(number).index].begin());
    }
    return act;
}

TEST(HoldemNotation, OfActions) {
    const std::array<std::pair<Action, std::string_view>, 14> texts = {
        {{holdem::Fold{}, "fold"},
         {holdem::Check{}, "check"},
         {holdem::Call{}, "call"},
         {holdem::RaiseTo{Chips{80}}, "raise 80"},
         {holdem::SpendTime{7}, "spend 7"},
         {holdem::TimeIsUp{}, "time_up"},
         {holdem::Show{}, "show"},
         {holdem::NextHand{}, "next"},
         {holdem::LeaveTable{}, "leave"},
         {holdem::ComeBack{Chips{2000}}, "return 2000"},
         {holdem::BuyIn{Chips{1500}}, "buy 1500"},
         {holdem::HandSeatOver{BotLevel::sharp}, "bot sharp"},
         {holdem::HandSeatOver{}, "bot none"},
         {holdem::EndTable{}, "end"}}};
    for (const auto& [action, text] : texts) {
        EXPECT_EQ(DiceHoldem::to_text(action), text);
        TextScanner scanner(text);
        EXPECT_EQ(DiceHoldem::read_action(scanner), action);
        EXPECT_TRUE(scanner.finished()) << text;
    }
}

TEST(HoldemNotation, ReadsEveryActionAsItWasWritten) {
    std::vector<Action> actions = imaginable_actions<DiceHoldem>();
    std::erase(actions, Action(holdem::SpendTime{0}));
    std::erase(actions, Action(holdem::SpendTime{31}));  // no bank was ever so full
    for (const BotLevel level : {BotLevel::steady, BotLevel::sharp}) actions.emplace_back(holdem::HandSeatOver{level});
    for (const int most : {999'999, 1'000'000}) actions.emplace_back(holdem::RaiseTo{Chips{most}});
    std::set<std::string> texts;
    for (const Action& action : actions) {
        const std::string text = DiceHoldem::to_text(action);
        EXPECT_TRUE(texts.insert(text).second) << text;
        TextScanner scanner(text);
        EXPECT_EQ(DiceHoldem::read_action(scanner), action);
        EXPECT_TRUE(scanner.finished()) << text;
    }
}

TEST(HoldemNotation, RefusesOtherSpellingsOfActions) {
    for (const auto* text : {"",
                             "fold ",
                             " fold",
                             "Fold",
                             "fold 1",
                             "bet 80",
                             "raise",
                             "raise ",
                             "raise -1",
                             "raise +80",
                             "raise 080",
                             "raise 80.0",
                             "raise 1e3",
                             "raise 80 100",
                             "raise all",
                             "raise 1000001",
                             "raise 99999999999999999999",
                             "all_in",
                             "spend",
                             "spend 0",
                             "spend 31",
                             "spend -1",
                             "time",
                             "return",
                             "return -5",
                             "buy",
                             "buy in",
                             "buy 2000 ",
                             "bot",
                             "bot ",
                             "bot Sharp",
                             "bot sharp sharp",
                             "bot 2",
                             "next 2",
                             "end 1",
                             "leave leave",
                             "show 6 6",
                             "\xff"}) {
        EXPECT_FALSE(is_action(text)) << '"' << text << '"';
    }
}

TEST(HoldemNotation, OfHouseActs) {
    EXPECT_EQ(DiceHoldem::to_text(DrawDealer{seat(3)}), "dealer 3");
    EXPECT_EQ(DiceHoldem::to_text(deal({{1, "6-5"}, {3, "3-1"}})), "deal 6 5 - - 3 1");
    EXPECT_EQ(DiceHoldem::to_text(deal({{2, "1-1"}, {10, "2-6"}})), "deal - - 1 1 - - - - - - - - - - - - - - 2 6");
    EXPECT_EQ(DiceHoldem::to_text(board("4-2-2")), "board 4 2 2");
    EXPECT_EQ(DiceHoldem::to_text(board("6")), "board 6");
    EXPECT_EQ(DiceHoldem::to_text(CancelHand{}), "cancel");
}

TEST(HoldemNotation, ReadsEveryHouseActAsItWasWritten) {
    std::vector<DiceHoldem::HouseAct> acts = {CancelHand{}};
    for (int number = 1; number <= 10; ++number) acts.emplace_back(DrawDealer{seat(number)});
    for (int face = 1; face <= 6; ++face) acts.emplace_back(board(std::to_string(face)));
    for_every_roll_of<3>([&](const auto& dice) {
        LayBoard flop;
        for (const Die die : dice) flop.laid.lay(die);
        acts.emplace_back(flop);
    });
    for (unsigned bits = 1; bits < 1024; ++bits) {
        Deal every;
        for (std::uint8_t i = 0; i < 10; ++i) {
            if (((bits >> i) & 1) == 0) continue;
            every.seats.add(Seat{i});
            every.own[i] = {Die(static_cast<int>(1 + bits % 6)), Die(1 + i % 6)};
        }
        acts.emplace_back(every);
    }
    for (const auto& act : acts) {
        const std::string text = DiceHoldem::to_text(act);
        TextScanner scanner(text);
        ASSERT_EQ(DiceHoldem::read_house_act(scanner), act) << text;
        ASSERT_TRUE(scanner.finished()) << text;
    }
}

TEST(HoldemNotation, RefusesOtherSpellingsOfHouseActs) {
    for (const auto* text : {"",
                             "dealer",
                             "dealer ",
                             "dealer 0",
                             "dealer 11",
                             "dealer 03",
                             "dealer 3 4",
                             "Dealer 3",
                             "deal 6",
                             "deal 6 -",
                             "deal - 6",
                             "deal 6 5 3",
                             "deal 6 5 - -",
                             "deal - -",
                             "deal 0 5",
                             "deal 7 5",
                             "deal 6 5 ",
                             "deal  6 5",
                             "deal 6-5",
                             "deal 6 5 -- --",
                             "deal 06 5",
                             "deal a b",
                             "board 0",
                             "board 7",
                             "board 1 2 ",
                             "board 1  2",
                             "board -",
                             "board 1 2 3 4 5 6",
                             "board -1",
                             "cancel 1",
                             "cancel ",
                             "roll 1",
                             "fold",
                             "deal 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
                             "deal 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"}) {
        EXPECT_FALSE(is_house_act(text)) << '"' << text << '"';
    }
}

TEST(HoldemNotation, OfSettings) {
    EXPECT_EQ(DiceHoldem::to_text(Settings{}),
              "players 6 kind table_game structure no_limit forced blinds small_blind 10 big_blind 20 ante 2 "
              "smallest_bet 20 big_bet 40 cap 4 buy_in 2000 again on length evening clock off");
    EXPECT_EQ(DiceHoldem::to_text(Settings{.players = 10,
                                           .kind = holdem::MatchKind::last_one_standing,
                                           .structure = betting::Structure::fixed_limit,
                                           .forced_bets = holdem::ForcedBets::both,
                                           .most_bets = std::nullopt,
                                           .buy_in_again = false,
                                           .length = holdem::Length::long_evening,
                                           .clock = 60}),
              "players 10 kind last_one_standing structure fixed_limit forced both small_blind 10 big_blind 20 ante 2 "
              "smallest_bet 20 big_bet 40 cap off buy_in 2000 again off length long clock 60");
}

TEST(HoldemNotation, ReadsAllSettingsAsTheyWereWritten) {
    for (const Settings& settings : settings_to_try<DiceHoldem>()) {
        const std::string text = DiceHoldem::to_text(settings);
        TextScanner scanner(text);
        EXPECT_EQ(DiceHoldem::read_settings(scanner), settings);
        EXPECT_TRUE(scanner.finished()) << text;
    }
}

// Every word of the line lost, doubled, or replaced by something that does not belong there.
TEST(HoldemNotation, RefusesOtherSpellingsOfSettings) {
    const std::string line = DiceHoldem::to_text(Settings{});
    std::vector<std::string> words;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end + 1;
    }
    const auto joined = [&](const std::vector<std::string>& parts) {
        std::string text;
        for (const std::string& part : parts) text += (text.empty() ? "" : " ") + part;
        return text;
    };
    ASSERT_TRUE(is_settings(joined(words)));
    for (std::size_t i = 0; i < words.size(); ++i) {
        auto lost = words;
        lost.erase(lost.begin() + static_cast<std::ptrdiff_t>(i));
        EXPECT_FALSE(is_settings(joined(lost))) << joined(lost);
        auto doubled = words;
        doubled.insert(doubled.begin() + static_cast<std::ptrdiff_t>(i), words[i]);
        EXPECT_FALSE(is_settings(joined(doubled))) << joined(doubled);
        for (const auto* other : {"-1", "1000001", "1.5", "x", "", "00"}) {
            auto replaced = words;
            replaced[i] = other;
            EXPECT_FALSE(is_settings(joined(replaced))) << joined(replaced);
        }
    }
}

/// Whether the house could have done this now.
bool fits(const Match<DiceHoldem>& match, const DiceHoldem::HouseAct& act) {
    Match<DiceHoldem> fork = match;
    return !fork.take({after(0), act});
}

// "Files are not trusted either": what can be spelled must also be possible.
TEST(HoldemRecords, TakeOnlyWhatTheHouseCouldHaveDone) {
    auto match = *Match<DiceHoldem>::from(header<DiceHoldem>({.players = 3}));
    EXPECT_FALSE(fits(match, DrawDealer{seat(4)})) << "three seats";
    EXPECT_FALSE(fits(match, deal({{1, "1-1"}, {2, "1-1"}, {3, "1-1"}}))) << "nobody has the button yet";
    EXPECT_FALSE(fits(match, CancelHand{}));
    ASSERT_EQ(match.take({after(0), DrawDealer{seat(1)}}), std::nullopt);
    EXPECT_FALSE(fits(match, DrawDealer{seat(2)})) << "once";
    EXPECT_FALSE(fits(match, board("1-2-3")));
    EXPECT_FALSE(fits(match, deal({{1, "1-1"}, {2, "1-1"}}))) << "one is missing";
    EXPECT_FALSE(fits(match, deal({{1, "1-1"}, {2, "1-1"}, {3, "1-1"}, {4, "1-1"}}))) << "no such seat";
    Deal with_dice_of_nobody = deal({{1, "1-1"}, {2, "1-1"}, {3, "1-1"}});
    with_dice_of_nobody.own[5] = {Die(6), Die(6)};
    EXPECT_FALSE(fits(match, with_dice_of_nobody));
    EXPECT_TRUE(fits(match, CancelHand{})) << "the hand has begun";
    ASSERT_EQ(match.take({after(0), deal({{1, "1-1"}, {2, "1-1"}, {3, "1-1"}})}), std::nullopt);
    EXPECT_FALSE(fits(match, deal({{1, "1-1"}, {2, "1-1"}, {3, "1-1"}}))) << "once";
    EXPECT_FALSE(fits(match, board("1-2-3"))) << "while a seat must decide";
    for (const auto& [number, action] : {std::pair(1, Action(holdem::Call{})), std::pair(2, Action(holdem::Call{})),
                                         std::pair(3, Action(holdem::Check{}))}) {
        ASSERT_EQ(match.take({after(0), Played<DiceHoldem>{seat(number), action}}), std::nullopt);
    }
    for (const auto* wrong : {"1", "1-2", "1-2-3-4", "1-2-3-4-5"}) EXPECT_FALSE(fits(match, board(wrong))) << wrong;
    EXPECT_FALSE(fits(match, LayBoard{}));
    EXPECT_TRUE(fits(match, board("6-6-6")));
}

TEST(HoldemRecords, TakeNoActionWhileTheHouseMustAct) {
    NamedHouse house(5);
    FastRandom random(5);
    int stages = 0;
    for (const std::size_t which : {0u, 5u, 30u}) {
        auto match = new_match<DiceHoldem>(settings_to_try<DiceHoldem>()[which], house.random());
        play_to_the_end(match, random, house.random());
        auto stage = *Match<DiceHoldem>::from(match.record().header);
        for (const auto& entry : match.record().entries) {
            if (std::holds_alternative<House>(stage.turn())) {
                ++stages;
                for (const Action& action : imaginable_actions<DiceHoldem>()) {
                    ASSERT_FALSE(stage.choices(seat(1)).allows(action)) << DiceHoldem::to_text(action);
                }
            }
            ASSERT_EQ(stage.take(entry), std::nullopt);
        }
    }
    EXPECT_GT(stages, 30);
}

}  // namespace
}  // namespace riverbones::test
