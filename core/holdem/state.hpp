#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <variant>

#include "core/holdem/events.hpp"
#include "core/holdem/table.hpp"
#include "core/holdem/variant.hpp"

namespace riverbones::holdem {

/// The hidden pieces of one seat.
template <Variant V>
using Own = std::array<typename V::Piece, V::own_pieces>;

/// Which of its pieces is the key of each seat, counted from 0; nothing where there is none.
using Keys = std::array<std::optional<std::uint8_t>, most_seats>;

/// At most five community pieces, in the order in which they were laid.
template <Variant V>
struct Board {
    std::array<typename V::Piece, board_size> pieces{};
    std::uint8_t count = 0;

    std::span<const typename V::Piece> all() const { return {pieces.data(), count}; }
    void lay(const typename V::Piece& piece) { pieces[count++] = piece; }

    friend bool operator==(const Board&, const Board&) = default;
};

// What the house does.

struct DrawDealer {
    Seat seat;

    friend bool operator==(const DrawDealer&, const DrawDealer&) = default;
};

/// Every seat of the hand has its hidden pieces; those of other seats are default pieces.
template <Variant V>
struct Deal {
    SeatSet seats;
    std::array<Own<V>, most_seats> own{};

    friend bool operator==(const Deal&, const Deal&) = default;
};

template <Variant V>
struct LayBoard {
    Board<V> laid;  ///< of this round only

    friend bool operator==(const LayBoard&, const LayBoard&) = default;
};

/// The hand cannot be finished.
struct CancelHand {
    friend bool operator==(const CancelHand&, const CancelHand&) = default;
};

template <Variant V>
using HouseAct = std::variant<DrawDealer, Deal<V>, LayBoard<V>, CancelHand>;

// What happened with pieces.

/// A seat has its hidden pieces. Only that seat knows which: for all others `own` is empty.
template <Variant V>
struct Dealt {
    Seat seat;
    std::optional<Own<V>> own;

    friend bool operator==(const Dealt&, const Dealt&) = default;
};

template <Variant V>
struct BoardLaid {
    int round = 1;  ///< the round that begins, 1 to 3
    Board<V> laid;  ///< of this round only

    friend bool operator==(const BoardLaid&, const BoardLaid&) = default;
};

template <Variant V>
struct HandShown {
    Seat seat;
    Own<V> own{};
    bool free_will = false;           ///< nobody could have asked for it
    std::optional<std::uint8_t> key;  ///< which of them is the key, if the seat has one

    friend bool operator==(const HandShown&, const HandShown&) = default;
};

template <Variant V, class... OfTheGame>
using EventWith = std::variant<DealerDrawn, HandBegan, Posted, Acted, Returned, RoundEnded, PotWon, HandEnded,
                               SeatFinished, TimeBankSpent, TimeRanOut, SeatLeft, SeatCameBack, BoughtIn,
                               SeatHandedOver, MatchEnded, Dealt<V>, BoardLaid<V>, HandShown<V>, OfTheGame...>;
template <Variant V>
using Event = std::conditional_t<V::chooses_key, EventWith<V, KeyChosen>, EventWith<V>>;

/// Everything about a match at one moment. A value: copy it, compare it, drop it.
template <Variant V>
struct State {
    Table table;
    std::array<Own<V>, most_seats> own{};  ///< of seats that are dealt in, once they have been dealt
    Board<V> board;
    Keys keys;  ///< of table.chosen

    friend bool operator==(const State&, const State&) = default;
};

/// What a viewer may know: the table, the board, his own pieces and those that lie open, with their keys.
template <Variant V>
struct View {
    Table table;
    std::array<std::optional<Own<V>>, most_seats> own{};
    Board<V> board;
    Keys keys;

    friend bool operator==(const View&, const View&) = default;
};

}  // namespace riverbones::holdem
