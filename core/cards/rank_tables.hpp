#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/cards/hand_key.hpp"

namespace riverbones::cards {

/// All choices of up to seven ranks, each at most four times.
inline constexpr std::size_t rank_choices = 76'155;
inline constexpr std::size_t sets_of_ranks = 1 << rank_count;

/// What the comment in hand_key.hpp says, and the ranks, as HandRank::number.
struct RankTables {
    std::array<std::uint32_t, high_sums> high{};
    std::array<std::uint16_t, middle_sums> middle{};
    std::array<std::uint8_t, low_sums> low{};
    std::array<std::uint16_t, rank_choices> ranks{};     ///< in the order of the list, suits aside
    std::array<std::uint16_t, sets_of_ranks> flushes{};  ///< by HandKey::flush_ranks

    /// In the list, of the hand with this HandKey::sum.
    std::size_t place(std::uint64_t sum) const {
        static_assert(field::low == 0 && field::middle == 16 && field::high == 48);
        return std::size_t{high[sum >> field::high]} + middle[static_cast<std::uint32_t>(sum) >> field::middle] +
               low[static_cast<std::uint16_t>(sum)];
    }
};

/// Fills them in, in less than a millisecond.
void make(RankTables& tables);

/// Made before main() begins, so that nobody who asks has to wait, or to see whether they are there already. What is
/// itself made before main() must not ask.
extern const RankTables rank_tables;

}  // namespace riverbones::cards
