#pragma once

#include <string>
#include <vector>

#include "core/games/dice_poker/dice_poker.hpp"
#include "core/match/record_text.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/named_house.hpp"
#include "tests/support/random_player.hpp"
#include "tests/support/rigged_house.hpp"

namespace riverbones::test {

inline constexpr std::uint64_t sample_house = 2026;

inline Header<DicePoker> sample_header(int players, bool with_shakes) {
    Header<DicePoker> header = test::header<DicePoker>(dice_poker::Settings{players});
    if (!with_shakes) return header;
    for (int i = 0; i < players; ++i)
        header.chance.shakes.push_back(i == 0 ? "" : "shaken \xFF\n by " + std::to_string(i));
    return header;
}

/// A whole match with everything a record can hold: shakes, rolls, lines taken back and written again or otherwise, the
/// table left in the middle and at the end.
inline Match<DicePoker> sample_match(int players, bool with_shakes = true) {
    NamedHouse house(sample_house);
    FastRandom random(5);
    Match<DicePoker> match = *Match<DicePoker>::begin(sample_header(players, with_shakes), house.random());
    std::int64_t time = 0;
    for (int steps = 0; const auto acting = seat_to_act(match.turn()); ++steps) {
        time += 700;
        const auto played =
            match.play(*acting, random_action(match.choices(*acting), random), after(time), house.random());
        RIVERBONES_CHECK(played);
        const auto writer = match.may_undo();
        if (writer && random.below(3) == 0) {
            RIVERBONES_CHECK(match.undo(*writer, after(time + 100)));
            if (random.below(2) == 0) RIVERBONES_CHECK(match.redo(*writer, after(time + 200)));
        }
        if (steps == 20) match.leave(after(time + 300));
    }
    match.leave(after(time + 500));
    return match;
}

/// How the match stood before its first entry, after one entry, and so on.
inline std::vector<Match<DicePoker>> every_stage_of(const Match<DicePoker>& match) {
    std::vector<Match<DicePoker>> stages = {*Match<DicePoker>::from(match.record().header)};
    for (const auto& entry : match.record().entries) {
        Match<DicePoker> next = stages.back();
        RIVERBONES_CHECK(!next.take(entry));
        stages.push_back(std::move(next));
    }
    return stages;
}

/// The lines of a record, each with its end of line.
inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t next = text.find('\n', at) + 1;
        lines.push_back(text.substr(at, next - at));
        at = next;
    }
    return lines;
}

inline std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line;
    return text;
}

/// Lines with sound checksums, whatever they say.
inline std::string sealed(const std::vector<std::string>& contents) {
    LineSealer sealer;
    std::string text;
    for (const std::string& content : contents) text += sealer.seal(content);
    return text;
}

/// The number of lines before the first entry.
inline std::size_t header_lines(const Header<DicePoker>& header) {
    return 5 + header.players.size() + header.chance.shakes.size();
}

}  // namespace riverbones::test
