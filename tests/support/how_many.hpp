#pragma once

#include <cstdlib>
#include <string_view>

#include "core/base/fast_random.hpp"

namespace riverbones::test {

/// Whether the long forms of the tests were asked for.
inline bool full_run() {
    const char* value = std::getenv("RIVERBONES_FULL");
    return value != nullptr && std::string_view(value) == "1";
}

/// How often a test repeats itself: as given, or fifty times that in a full run.
inline int how_many(int everyday) { return full_run() ? 50 * everyday : everyday; }

/// For what takes long: only one in so many, by lot; all in a full run.
inline bool one_in(std::uint32_t many, FastRandom& random) { return random.below(many) == 0 || full_run(); }

}  // namespace riverbones::test
