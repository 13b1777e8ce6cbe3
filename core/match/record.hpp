#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/base/moment.hpp"
#include "core/match/game.hpp"
#include "core/match/player.hpp"

namespace riverbones {

/// What the house drew from before the match began. The seed of all draws is SHA-256 over both
/// (core/archive/chance.hpp).
struct Chance {
    std::array<std::uint8_t, 32> secret{};  ///< the house's own
    std::vector<std::string> shakes;        ///< what players added, in order of their seats; any bytes, may be empty

    friend bool operator==(const Chance&, const Chance&) = default;
};

/// The part of a record that stands before the first step.
template <Game G>
struct Header {
    Moment began;
    typename G::Settings settings;
    std::vector<Player> players;  ///< one a seat
    Chance chance;

    friend bool operator==(const Header&, const Header&) = default;
};

/// A seat did something.
template <Game G>
struct Played {
    Seat seat;
    typename G::Action action;

    friend bool operator==(const Played&, const Played&) = default;
};

/// A seat took its last action back, or played it again after that.
struct TakenBack {
    Seat seat;

    friend bool operator==(const TakenBack&, const TakenBack&) = default;
};
struct PlayedAgain {
    Seat seat;

    friend bool operator==(const PlayedAgain&, const PlayedAgain&) = default;
};

/// The closing line: the table was left properly. A record that does not end with it was cut off.
struct Left {
    friend bool operator==(const Left&, const Left&) = default;
};

template <Game G>
struct Entry {
    Moment moment;  ///< never before that of the entry above
    std::variant<Played<G>, typename G::HouseAct, TakenBack, PlayedAgain, Left> what;

    friend bool operator==(const Entry&, const Entry&) = default;
};

/// All that is kept of a match. It only ever grows; state, events and history follow from it.
template <Game G>
struct Record {
    Header<G> header;
    std::vector<Entry<G>> entries;

    friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace riverbones
