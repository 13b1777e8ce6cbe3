#pragma once

#include <vector>

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "core/games/dice_poker/dice_poker.hpp"
#include "core/games/double_holdem/double_holdem.hpp"

namespace riverbones::test {

/// Every action that could be tried at a table of this game, whether it is possible or not. Each game adds its own.
template <Game G>
std::vector<typename G::Action> imaginable_actions();

template <>
inline std::vector<dice_poker::Action> imaginable_actions<DicePoker>() {
    std::vector<dice_poker::Action> actions;
    for (unsigned bits = 0; bits < 32; ++bits) actions.emplace_back(dice_poker::Roll{DiceMask(bits)});
    for (const dice_poker::Line line : dice_poker::all_lines) actions.emplace_back(dice_poker::Write{line});
    return actions;
}

inline std::vector<holdem::Action> imaginable_holdem_actions() {
    std::vector<holdem::Action> actions = {holdem::Fold{},         holdem::Check{},
                                           holdem::Call{},         holdem::TimeIsUp{},
                                           holdem::Show{},         holdem::NextHand{},
                                           holdem::EndTable{},     holdem::LeaveTable{},
                                           holdem::HandSeatOver{}, holdem::HandSeatOver{BotLevel::gentle}};
    for (const int seconds : {0, 1, 29, 30, 31}) actions.emplace_back(holdem::SpendTime{seconds});
    for (const int chips : {0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 40, 60, 80, 100, 200, 400, 2000}) {
        actions.emplace_back(holdem::RaiseTo{Chips{chips}});
        actions.emplace_back(holdem::BuyIn{Chips{chips}});
        actions.emplace_back(holdem::ComeBack{Chips{chips}});
    }
    for (std::uint8_t which = 0; which < holdem::most_key_choices; ++which) {
        actions.emplace_back(holdem::ChooseKey{which});
    }
    return actions;
}

template <>
inline std::vector<holdem::Action> imaginable_actions<DiceHoldem>() {
    return imaginable_holdem_actions();
}

template <>
inline std::vector<holdem::Action> imaginable_actions<DoubleHoldem>() {
    return imaginable_holdem_actions();
}

/// All settings that tests over random matches go through.
template <Game G>
std::vector<typename G::Settings> settings_to_try();

template <>
inline std::vector<dice_poker::Settings> settings_to_try<DicePoker>() {
    std::vector<dice_poker::Settings> all;
    for (int players = 1; players <= dice_poker::most_players; ++players) {
        for (const bool joker : {true, false}) {
            for (const auto bonus : {dice_poker::LeftBonus::over_63, dice_poker::LeftBonus::from_63}) {
                all.push_back({players, bonus, joker});
            }
        }
    }
    return all;
}

/// Small stacks, so that hands differ and matches end.
inline std::vector<holdem::Settings> holdem_settings_to_try() {
    std::vector<holdem::Settings> all;
    for (int players = holdem::fewest_players; players <= holdem::most_players; ++players) {
        for (const auto structure :
             {betting::Structure::no_limit, betting::Structure::pot_limit, betting::Structure::fixed_limit}) {
            for (const auto forced : {holdem::ForcedBets::blinds, holdem::ForcedBets::ante, holdem::ForcedBets::both}) {
                holdem::Settings settings{.players = players, .structure = structure, .forced_bets = forced};
                settings.kind =
                    all.size() % 2 == 0 ? holdem::MatchKind::table_game : holdem::MatchKind::last_one_standing;
                const bool table_game = settings.kind == holdem::MatchKind::table_game;
                settings.small_blind = Chips{1};
                settings.big_blind = settings.smallest_bet = Chips{2};
                settings.ante = Chips{1};
                settings.big_bet = Chips{4};
                settings.most_bets = all.size() % 3 == 0 ? std::nullopt : std::optional<std::uint8_t>(4);
                settings.buy_in = table_game ? Chips{60} : Chips{400};
                settings.buy_in_again = all.size() % 4 < 3;
                settings.length = holdem::Length::quick;
                settings.clock = all.size() % 5 == 0 ? std::optional<std::uint8_t>(20) : std::nullopt;
                all.push_back(settings);
            }
        }
    }
    return all;
}

template <>
inline std::vector<holdem::Settings> settings_to_try<DiceHoldem>() {
    return holdem_settings_to_try();
}

/// Those of them that are possible without an ante.
template <>
inline std::vector<holdem::Settings> settings_to_try<DoubleHoldem>() {
    std::vector<holdem::Settings> all = holdem_settings_to_try();
    std::erase_if(all, [](const holdem::Settings& settings) { return DoubleHoldem::problem(settings).has_value(); });
    return all;
}

}  // namespace riverbones::test
