#pragma once

#include <cstdint>
#include <optional>

#include "core/base/refusal.hpp"
#include "core/betting/stakes.hpp"

namespace riverbones::holdem {

enum class MatchKind : std::uint8_t {
    table_game,         ///< seats come and go, buy in again; the result is chips won and lost
    last_one_standing,  ///< who has no chips is out, blinds rise
};

enum class ForcedBets : std::uint8_t { blinds, ante, both };

/// How many hands a level of "last one standing" lasts.
enum class Length : std::uint8_t { quick, evening, long_evening };

/// What is agreed before the match. Defaults are those of the rules.
struct Settings {
    int players = 6;  ///< seats, 2 to 10
    MatchKind kind = MatchKind::table_game;
    betting::Structure structure = betting::Structure::no_limit;
    ForcedBets forced_bets = ForcedBets::blinds;
    Chips small_blind{10};
    Chips big_blind{20};
    Chips ante{2};           ///< paid only if forced_bets says so
    Chips smallest_bet{20};  ///< ante-only games; else it is the big blind. The small bet of fixed limit
    Chips big_bet{40};       ///< fixed limit, rounds 3 and 4
    std::optional<std::uint8_t> most_bets = 4;  ///< fixed limit: bets a round; nothing: no cap
    Chips buy_in{2000};
    bool buy_in_again = true;                ///< table game: whoever is broke may buy in again
    Length length = Length::evening;         ///< last one standing
    std::optional<std::uint8_t> clock = {};  ///< seconds a decision, 10 to 60; nothing: no clock
    std::uint8_t key_clock = 20;             ///< seconds for the key where there is a clock, 10 to 60; games with a key

    friend bool operator==(const Settings&, const Settings&) = default;
};

inline constexpr int fewest_players = 2;
inline constexpr int most_players = 10;
inline constexpr Chips most_on_a_seat{100'000};
inline constexpr Chips most_on_a_table{1'000'000};
/// Of all seats together from the beginning of a match on, so that no sum of chips can overflow.
inline constexpr Chips most_ever_bought{2'000'000'000};
inline constexpr int fewest_blinds_in_buy_in = 20;
inline constexpr int most_blinds_in_buy_in = 500;
inline constexpr int time_bank_seconds = 30;
inline constexpr int shortest_clock = 10;
inline constexpr int longest_clock = 60;

/// What is wrong with the settings; nothing if a match can begin. Figures that the chosen kind of game does not use
/// must only be such that a record can hold them: 0 to most_on_a_table.
std::optional<Refusal> problem(const Settings& settings);

/// The bet that the buy-in is measured by: the big blind, or the smallest bet of an ante-only game.
Chips measure(const Settings& settings);

/// What the hands of a level are played for. A table game has level 0 only. In "last one standing" the big blind (in
/// an ante-only game the smallest bet) rises by the schedule of the rules; an ante rises with it: a tenth beside
/// blinds, a quarter alone, as in the defaults.
betting::Stakes stakes(const Settings& settings, int level);

/// The level of a hand of "last one standing", from the number of hands played to their end before it.
int level_after(const Settings& settings, int hands_played);
int hands_a_level(Length length);

}  // namespace riverbones::holdem
