#include "ui/poker_table/saved_table.hpp"

#include <algorithm>
#include <vector>

namespace riverbones {

SavedTable::SavedTable(QObject* parent) : QObject(parent) {
    connect(&seats_, &SeatList::unnamedChanged, this, &SavedTable::namesChanged);
}

void SavedTable::setPath(const QString& path) {
    if (path == path_) return;
    path_ = path;
    ready_ = false;
    emit pathChanged();
    emit changed();
    if (!path.isEmpty()) readFile(path);
}

void SavedTable::showDamage(const Damage& damage) {
    trouble_ = Reason::code(damage.why);
    trouble_line_ = damage.line;
    ready_ = true;
    emit changed();
}

void SavedTable::showMatch(const std::vector<Player>& players, const holdem::Table& table) {
    trouble_ = Reason::None;
    seats_.setPlayers(players);
    hand_ = table.number;
    over_ = table.phase == holdem::Phase::over;
    showLead(table);
    ready_ = true;
    emit changed();
}

void SavedTable::showLead(const holdem::Table& table) {
    std::vector<Chips> won;
    for (std::uint8_t i = 0; i < table.seat_count(); ++i) won.push_back(holdem::won_by(table, Seat{i}));
    const auto best = std::ranges::max_element(won);
    leader_ = static_cast<int>(best - won.begin());
    const Chips most = *best;
    won.erase(best);
    lead_ = (most - *std::ranges::max_element(won)).count;
    if (lead_ == 0) leader_ = -1;
}

}  // namespace riverbones
