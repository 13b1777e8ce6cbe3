#pragma once

#include <QAbstractListModel>
#include <QtQmlIntegration>

#include "ui/poker_table/place_info.hpp"

namespace riverbones {

/// The seats of a hold'em table, one row each. The roles are the properties of PlaceInfo, under the same names.
class SeatModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a table")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    explicit SeatModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(places_.size()); }
    /// The same as an object; null for a seat that does not exist.
    Q_INVOKABLE riverbones::PlaceInfo* place(int seat) const { return places_.value(seat); }

    /// A table of so many seats, all of them empty.
    void reset(int seats);

signals:
    void countChanged();

private:
    void tell(const PlaceInfo* place);

    QList<PlaceInfo*> places_;
};

}  // namespace riverbones
