#include "core/holdem/settings.hpp"

#include <algorithm>
#include <array>

#include "core/base/check.hpp"

namespace riverbones::holdem {

namespace {

struct Level {
    Chips small_blind;
    Chips big_blind;
};

constexpr std::array<Level, 12> schedule = {{
    {Chips{10}, Chips{20}},
    {Chips{15}, Chips{30}},
    {Chips{25}, Chips{50}},
    {Chips{50}, Chips{100}},
    {Chips{75}, Chips{150}},
    {Chips{100}, Chips{200}},
    {Chips{150}, Chips{300}},
    {Chips{200}, Chips{400}},
    {Chips{300}, Chips{600}},
    {Chips{400}, Chips{800}},
    {Chips{600}, Chips{1200}},
    {Chips{1000}, Chips{2000}},
}};

/// The schedule, then doubling, until a big blind is all the chips that a table can have.
Level blinds_of(int level) {
    const int last = static_cast<int>(schedule.size()) - 1;
    Level blinds = schedule[static_cast<std::size_t>(std::min(level, last))];
    for (int doubled = last; doubled < level && blinds.big_blind < most_on_a_table; ++doubled) {
        blinds = {2 * blinds.small_blind, 2 * blinds.big_blind};
    }
    return blinds;
}

constexpr int antes_in_a_big_blind = 10;
constexpr int antes_in_a_smallest_bet = 4;

betting::Stakes risen(const Settings& settings, int level) {
    const Level blinds = blinds_of(level);
    betting::Stakes stakes;
    stakes.structure = settings.structure;
    stakes.most_bets = settings.most_bets;
    stakes.smallest_bet = blinds.big_blind;
    stakes.big_bet = 2 * blinds.big_blind;
    const bool has_blinds = settings.forced_bets != ForcedBets::ante;
    stakes.small_blind = has_blinds ? blinds.small_blind : Chips{};
    stakes.big_blind = has_blinds ? blinds.big_blind : Chips{};
    if (settings.forced_bets == ForcedBets::blinds) return stakes;
    const int parts = has_blinds ? antes_in_a_big_blind : antes_in_a_smallest_bet;
    stakes.ante = Chips{blinds.big_blind.count / parts};
    return stakes;
}

betting::Stakes agreed(const Settings& settings) {
    const bool has_blinds = settings.forced_bets != ForcedBets::ante;
    betting::Stakes stakes;
    stakes.structure = settings.structure;
    stakes.most_bets = settings.most_bets;
    stakes.ante = settings.forced_bets == ForcedBets::blinds ? Chips{} : settings.ante;
    stakes.small_blind = has_blinds ? settings.small_blind : Chips{};
    stakes.big_blind = has_blinds ? settings.big_blind : Chips{};
    stakes.smallest_bet = has_blinds ? settings.big_blind : settings.smallest_bet;
    stakes.big_bet = settings.big_bet;
    return stakes;
}

bool is_clock(int seconds) { return shortest_clock <= seconds && seconds <= longest_clock; }

std::optional<Refusal> problem_with_bets(const Settings& settings, const betting::Stakes& stakes) {
    const Chips one{1};
    if (stakes.smallest_bet < one) return Refusal::forced_bets_missing;
    if (stakes.has_blinds() && stakes.small_blind < one) return Refusal::forced_bets_missing;
    if (settings.forced_bets != ForcedBets::blinds && stakes.ante < one) return Refusal::forced_bets_missing;
    if (stakes.small_blind > stakes.big_blind) return Refusal::small_blind_too_large;
    if (stakes.ante > stakes.smallest_bet) return Refusal::ante_too_large;
    if (stakes.smallest_bet > most_on_a_seat) return Refusal::seat_too_rich;
    if (settings.structure != betting::Structure::fixed_limit) return std::nullopt;
    if (stakes.big_bet < stakes.smallest_bet) return Refusal::big_bet_too_small;
    if (stakes.big_bet > most_on_a_seat) return Refusal::seat_too_rich;
    if (settings.most_bets && (*settings.most_bets < 1 || *settings.most_bets > betting::highest_cap)) {
        return Refusal::cap_out_of_range;
    }
    return std::nullopt;
}

// No full table can be too rich when the match begins.
static_assert(most_players * most_on_a_seat <= most_on_a_table);

/// A match whose record could not be read back must not begin.
std::optional<Refusal> problem_with_writing(const Settings& settings) {
    for (const Chips chips : {settings.small_blind, settings.big_blind, settings.ante, settings.smallest_bet,
                              settings.big_bet, settings.buy_in}) {
        if (chips < Chips{}) return Refusal::forced_bets_missing;
        if (chips > most_on_a_table) return Refusal::table_too_rich;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Refusal> problem(const Settings& settings) {
    if (settings.players < fewest_players) return Refusal::too_few_players;
    if (settings.players > most_players) return Refusal::too_many_players;
    if (const auto wrong = problem_with_bets(settings, stakes(settings, 0))) return wrong;
    if (settings.buy_in < fewest_blinds_in_buy_in * measure(settings)) return Refusal::buy_in_too_small;
    if (settings.buy_in > most_on_a_seat) return Refusal::seat_too_rich;
    if (settings.buy_in > most_blinds_in_buy_in * measure(settings)) return Refusal::buy_in_too_large;
    if (!is_clock(settings.clock.value_or(shortest_clock)) || !is_clock(settings.key_clock)) {
        return Refusal::clock_out_of_range;
    }
    return problem_with_writing(settings);
}

Chips measure(const Settings& settings) { return stakes(settings, 0).smallest_bet; }

betting::Stakes stakes(const Settings& settings, int level) {
    return settings.kind == MatchKind::table_game ? agreed(settings) : risen(settings, level);
}

int hands_a_level(Length length) {
    using enum Length;
    switch (length) {
        case quick: return 6;
        case evening: return 12;
        case long_evening: return 20;
    }
    RIVERBONES_CHECK(false);
}

int level_after(const Settings& settings, int hands_played) {
    return settings.kind == MatchKind::table_game ? 0 : hands_played / hands_a_level(settings.length);
}

}  // namespace riverbones::holdem
