#include "tests/fuzz/promises.hpp"

#include <algorithm>
#include <tuple>

#include "core/base/fast_random.hpp"
#include "core/games/all_games.hpp"
#include "core/match/record_text.hpp"

namespace riverbones::test {

namespace {

template <class See>
void for_each_line(std::string_view text, See&& see) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        see(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

template <Game G>
std::string broken_when_going_on(const Reading<G>& reading, std::string_view sound) {
    Match<G> match = *reading.match;
    const std::size_t known = match.record().entries.size();
    const Moment now = known == 0 ? match.record().header.began : match.record().entries.back().moment;
    FastRandom house(1);
    match.settle(now, Random(house));
    if (!match.was_left()) match.leave(now);
    LineSealer sealer = reading.sealer;
    std::string text(sound);
    const Record<G>& record = match.record();
    for (std::size_t i = known; i < record.entries.size(); ++i) {
        text += entry_text(record.header, record.entries[i], sealer);
    }
    const Reading<G> again = read_match<G>(text);
    if (again.damage) return "what was added behind the sound part is called damaged";
    return again.match == match ? "" : "what was added behind the sound part is read as something else";
}

template <Game G>
std::string broken_promise(const Reading<G>& reading, std::string_view text) {
    if (!reading.match && !reading.damage) return "neither a match nor damage";
    if (!reading.match) return reading.sound_bytes == 0 ? "" : "a sound part but no match";
    if (reading.sound_bytes > text.size()) return "the sound part is longer than the text";
    const std::string_view sound = text.substr(0, reading.sound_bytes);
    if (!reading.damage && sound != text) return "no damage, but not all of it is sound";
    const auto lines = std::ranges::count(sound, '\n');
    if (reading.damage && reading.damage->line != lines + 1) return "damage is not behind the sound part";
    if (to_text(reading.match->record()) != sound) return "written again it is not the sound part";
    return broken_when_going_on(reading, sound);
}

template <Game G>
void read_as(std::string_view text, Outcome& outcome) {
    const Reading<G> reading = read_match<G>(text);
    if (reading.match || !outcome.match) outcome.damage = reading.damage;
    if (reading.match && outcome.match) outcome.broken = "a match of two games";
    outcome.match = outcome.match || reading.match;
    if (outcome.broken.empty()) outcome.broken = broken_promise(reading, text);
}

template <class... Games>
Outcome read_as_each(std::string_view text, std::tuple<Games...>* /*all*/) {
    Outcome outcome;
    (read_as<Games>(text, outcome), ...);
    return outcome;
}

}  // namespace

Outcome read_and_check(std::string_view text) { return read_as_each(text, static_cast<AllGames*>(nullptr)); }

std::string without_seals(std::string_view text) {
    std::string contents;
    for_each_line(text, [&](std::string_view line) {
        contents += line.substr(0, std::min(line.rfind(" ~"), line.size()));
        contents += '\n';
    });
    return contents;
}

std::string sealed(std::string_view contents) {
    LineSealer sealer;
    std::string text;
    for_each_line(contents, [&](std::string_view line) { text += sealer.seal(line); });
    return text;
}

}  // namespace riverbones::test
