#include "ui/poker_table/hand_result.hpp"

#include <algorithm>
#include <utility>

namespace riverbones {

namespace {

int last_one_in(const TableLook& look) {
    if (look.outcome != holdem::Outcome::all_folded) return -1;
    const auto in = std::ranges::find_if(look.places, &PlaceLook::still_in);
    return static_cast<int>(in - look.places.begin());
}

}  // namespace

void HandResult::show(const TableLook& look) {
    QList<int> shown;
    for (const Seat seat : look.shown_seats) shown.append(seat.index);
    const auto outcome = static_cast<Outcome>(look.outcome);
    if (outcome == outcome_ && shown == shown_ && look.won_pots == won_) return;
    outcome_ = outcome;
    last_one_in_ = last_one_in(look);
    shown_ = shown;
    won_ = look.won_pots;
    const QList<PotInfo*> old_pots = std::exchange(pots_, {});
    for (const PotLook& pot : won_) pots_.append(new PotInfo(static_cast<int>(pots_.size()), pot, this));
    emit changed();
    // After what the screen made of them, which goes later too.
    for (PotInfo* pot : old_pots) pot->deleteLater();
}

}  // namespace riverbones
