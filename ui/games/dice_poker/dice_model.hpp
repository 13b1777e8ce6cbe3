#pragma once

#include <QAbstractListModel>
#include <QtQmlIntegration>

#include <array>
#include <vector>

#include "core/dice/dice.hpp"

namespace riverbones {

/// The five dice as the table shows them: face, whether they lie on the shelf, and where. Which dice are kept is the
/// player's own intention until the next roll; the rules learn of it with that roll.
class DiceModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a table")
    Q_PROPERTY(int kept READ keptCount NOTIFY keptChanged FINAL)
    /// The faces of the kept dice in the order of keeping.
    Q_PROPERTY(QList<int> keptFaces READ keptFaces NOTIFY keptChanged FINAL)
    /// The faces of the dice on the mat in the order of their places.
    Q_PROPERTY(QList<int> looseFaces READ looseFaces NOTIFY keptChanged FINAL)

public:
    /// FaceRole: 1 to 6, or 0 before the first roll. ShelfPlaceRole: 0 to 4 in the order of keeping, or -1 on the mat.
    /// ThrowRole: changes whenever this die is thrown.
    enum Role { FaceRole = Qt::UserRole + 1, ShelfPlaceRole, ThrowRole };

    explicit DiceModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int keptCount() const { return static_cast<int>(shelf_.size()); }
    QList<int> keptFaces() const;
    QList<int> looseFaces() const;
    DiceMask kept() const;
    void keep(DiceMask mask);
    void toggle(int place);

    /// No die has been rolled in this turn.
    void clear();
    /// Dice lie as given, without having been thrown now.
    void show(const FiveDice& dice);
    /// The dice in `thrown` were thrown and show these faces.
    void land(DiceMask thrown, const FiveDice& dice);

signals:
    void keptChanged();

private:
    void changed();

    std::array<int, 5> faces_{};
    std::array<int, 5> throws_{};
    std::vector<int> shelf_;
};

}  // namespace riverbones
