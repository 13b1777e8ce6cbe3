#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "core/base/chips.hpp"
#include "core/base/seat.hpp"

namespace riverbones::betting {

inline constexpr int most_seats = 10;

/// A set of seats, one bit each.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr bool has(Seat seat) const { return ((bits_ >> seat.index) & 1) != 0; }
    constexpr void add(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | (1u << seat.index)); }
    constexpr void remove(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1u << seat.index)); }
    constexpr int count() const { return std::popcount(bits_); }
    constexpr bool empty() const { return bits_ == 0; }
    /// At least two: what is left without the lowest is not empty.
    constexpr bool several() const { return (bits_ & (bits_ - 1)) != 0; }
    constexpr SeatSet operator|(SeatSet other) const {
        SeatSet both;
        both.bits_ = static_cast<std::uint16_t>(bits_ | other.bits_);
        return both;
    }

    friend constexpr bool operator==(SeatSet, SeatSet) = default;

private:
    std::uint16_t bits_ = 0;
};

/// Chips that the same seats can win.
struct Pot {
    Chips amount;
    SeatSet contenders;  ///< seats still in that paid into it to the full

    friend bool operator==(const Pot&, const Pot&) = default;
};

/// All pots, the main pot first. There are never more than seats.
struct Pots {
    std::array<Pot, most_seats> layers{};
    std::uint8_t count = 0;

    std::span<const Pot> all() const { return {layers.data(), count}; }

    friend bool operator==(const Pots&, const Pots&) = default;
};

/// Builds pots in layers from what each seat has put in, folded chips included. Layers that the same seats can win are
/// one pot; a layer that only folded seats paid into joins the next lower pot. `paid` and `still_in` are by seat.
Pots pots_of(std::span<const Chips> paid, SeatSet still_in);

/// Those who have the best hand of all who can win a pot. `strengths` are by seat, the larger wins.
SeatSet best_of(SeatSet contenders, std::span<const std::uint32_t> strengths);

/// What each seat gets of a pot whose winners share it equally: chips that cannot be shared go one by one to the
/// winners, clockwise, beginning left of the button.
std::array<Chips, most_seats> shares_of(Chips amount, SeatSet winners, Seat button, int seats);

}  // namespace riverbones::betting
