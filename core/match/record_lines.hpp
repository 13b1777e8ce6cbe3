#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/refusal.hpp"
#include "core/base/result.hpp"
#include "core/base/text_scanner.hpp"
#include "core/match/player.hpp"
#include "core/match/record.hpp"

namespace riverbones {

// The frame of a record on disk, the same for every game. UTF-8 text; every line ends in " ~" and eight hex digits: the
// CRC-32 of all line contents from the first to this one, so a line cannot be changed, lost or moved unnoticed.
//
//   riverbones-record 1 dice_poker ~...        version of the format, game
//   began 1764450000000 ~...                   milliseconds since 1970, UTC
//   secret 64 hex digits ~...                  the house's secret
//   settings players 2 left_bonus ... ~...     in the game's notation
//   player 1 person - Anna person-1 ~...       seat, kind, level of a bot or -, name, picture
//   player 2 bot sharp Otto bot-otter ~...
//   shakes 0 ~...                              how many lines "shake ..." follow; none, or one a player
//   2100 seat 1 roll ~...                      milliseconds since the match began, and what was done
//   2100 house dice 3 5 2 2 6 ~...
//   9000 back 1 ~...                           seat 1 took its last action back,
//   9500 again 1 ~...                          and then played it again
//   12000 left ~...                            closing line

inline constexpr int record_version = 1;

/// Where a record stops making sense. Lines are counted from 1.
struct Damage {
    int line = 1;
    Refusal why{};

    friend bool operator==(const Damage&, const Damage&) = default;
};

/// Adds checksums to lines that are written one after the other.
class LineSealer {
public:
    LineSealer() = default;
    /// Goes on after the last sound line of a record that was read.
    explicit LineSealer(std::uint32_t chain) : chain_(chain) {}

    /// The line as it stands in the file, end of line included.
    std::string seal(std::string_view content);

private:
    std::uint32_t chain_ = 0;
};

/// Takes a record apart into the contents of its lines and checks each checksum.
class RecordLines {
public:
    explicit RecordLines(std::string_view text) : text_(text) {}

    /// The content of the next line; nothing at the end of the text or at a line whose checksum is wrong.
    std::optional<std::string_view> next();

    bool at_end() const { return at_ == text_.size(); }
    /// The number of the line that was read last, or of the one that could not be read.
    int line() const { return line_; }
    /// How many bytes have been read without damage, and the checksum there.
    std::size_t sound_bytes() const { return at_; }
    std::uint32_t chain() const { return chain_; }

private:
    std::string_view text_;
    std::size_t at_ = 0;
    int line_ = 0;
    std::uint32_t chain_ = 0;
};

/// The id of the game a record belongs to; refuses what is no record and versions this program does not know.
Result<std::string> game_of_record(std::string_view text);

// The lines of the header that are the same for every game.
std::string to_text(const Player& player, int number);
std::string hex(const std::array<std::uint8_t, 32>& bytes);

Player read_player(TextScanner& scanner, int number);
std::array<std::uint8_t, 32> read_hex(TextScanner& scanner);

/// 9999-12-31 in milliseconds: later moments are not believed.
inline constexpr std::int64_t latest_moment = 253'402'300'799'999;

}  // namespace riverbones
