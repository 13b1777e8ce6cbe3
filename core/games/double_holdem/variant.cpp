#include "core/games/double_holdem/variant.hpp"

#include "core/games/double_holdem/hand.hpp"

namespace riverbones::double_holdem {

std::uint32_t Variant::strength(std::span<const Card> own, std::uint8_t key, std::span<const Card> board) {
    return ranks_of(holding(own, key), board).better().number();
}

}  // namespace riverbones::double_holdem
