#pragma once

#include <cstdlib>
#include <string_view>

namespace riverbones::test {

/// Whether the long forms of the tests were asked for.
inline bool full_run() {
    const char* value = std::getenv("RIVERBONES_FULL");
    return value != nullptr && std::string_view(value) == "1";
}

/// How often a test repeats itself: as given, or fifty times that in a full run.
inline int how_many(int everyday) { return full_run() ? 50 * everyday : everyday; }

}  // namespace riverbones::test
