#pragma once

#include <compare>
#include <cstdint>
#include <optional>

namespace riverbones {

/// A place at the table. Counted clockwise from 0; files and screens show index + 1.
struct Seat {
    std::uint8_t index = 0;

    friend auto operator<=>(Seat, Seat) = default;
};

/// Who looks at a match: a seat, or a spectator who may know only what lies open.
struct Viewer {
    std::optional<Seat> seat;

    friend bool operator==(Viewer, Viewer) = default;
};

}  // namespace riverbones
