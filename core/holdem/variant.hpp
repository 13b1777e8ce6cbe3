#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/base/random.hpp"
#include "core/base/text_scanner.hpp"

namespace riverbones::holdem {

/// Community pieces on the table at the end, in every hold'em game.
inline constexpr std::size_t board_size = 5;

/// What differs between the hold'em games: the piece, how many of them are hidden, what the house lays on each round
/// and how strong a hand is. The table itself is Rules<V>.
template <class V>
concept Variant = requires(typename V::Deck deck, const typename V::Deck& known, const typename V::Piece& piece,
                           std::span<const typename V::Piece> pieces, Random random, int number, Seat seat,
                           TextScanner& scanner) {
    requires std::regular<typename V::Piece>;

    /// The game's name in records.
    { V::id } -> std::convertible_to<std::string_view>;
    /// Hidden pieces of each seat, and community pieces that are laid before each of the four rounds.
    { V::own_pieces } -> std::convertible_to<std::size_t>;
    { V::laid_before } -> std::convertible_to<std::array<std::uint8_t, 4>>;

    /// What can still be drawn in this hand. Begins full; pieces that are known are taken out of it.
    requires std::default_initializable<typename V::Deck>;
    {deck.take(piece)};
    { known.has(piece) } -> std::same_as<bool>;
    /// Draws by name: (random, hand, seat, which of its pieces) and (random, hand, round, which of that round's),
    /// counted from 0; the piece is then taken.
    { deck.draw_own(random, number, seat, number) } -> std::same_as<typename V::Piece>;
    { deck.draw_board(random, number, number, number) } -> std::same_as<typename V::Piece>;

    /// How strong the best five of own and community pieces are: the larger wins, equal ones share.
    { V::strength(pieces, pieces) } -> std::same_as<std::uint32_t>;

    /// One word of a record.
    { V::to_text(piece) } -> std::same_as<std::string>;
    { V::read_piece(scanner) } -> std::same_as<typename V::Piece>;
};

}  // namespace riverbones::holdem
