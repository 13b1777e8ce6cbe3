#include "ui/poker_table/hand_result.hpp"

#include <utility>

namespace riverbones {

void HandResult::show(const TableLook& look) {
    QList<int> shown;
    for (const Seat seat : look.shown_seats) shown.append(seat.index);
    const auto outcome = static_cast<Outcome>(look.outcome);
    if (outcome == outcome_ && shown == shown_ && look.won_pots == won_) return;
    outcome_ = outcome;
    shown_ = shown;
    won_ = look.won_pots;
    const QList<PotInfo*> old_pots = std::exchange(pots_, {});
    for (const PotLook& pot : won_) pots_.append(new PotInfo(static_cast<int>(pots_.size()), pot, this));
    emit changed();
    // After what the screen made of them, which goes later too.
    for (PotInfo* pot : old_pots) pot->deleteLater();
}

}  // namespace riverbones
