#pragma once

#include <string>
#include <string_view>

#include "core/base/overloaded.hpp"
#include "core/match/match.hpp"
#include "core/match/record_lines.hpp"

namespace riverbones {

/// A header as the first lines of a file.
template <Game G>
std::string header_text(const Header<G>& header, LineSealer& sealer) {
    std::string text = sealer.seal("riverbones-record " + std::to_string(record_version) + ' ' + std::string(G::id));
    text += sealer.seal("began " + std::to_string(header.began.milliseconds));
    text += sealer.seal("secret " + hex(header.chance.secret));
    text += sealer.seal("settings " + G::to_text(header.settings));
    for (int number = 1; const Player& player : header.players) text += sealer.seal(to_text(player, number++));
    text += sealer.seal("shakes " + std::to_string(header.chance.shakes.size()));
    for (const std::string& shake : header.chance.shakes) text += sealer.seal("shake " + escaped(shake));
    return text;
}

/// One entry as a line of a file.
template <Game G>
std::string entry_text(const Header<G>& header, const Entry<G>& entry, LineSealer& sealer) {
    const auto number = [](Seat seat) { return std::to_string(seat.index + 1); };
    const std::string what = std::visit(
        overloaded{
            [&](const Played<G>& played) { return "seat " + number(played.seat) + ' ' + G::to_text(played.action); },
            [](const typename G::HouseAct& act) { return "house " + G::to_text(act); },
            [&](const TakenBack& taken) { return "back " + number(taken.seat); },
            [&](const PlayedAgain& again) { return "again " + number(again.seat); },
            [](const Left&) { return std::string("left"); }},
        entry.what);
    return sealer.seal(std::to_string(entry.moment.milliseconds - header.began.milliseconds) + ' ' + what);
}

/// The whole record as it stands in a file.
template <Game G>
std::string to_text(const Record<G>& record) {
    LineSealer sealer;
    std::string text = header_text(record.header, sealer);
    for (const Entry<G>& entry : record.entries) text += entry_text(record.header, entry, sealer);
    return text;
}

/// What could be read of a record.
template <Game G>
struct Reading {
    std::optional<Match<G>> match;  ///< up to the last line that makes sense; nothing if the header does not
    std::optional<Damage> damage;   ///< the first line that does not
    std::size_t sound_bytes = 0;    ///< length of the part that does
    LineSealer sealer;              ///< to go on writing after that part
};

namespace detail {

template <Game G>
std::optional<Damage> read_header(RecordLines& lines, Header<G>& header) {
    const auto read = [&](Refusal refusal, const auto& from) -> std::optional<Damage> {
        const auto content = lines.next();
        if (!content) return Damage{lines.line() + (lines.at_end() ? 1 : 0), Refusal::damaged_line};
        TextScanner scanner(*content);
        from(scanner);
        return scanner.finished() ? std::nullopt : std::optional(Damage{lines.line(), refusal});
    };
    if (const auto damage = read(Refusal::other_game, [](TextScanner& scanner) {
            scanner.expect("riverbones-record");
            scanner.number(record_version, record_version);
            scanner.expect(G::id);
        }))
        return damage;
    if (const auto damage = read(Refusal::damaged_line, [&](TextScanner& scanner) {
            scanner.expect("began");
            header.began.milliseconds = scanner.number(0, latest_moment);
        }))
        return damage;
    if (const auto damage = read(Refusal::damaged_line, [&](TextScanner& scanner) {
            scanner.expect("secret");
            header.chance.secret = read_hex(scanner);
        }))
        return damage;
    if (const auto damage = read(Refusal::damaged_settings, [&](TextScanner& scanner) {
            scanner.expect("settings");
            header.settings = G::read_settings(scanner);
            if (scanner.ok() && G::problem(header.settings)) scanner.fail();
        }))
        return damage;
    for (int number = 1; number <= G::seats(header.settings); ++number) {
        if (const auto damage = read(Refusal::damaged_players, [&](TextScanner& scanner) {
                header.players.push_back(read_player(scanner, number));
            }))
            return damage;
    }
    std::int64_t shakes = 0;
    if (const auto damage = read(Refusal::damaged_line, [&](TextScanner& scanner) {
            scanner.expect("shakes");
            shakes = scanner.number(0, G::seats(header.settings));
            if (shakes != 0 && shakes != G::seats(header.settings)) scanner.fail();
        }))
        return damage;
    for (; shakes > 0; --shakes) {
        if (const auto damage = read(Refusal::damaged_line, [&](TextScanner& scanner) {
                scanner.expect("shake");
                const auto shake = unescaped(scanner.word());
                if (!shake) return scanner.fail();
                header.chance.shakes.push_back(*shake);
            }))
            return damage;
    }
    return std::nullopt;
}

template <Game G>
std::optional<Entry<G>> read_entry(std::string_view content, const Header<G>& header) {
    TextScanner scanner(content);
    const auto read_seat = [&] {
        return Seat{static_cast<std::uint8_t>(scanner.number(1, G::seats(header.settings)) - 1)};
    };
    Entry<G> entry;
    entry.moment.milliseconds = header.began.milliseconds + scanner.number(0, latest_moment);
    const std::string_view kind = scanner.word();
    if (kind == "seat") {
        const Seat seat = read_seat();
        entry.what = Played<G>{seat, G::read_action(scanner)};
    } else if (kind == "house") {
        entry.what = G::read_house_act(scanner);
    } else if (kind == "back") {
        entry.what = TakenBack{read_seat()};
    } else if (kind == "again") {
        entry.what = PlayedAgain{read_seat()};
    } else if (kind == "left") {
        entry.what = Left{};
    } else {
        scanner.fail();
    }
    return scanner.finished() ? std::optional(entry) : std::nullopt;
}

}  // namespace detail

/// Reads a record of this game through the same door that players use, up to the first line that does not make sense.
template <Game G>
Reading<G> read_match(std::string_view text) {
    Reading<G> reading;
    const Result<std::string> game = game_of_record(text);
    if (!game) {
        reading.damage = Damage{1, game.refusal()};
        return reading;
    }
    RecordLines lines(text);
    Header<G> header;
    reading.damage = detail::read_header(lines, header);
    if (reading.damage) return reading;
    reading.match = *Match<G>::from(header);
    while (true) {
        reading.sound_bytes = lines.sound_bytes();
        reading.sealer = LineSealer(lines.chain());
        if (lines.at_end()) return reading;
        const auto content = lines.next();
        const auto entry = content ? detail::read_entry(*content, header) : std::nullopt;
        const auto refusal = entry ? reading.match->take(*entry) : std::optional(Refusal::damaged_line);
        if (refusal) {
            reading.damage = Damage{lines.line(), *refusal};
            return reading;
        }
    }
}

}  // namespace riverbones
