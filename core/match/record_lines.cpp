#include "core/match/record_lines.hpp"

#include <algorithm>
#include <charconv>

#include "core/base/checksum.hpp"

namespace riverbones {

namespace {

constexpr std::string_view mark = " ~";
constexpr std::size_t seal_size = mark.size() + 8;
constexpr std::string_view hex_digits = "0123456789abcdef";

std::string hex_of(std::uint32_t number) {
    std::string text;
    for (int shift = 28; shift >= 0; shift -= 4) text += hex_digits[(number >> shift) & 15];
    return text;
}

std::uint32_t chained(std::uint32_t chain, std::string_view content) { return crc32("\n", crc32(content, chain)); }

constexpr std::array<std::string_view, 3> level_names = {"gentle", "steady", "sharp"};

std::string read_name(TextScanner& scanner) {
    const auto name = unescaped(scanner.word());
    if (!name || !is_writable_name(*name)) {
        scanner.fail();
        return {};
    }
    return *name;
}

}  // namespace

std::string LineSealer::seal(std::string_view content) {
    chain_ = chained(chain_, content);
    std::string line(content);
    line += mark;
    line += hex_of(chain_);
    line += '\n';
    return line;
}

std::optional<std::string_view> RecordLines::next() {
    if (at_end()) return std::nullopt;
    ++line_;
    const std::size_t end = text_.find('\n', at_);
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = text_.substr(at_, end - at_);
    if (line.size() <= seal_size) return std::nullopt;
    const std::string_view content = line.substr(0, line.size() - seal_size);
    const std::uint32_t chain = chained(chain_, content);
    if (line.substr(content.size()) != std::string(mark) + hex_of(chain)) return std::nullopt;
    chain_ = chain;
    at_ = end + 1;
    return content;
}

Result<std::string> game_of_record(std::string_view text) {
    // The version is looked at before the checksum: a later format may seal its lines in another way.
    TextScanner first(text.substr(0, text.find('\n')));
    first.expect("riverbones-record");
    if (!first.ok()) return Refusal::not_a_record;
    const std::int64_t version = first.number(1, 1'000'000);
    if (!first.ok()) return Refusal::damaged_line;
    if (version != record_version) return Refusal::unknown_version;
    const std::optional<std::string_view> content = RecordLines(text).next();
    if (!content) return Refusal::damaged_line;
    TextScanner scanner(*content);
    scanner.word();
    scanner.word();
    std::string game(scanner.word());
    if (!scanner.finished()) return Refusal::damaged_line;
    return game;
}

std::string to_text(const Player& player, int number) {
    const bool bot = player.kind == PlayerKind::bot;
    std::string text = "player " + std::to_string(number) + (bot ? " bot " : " person ");
    text += bot ? level_names[static_cast<std::size_t>(player.level)] : "-";
    return text + ' ' + escaped(player.name) + ' ' + escaped(player.picture);
}

Player read_player(TextScanner& scanner, int number) {
    Player player;
    scanner.expect("player");
    scanner.number(number, number);
    const std::string_view kind = scanner.word();
    const std::string_view level = scanner.word();
    if (kind == "bot") {
        const auto found = std::ranges::find(level_names, level);
        if (found == level_names.end()) scanner.fail();
        player.kind = PlayerKind::bot;
        player.level = static_cast<BotLevel>(found - level_names.begin());
    } else if (kind != "person" || level != "-") {
        scanner.fail();
    }
    player.name = read_name(scanner);
    player.picture = read_name(scanner);
    return player;
}

std::string hex(const std::array<std::uint8_t, 32>& bytes) {
    std::string text;
    for (const std::uint8_t byte : bytes) text += {hex_digits[byte >> 4], hex_digits[byte & 15]};
    return text;
}

std::array<std::uint8_t, 32> read_hex(TextScanner& scanner) {
    std::array<std::uint8_t, 32> bytes{};
    const std::string_view digits = scanner.word();
    if (digits.size() != 64 || digits.find_first_not_of(hex_digits) != std::string_view::npos) {
        scanner.fail();
        return bytes;
    }
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        std::from_chars(digits.data() + 2 * i, digits.data() + 2 * i + 2, bytes[i], 16);
    }
    return bytes;
}

}  // namespace riverbones
