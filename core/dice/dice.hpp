#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/check.hpp"

namespace riverbones {

/// One die that shows a face, 1 to 6.
class Die {
public:
    static constexpr int highest_face = 6;

    constexpr Die() = default;
    explicit constexpr Die(int face) : face_(static_cast<std::uint8_t>(face)) {
        RIVERBONES_CHECK(face >= 1 && face <= highest_face);
    }

    constexpr int face() const { return face_; }

    friend constexpr auto operator<=>(Die, Die) = default;

private:
    std::uint8_t face_ = 1;
};

using FiveDice = std::array<Die, 5>;

/// Which of five dice: bit i stands for the die at place i (shown to players as die i + 1).
class DiceMask {
public:
    constexpr DiceMask() = default;
    explicit constexpr DiceMask(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) { RIVERBONES_CHECK(bits < 32); }
    static constexpr DiceMask none() { return DiceMask(0); }
    static constexpr DiceMask all() { return DiceMask(31); }

    constexpr bool has(int place) const { return ((bits_ >> place) & 1) != 0; }
    constexpr DiceMask with(int place) const { return DiceMask(bits_ | (1u << place)); }
    constexpr DiceMask without(int place) const { return DiceMask(bits_ & ~(1u << place) & 31u); }
    constexpr DiceMask others() const { return DiceMask(~bits_ & 31u); }
    constexpr int count() const { return std::popcount(bits_); }
    constexpr unsigned bits() const { return bits_; }

    friend constexpr bool operator==(DiceMask, DiceMask) = default;

private:
    std::uint8_t bits_ = 0;
};

/// How many dice show each face: counts[f] for f from 1 to 6; counts[0] is not used.
using FaceCounts = std::array<std::uint8_t, 7>;

constexpr FaceCounts count_faces(std::span<const Die> dice) {
    FaceCounts counts{};
    for (const Die die : dice) ++counts[static_cast<std::size_t>(die.face())];
    return counts;
}

constexpr int sum_of(const FaceCounts& counts) {
    int sum = 0;
    for (int face = 1; face <= 6; ++face) sum += face * counts[static_cast<std::size_t>(face)];
    return sum;
}

}  // namespace riverbones
