#include "ui/games/dice_poker/dice_model.hpp"

#include <algorithm>

namespace riverbones {

DiceModel::DiceModel(QObject* parent) : QAbstractListModel(parent) {}

int DiceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(faces_.size());
}

QVariant DiceModel::data(const QModelIndex& index, int role) const {
    if (index.row() < 0 || index.row() >= rowCount()) return {};
    const auto place = static_cast<std::size_t>(index.row());
    switch (role) {
        case FaceRole: return faces_[place];
        case ShelfPlaceRole: {
            const auto found = std::ranges::find(shelf_, index.row());
            return found == shelf_.end() ? -1 : static_cast<int>(found - shelf_.begin());
        }
        case ThrowRole: return throws_[place];
        default: return {};
    }
}

QHash<int, QByteArray> DiceModel::roleNames() const {
    return {{FaceRole, "face"}, {ShelfPlaceRole, "shelfPlace"}, {ThrowRole, "throwCount"}};
}

QList<int> DiceModel::keptFaces() const {
    QList<int> faces;
    for (const int place : shelf_) faces.append(faces_[static_cast<std::size_t>(place)]);
    return faces;
}

QList<int> DiceModel::looseFaces() const {
    QList<int> faces;
    for (int place = 0; place < 5; ++place) {
        if (!kept().has(place)) faces.append(faces_[static_cast<std::size_t>(place)]);
    }
    return faces;
}

DiceMask DiceModel::kept() const {
    DiceMask mask;
    for (const int place : shelf_) mask = mask.with(place);
    return mask;
}

void DiceModel::keep(DiceMask mask) {
    if (mask == kept()) return;
    std::erase_if(shelf_, [mask](int place) { return !mask.has(place); });
    for (int place = 0; place < 5; ++place) {
        if (mask.has(place) && std::ranges::find(shelf_, place) == shelf_.end()) shelf_.push_back(place);
    }
    changed();
}

void DiceModel::toggle(int place) { keep(kept().has(place) ? kept().without(place) : kept().with(place)); }

void DiceModel::clear() {
    shelf_.clear();
    faces_.fill(0);
    changed();
}

void DiceModel::show(const FiveDice& dice) {
    std::ranges::transform(dice, faces_.begin(), &Die::face);
    changed();
}

void DiceModel::land(DiceMask thrown, const FiveDice& dice) {
    for (std::size_t place = 0; place < throws_.size(); ++place) {
        if (thrown.has(static_cast<int>(place))) ++throws_[place];
    }
    show(dice);
}

void DiceModel::changed() {
    emit dataChanged(index(0), index(rowCount() - 1));
    emit keptChanged();
}

}  // namespace riverbones
