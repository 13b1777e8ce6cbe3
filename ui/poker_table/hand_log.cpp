#include "ui/poker_table/hand_log.hpp"

namespace riverbones {

HandLog::HandLog(QObject* parent) : QAbstractListModel(parent) {}

int HandLog::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant HandLog::data(const QModelIndex& index, int role) const {
    if (index.row() < 0 || index.row() >= count() || role != HandRole) return {};
    return hand(index.row());
}

QHash<int, QByteArray> HandLog::roleNames() const { return {{HandRole, "hand"}}; }

HandLog::Entry HandLog::at(int row) const {
    return row >= 0 && row < count() ? entries_[static_cast<std::size_t>(row)] : Entry{};
}

void HandLog::clear() {
    beginResetModel();
    entries_.clear();
    endResetModel();
    emit countChanged();
}

}  // namespace riverbones
