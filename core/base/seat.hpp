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

/// The next seat clockwise at a table of so many seats.
constexpr Seat left_of(Seat seat, int seats) {
    return Seat{seat.index + 1 < seats ? static_cast<std::uint8_t>(seat.index + 1) : std::uint8_t{0}};
}

/// Who looks at a match: a seat, or a spectator who may know only what lies open.
struct Viewer {
    std::optional<Seat> seat;

    friend bool operator==(Viewer, Viewer) = default;
};

}  // namespace riverbones
