#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/match/record_lines.hpp"

namespace riverbones::test {

/// What became of a text that was read as a record of every game there is.
struct Outcome {
    bool match = false;            ///< a game could make something of it
    std::optional<Damage> damage;  ///< by the game that could, otherwise by the last one asked
    std::string broken;            ///< a promise of the reader that was not kept, in words; empty if all were
};

/// Reads the text and holds the reader to its promises:
///  - there is a match, or damage, or both;
///  - damage is in the first line behind the sound part;
///  - writing the match again gives the sound part, byte for byte;
///  - the match goes on behind the sound part: what is added there is read again without damage as the same match.
Outcome read_and_check(std::string_view text);

/// The contents of the lines of a record, without their checksums, each followed by a newline.
std::string without_seals(std::string_view text);

/// Such contents with right checksums, so that the readers behind them can be reached.
std::string sealed(std::string_view contents);

}  // namespace riverbones::test
