#include "ui/poker_table/pot_info.hpp"

#include <algorithm>

namespace riverbones {

PotInfo::PotInfo(int index, const betting::Pot& pot, betting::SeatSet winners, const Shares& shares, QObject* parent)
    : QObject(parent), index_(index), pot_(pot), winners_(winners), shares_(shares) {}

QList<int> PotInfo::contenders() const { return seats_of(pot_.contenders); }

QList<int> PotInfo::winners() const { return seats_of(winners_); }

QList<int> PotInfo::shares() const {
    QList<int> shares;
    for (const int seat : winners()) shares.append(shares_[static_cast<std::size_t>(seat)].count);
    return shares;
}

QList<int> PotInfo::oddChipsTo() const {
    QList<int> seats;
    const QList<int> all = shares();
    if (all.isEmpty()) return seats;
    const int least = *std::ranges::min_element(all);
    for (int i = 0; i < all.size(); ++i) {
        if (all[i] > least) seats.append(winners()[i]);
    }
    return seats;
}

QList<int> seats_of(betting::SeatSet seats) {
    QList<int> list;
    for (std::uint8_t seat = 0; seat < betting::most_seats; ++seat) {
        if (seats.has(Seat{seat})) list.append(seat);
    }
    return list;
}

}  // namespace riverbones
