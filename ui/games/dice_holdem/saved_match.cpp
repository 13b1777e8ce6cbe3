#include "ui/games/dice_holdem/saved_match.hpp"

namespace riverbones {

DiceHoldemSave::DiceHoldemSave(QObject* parent) : QObject(parent) {
    connect(&seats_, &SeatList::unnamedChanged, this, &DiceHoldemSave::namesChanged);
}

void DiceHoldemSave::setPath(const QString& path) {
    if (path == path_) return;
    path_ = path;
    emit pathChanged();
}

}  // namespace riverbones
