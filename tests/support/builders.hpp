#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/match/match.hpp"

namespace riverbones::test {

inline constexpr Moment first_moment{1'764'450'000'000};

constexpr Moment after(std::int64_t milliseconds) { return Moment{first_moment.milliseconds + milliseconds}; }

constexpr Seat seat(int number) { return Seat{static_cast<std::uint8_t>(number - 1)}; }

/// People and bots of all levels, with names that need care in a file.
inline std::vector<Player> some_players(int count) {
    const std::array<Player, 4> kinds = {
        Player{PlayerKind::person, BotLevel::steady, "Anna Maria", "person-1"},
        Player{PlayerKind::bot, BotLevel::sharp, "Ošs \u00e9 %~", "bot-otter"},
        Player{PlayerKind::bot, BotLevel::gentle, "", "bot-owl"},
        Player{PlayerKind::bot, BotLevel::steady, "Γιώργος", ""},
    };
    std::vector<Player> players;
    for (int i = 0; i < count; ++i) players.push_back(kinds[static_cast<std::size_t>(i) % kinds.size()]);
    return players;
}

template <Game G>
Header<G> header(const typename G::Settings& settings) {
    Header<G> header{first_moment, settings, some_players(G::seats(settings)), {}};
    for (std::size_t i = 0; i < header.chance.secret.size(); ++i) {
        header.chance.secret[i] = static_cast<std::uint8_t>(7 * i + 200);
    }
    return header;
}

/// A match of this game that has just begun.
template <Game G>
Match<G> new_match(const typename G::Settings& settings, Random random) {
    return *Match<G>::begin(header<G>(settings), random);
}

}  // namespace riverbones::test
