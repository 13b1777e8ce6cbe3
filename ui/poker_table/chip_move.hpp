#pragma once

#include <QObject>
#include <QtQmlIntegration>

#include <vector>

#include "ui/poker_table/table_event.hpp"
#include "ui/poker_table/table_look.hpp"

namespace riverbones {

/// Where chips lie.
class ChipPlace : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("an enumeration")

public:
    enum Where {
        Stack,   ///< with the seat
        Front,   ///< its bet of this round
        Middle,  ///< the pot
    };
    Q_ENUM(Where)
};

/// Chips of a seat, or for it, that change their place.
struct ChipMove {
    Seat seat;
    ChipPlace::Where from{};
    ChipPlace::Where to{};
    Chips amount;

    friend bool operator==(const ChipMove&, const ChipMove&) = default;
};

/// What moves when this is shown, for the picture of it. `before` does not show it yet.
std::vector<ChipMove> chip_moves(const TableEvent& event, const TableLook& before);

}  // namespace riverbones
