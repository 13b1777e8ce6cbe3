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
#include "core/holdem/actions.hpp"

namespace riverbones::holdem {

/// Community pieces on the table at the end, in every hold'em game.
inline constexpr std::size_t board_size = 5;

/// How strong a hand is where hidden pieces are all alike: the best five of them and the community pieces. The larger
/// wins, equal ones share.
template <class V>
concept RanksAllPieces = !V::chooses_key && requires(std::span<const typename V::Piece> pieces) {
    { V::strength(pieces, pieces) } -> std::same_as<std::uint32_t>;
};

/// The same where one of the hidden pieces is the key, which each seat chooses on the first board: (own pieces, which
/// of them is the key, community pieces). And which the rules choose for a seat that does not.
template <class V>
concept RanksByKey = V::chooses_key && requires(std::span<const typename V::Piece> pieces, std::uint8_t key) {
    { V::strength(pieces, key, pieces) } -> std::same_as<std::uint32_t>;
    { V::automatic_key(pieces) } -> std::same_as<std::uint8_t>;
    requires V::own_pieces <= most_key_choices;
};

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

    /// Whether each seat chooses one of its hidden pieces as its key on the first board: see KeyVariant.
    { V::chooses_key } -> std::convertible_to<bool>;
    /// One word of a record.
    { V::to_text(piece) } -> std::same_as<std::string>;
    { V::read_piece(scanner) } -> std::same_as<typename V::Piece>;
};

}  // namespace riverbones::holdem
