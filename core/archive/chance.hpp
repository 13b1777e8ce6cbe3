#pragma once

#include <QByteArray>

#include <array>
#include <cstdint>

#include "core/base/random.hpp"
#include "core/match/record.hpp"

namespace riverbones::archive {

// How each die of a match follows from what its record says, so that anybody can check it with a SHA-256 tool.
// All hashes are SHA-256 over ASCII text and are written as 64 lower-case hex digits.
//
//   secret      the 64 hex digits in the record's line "secret"
//   commitment  hash of the secret's 64 characters:
//                   printf %s SECRET | sha256sum
//               It may be shown before the match: whoever wrote it down can tell that the secret was not changed later.
//   seed        hash of the secret and the bytes of each shake in hex, in order of seats, each followed by a newline:
//                   printf '%s\n' SECRET SHAKE1 SHAKE2 | sha256sum
//               In a match without shakes there is only the secret's line; the newline keeps the seed apart from the
//               commitment, which gives nothing away.
//   draw        of a name (core/base/random.hpp) with a number of sides: hash of seed, name and number of the attempt,
//               counted from 0, with slashes between them:
//                   printf %s 'SEED/die seat 2 turn 14 roll 1 die 3/0' | sha256sum
//               The first two hex digits are a number from 0 to 255. If it is below the largest multiple of sides that
//               is not above 256, the draw is its remainder by sides. Otherwise the next attempt decides, so that all
//               results are equally likely. A die shows the draw plus 1. For a card,
//               the sides are the cards that were not dealt before in that hand, and the draw counts through them from
//               0, in the order 2c, 2d, 2h, 2s, 3c to As.
//
// tests/core/archive/recompute_dice.py does all this for a whole record.

/// 32 bytes from the generator of the operating system.
std::array<std::uint8_t, 32> fresh_secret();

/// The hash that may be shown before the match.
QByteArray commitment(const Chance& chance);

/// The hash from which all draws of the match follow.
QByteArray seed(const Chance& chance);

/// The house's draws in a match that people play; a source for Random.
class HouseDraws {
public:
    explicit HouseDraws(const Chance& chance) : seed_(seed(chance)) {}

    /// 0 .. sides - 1; sides from 1 to 256. Always the same for the same chance and name.
    std::uint32_t draw(const DrawName& name, std::uint32_t sides) const;

private:
    QByteArray seed_;
};

}  // namespace riverbones::archive
