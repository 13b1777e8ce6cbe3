#include "core/betting/pots.hpp"

#include <algorithm>

#include "core/base/check.hpp"

namespace riverbones::betting {

namespace {

/// What the seats paid above `from` and up to `to`.
Chips layer(std::span<const Chips> paid, Chips from, Chips to) {
    Chips layer;
    for (const Chips amount : paid) layer += clamp(amount, from, to) - from;
    return layer;
}

SeatSet who_paid(std::span<const Chips> paid, SeatSet still_in, Chips level) {
    SeatSet seats;
    Seat seat;
    for (const Chips amount : paid) {
        if (still_in.has(seat) && amount >= level) seats.add(seat);
        ++seat.index;
    }
    return seats;
}

/// The largest amount that a seat still in has paid.
Chips highest_level(std::span<const Chips> paid, SeatSet still_in) {
    Chips highest;
    Seat seat;
    for (const Chips amount : paid) {
        if (still_in.has(seat)) highest = max(highest, amount);
        ++seat.index;
    }
    return highest;
}

/// The smallest amount above `level` that a seat still in has paid, if one has paid more than that.
Chips next_level(std::span<const Chips> paid, SeatSet still_in, Chips level, Chips highest) {
    Chips next = highest;
    Seat seat;
    for (const Chips amount : paid) {
        if (still_in.has(seat) && amount > level) next = min(next, amount);
        ++seat.index;
    }
    return next;
}

}  // namespace

Pots pots_of(std::span<const Chips> paid, SeatSet still_in) {
    RIVERBONES_CHECK(!still_in.empty());
    Pots pots;
    // Only seats still in make a new pot: between their amounts the same seats can win.
    const Chips highest = highest_level(paid, still_in);
    for (Chips level; level < highest;) {
        const Chips next = next_level(paid, still_in, level, highest);
        pots.layers[pots.count] = Pot{layer(paid, level, next), who_paid(paid, still_in, next)};
        ++pots.count;
        level = next;
    }
    // What folded seats alone have paid above that joins the pot below it. There is none below it when the seats still
    // in were never asked, because those who had paid left.
    const Chips above = layer(paid, highest, max(highest, *std::ranges::max_element(paid)));
    if (above == Chips{}) return pots;
    if (pots.count == 0) {
        pots.layers[0].contenders = still_in;
        pots.count = 1;
    }
    pots.layers[pots.count - 1u].amount += above;
    return pots;
}

SeatSet best_of(SeatSet contenders, std::span<const std::uint32_t> strengths) {
    SeatSet best;
    std::uint32_t strongest = 0;
    std::uint8_t index = 0;
    for (const std::uint32_t strength : strengths) {
        const Seat seat{index++};
        if (!contenders.has(seat) || (!best.empty() && strength < strongest)) continue;
        if (strength > strongest) best = SeatSet{};
        strongest = strength;
        best.add(seat);
    }
    return best;
}

std::array<Chips, most_seats> shares_of(Chips amount, SeatSet winners, Seat button, int seats) {
    RIVERBONES_CHECK(!winners.empty());
    const int count = winners.count();
    const int even = amount.count / count;
    int odd = amount.count % count;
    std::array<Chips, most_seats> shares{};
    Seat seat = button;
    for (int step = 0; step < seats; ++step) {
        seat = left_of(seat, seats);
        if (!winners.has(seat)) continue;
        shares[seat.index] = Chips{even + (odd > 0 ? 1 : 0)};
        --odd;
    }
    return shares;
}

}  // namespace riverbones::betting
