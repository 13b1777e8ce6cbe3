#pragma once

#include <cstdint>

#include "core/base/random.hpp"

namespace riverbones {

/// The generator of bots, simulations and tests: SplitMix64 (Steele, Lea, Flood 2014), 2^64 period. Never the house's
/// in a match that people play. Same seed, same numbers on every machine.
class FastRandom {
public:
    explicit FastRandom(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t mixed = (state_ += 0x9E3779B97F4A7C15u);
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
        return mixed ^ (mixed >> 31);
    }

    /// 0 .. limit - 1, limit > 0. Multiply-shift; the bias is below limit / 2^32.
    std::uint32_t below(std::uint32_t limit) { return static_cast<std::uint32_t>(((next() >> 32) * limit) >> 32); }

    /// 0 <= x < 1.
    double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    /// Makes it a source for Random. The name is not used: draws come in the order they are asked for.
    std::uint32_t draw(const DrawName& /*name*/, std::uint32_t sides) { return below(sides); }

private:
    std::uint64_t state_;
};

}  // namespace riverbones
