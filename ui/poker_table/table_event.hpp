#pragma once

#include <QList>

#include <array>
#include <variant>

#include "core/base/overloaded.hpp"
#include "core/holdem/events.hpp"
#include "core/holdem/state.hpp"

namespace riverbones {

/// Dice or cards, each as a number that the game behind the table understands.
using Pieces = QList<int>;

/// A seat has its hidden pieces; which ones is not told.
struct PiecesDealt {
    Seat seat;

    friend bool operator==(const PiecesDealt&, const PiecesDealt&) = default;
};

struct PiecesLaid {
    int round = 1;
    Pieces laid;  ///< of this round only

    friend bool operator==(const PiecesLaid&, const PiecesLaid&) = default;
};

struct PiecesShown {
    Seat seat;
    Pieces own;
    bool free_will = false;
    int key = -1;  ///< which of them is the key; games with a key, if the seat has chosen

    friend bool operator==(const PiecesShown&, const PiecesShown&) = default;
};

/// What happened at a table as somebody sees it who sits at none of its seats.
using TableEvent =
    std::variant<holdem::DealerDrawn, holdem::HandBegan, holdem::Posted, holdem::Acted, holdem::Returned,
                 holdem::RoundEnded, holdem::PotWon, holdem::HandEnded, holdem::SeatFinished, holdem::TimeBankSpent,
                 holdem::TimeRanOut, holdem::SeatLeft, holdem::SeatCameBack, holdem::BoughtIn, holdem::SeatHandedOver,
                 holdem::MatchEnded, PiecesDealt, PiecesLaid, PiecesShown, holdem::KeyChosen>;

/// The same for what lies on a table.
struct TableView {
    holdem::Table table;
    Pieces board;
    std::array<Pieces, holdem::most_seats> shown;  ///< hands that lie open
    holdem::Keys keys;                             ///< theirs, in games with a key
};

/// How a game writes its pieces down as numbers.
template <holdem::Variant V>
using NumberOf = int (*)(const typename V::Piece&);

template <holdem::Variant V, NumberOf<V> number_of, class SomePieces>
Pieces numbers(const SomePieces& pieces) {
    Pieces numbers;
    for (const auto& piece : pieces) numbers.append(number_of(piece));
    return numbers;
}

template <holdem::Variant V, NumberOf<V> number_of>
TableEvent table_event(const holdem::Event<V>& event) {
    return std::visit(overloaded{[](const holdem::Dealt<V>& dealt) -> TableEvent { return PiecesDealt{dealt.seat}; },
                                 [](const holdem::BoardLaid<V>& board) -> TableEvent {
                                     return PiecesLaid{board.round, numbers<V, number_of>(board.laid.all())};
                                 },
                                 [](const holdem::HandShown<V>& hand) -> TableEvent {
                                     return PiecesShown{hand.seat, numbers<V, number_of>(hand.own), hand.free_will,
                                                        hand.key ? *hand.key : -1};
                                 },
                                 [](const auto& open) -> TableEvent { return open; }},
                      event);
}

/// `view` must be that of a spectator: whatever it has is shown.
template <holdem::Variant V, NumberOf<V> number_of>
TableView table_view(const holdem::View<V>& view) {
    TableView seen{view.table, numbers<V, number_of>(view.board.all()), {}, view.keys};
    for (std::size_t seat = 0; seat < view.own.size(); ++seat) {
        if (view.own[seat]) seen.shown[seat] = numbers<V, number_of>(*view.own[seat]);
    }
    return seen;
}

}  // namespace riverbones
