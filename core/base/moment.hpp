#pragma once

#include <compare>
#include <cstdint>

namespace riverbones {

/// A point in time: milliseconds since 1970-01-01T00:00Z. Core never reads a clock; moments come in with actions.
struct Moment {
    std::int64_t milliseconds = 0;

    friend auto operator<=>(Moment, Moment) = default;
};

}  // namespace riverbones
