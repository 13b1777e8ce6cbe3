#include "ui/poker_table/pot_info.hpp"

#include <algorithm>

namespace riverbones {

QList<int> PotInfo::contenders() const { return seats_of(look_.pot.contenders); }

QList<int> PotInfo::winners() const { return seats_of(look_.winners); }

QList<int> PotInfo::shares() const {
    QList<int> shares;
    for (const int seat : winners()) shares.append(look_.shares[static_cast<std::size_t>(seat)].count);
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
