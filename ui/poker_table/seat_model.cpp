#include "ui/poker_table/seat_model.hpp"

#include <QMetaProperty>

#include <utility>

namespace riverbones {

namespace {

const QMetaObject& place_type = PlaceInfo::staticMetaObject;

int first_property() { return place_type.propertyOffset(); }

}  // namespace

SeatModel::SeatModel(QObject* parent) : QAbstractListModel(parent) {}

int SeatModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant SeatModel::data(const QModelIndex& index, int role) const {
    const PlaceInfo* place = places_.value(index.row());
    const int property = first_property() + role - Qt::UserRole - 1;
    if (!place || property < first_property() || property >= place_type.propertyCount()) return {};
    return place_type.property(property).read(place);
}

QHash<int, QByteArray> SeatModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (int property = first_property(); property < place_type.propertyCount(); ++property) {
        names.insert(Qt::UserRole + 1 + property - first_property(), place_type.property(property).name());
    }
    return names;
}

void SeatModel::reset(int seats) {
    beginResetModel();
    const QList<PlaceInfo*> old_places = std::exchange(places_, {});
    for (int seat = 0; seat < seats; ++seat) {
        auto* place = new PlaceInfo(seat, this);
        connect(place, &PlaceInfo::changed, this, [this, place] { tell(place); });
        places_.append(place);
    }
    endResetModel();
    emit countChanged();
    // After what the screen made of them, which goes later too.
    for (PlaceInfo* place : old_places) place->deleteLater();
}

void SeatModel::tell(const PlaceInfo* place) { emit dataChanged(index(place->seat()), index(place->seat())); }

}  // namespace riverbones
