#include "ui/poker_table/poker_table.hpp"

namespace riverbones {

PokerTable::PokerTable(QObject* parent) : QObject(parent) {
    connect(&seats_, &SeatList::unnamedChanged, this, &PokerTable::namesChanged);
}

PokerTable::~PokerTable() = default;

}  // namespace riverbones
