#pragma once

#include <compare>
#include <cstdint>

namespace riverbones {

/// An amount of whole chips. A table holds at most 1,000,000, so sums never come near the limit of the type.
struct Chips {
    std::int32_t count = 0;

    constexpr Chips& operator+=(Chips other) { return count += other.count, *this; }
    constexpr Chips& operator-=(Chips other) { return count -= other.count, *this; }

    friend constexpr Chips operator+(Chips a, Chips b) { return Chips{a.count + b.count}; }
    friend constexpr Chips operator-(Chips a, Chips b) { return Chips{a.count - b.count}; }
    friend constexpr Chips operator*(int times, Chips chips) { return Chips{times * chips.count}; }
    // By value: std::min and the like take references, and chips that are pointed at stay out of registers.
    friend constexpr Chips min(Chips a, Chips b) { return a.count < b.count ? a : b; }
    friend constexpr Chips max(Chips a, Chips b) { return a.count < b.count ? b : a; }
    friend constexpr Chips clamp(Chips chips, Chips least, Chips most) { return max(least, min(chips, most)); }
    friend constexpr bool operator==(Chips, Chips) = default;
    friend constexpr auto operator<=>(Chips a, Chips b) { return a.count <=> b.count; }
};

}  // namespace riverbones
