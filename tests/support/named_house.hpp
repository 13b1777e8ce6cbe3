#pragma once

#include <cstdint>

#include "core/base/checksum.hpp"
#include "core/base/fast_random.hpp"
#include "core/base/random.hpp"

namespace riverbones::test {

/// A house like the one people play with: what falls depends on the seed and the name of the draw, never on what was
/// drawn before. Quick and without any Qt; not fit for a match among people.
class NamedHouse {
public:
    explicit NamedHouse(std::uint64_t seed) : seed_(seed) {}

    std::uint32_t draw(const DrawName& name, std::uint32_t sides) const {
        return FastRandom(seed_ ^ (std::uint64_t{crc32(to_text(name))} << 32)).below(sides);
    }

    Random random() { return Random(*this); }

private:
    std::uint64_t seed_;
};

}  // namespace riverbones::test
