#pragma once

#include <optional>
#include <variant>

#include "core/base/seat.hpp"

namespace riverbones {

/// The house must act: dice fall, cards are dealt.
struct House {
    friend bool operator==(House, House) = default;
};

/// Between two hands of a table: any seat may say that it goes on, leave or buy in; nobody in particular is awaited.
struct Anyone {
    friend bool operator==(Anyone, Anyone) = default;
};

/// Nobody is awaited any more.
struct Over {
    friend bool operator==(Over, Over) = default;
};

/// Who is awaited now.
using Turn = std::variant<Seat, House, Anyone, Over>;

/// The seat that is awaited, if it is a seat.
inline std::optional<Seat> seat_to_act(const Turn& turn) {
    const Seat* seat = std::get_if<Seat>(&turn);
    return seat ? std::optional(*seat) : std::nullopt;
}

}  // namespace riverbones
