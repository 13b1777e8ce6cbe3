#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/base/random.hpp"
#include "core/base/text_scanner.hpp"
#include "core/dice/dice.hpp"
#include "core/holdem/variant.hpp"

namespace riverbones::dice_holdem {

/// Dice do not run out: every face may fall at any time.
struct Cup {
    void take(Die /*die*/) {}
    bool has(Die /*die*/) const { return true; }
    Die draw_own(Random random, int hand, Seat seat, int which) const;
    Die draw_board(Random random, int hand, int round, int which) const;
};

/// What makes Dice Hold'em of a hold'em table: two hidden dice, community dice 3, 1, 1.
struct Variant {
    using Piece = Die;
    using Deck = Cup;

    static constexpr std::string_view id = "dice_holdem";
    static constexpr std::size_t own_pieces = 2;
    static constexpr std::array<std::uint8_t, 4> laid_before = {0, 3, 1, 1};
    static constexpr bool chooses_key = false;

    /// The index of the rank of the best five of the seven dice, see hand_rank.hpp.
    static std::uint32_t strength(std::span<const Die> own, std::span<const Die> board);

    static std::string to_text(Die die) { return std::to_string(die.face()); }
    static Die read_piece(TextScanner& scanner);
};

static_assert(holdem::Variant<Variant>);

}  // namespace riverbones::dice_holdem
