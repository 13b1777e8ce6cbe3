#include "ui/poker_table/device.hpp"

namespace riverbones {

namespace {

std::optional<Seat> first_of(betting::SeatSet seats) {
    for (std::uint8_t i = 0; i < betting::most_seats; ++i) {
        if (seats.has(Seat{i})) return Seat{i};
    }
    return std::nullopt;
}

}  // namespace

void Device::reset() { *this = Device{}; }

void Device::setPeople(betting::SeatSet people) {
    people_ = people;
    if (people_.count() == 1) holder_ = first_of(people_);
    if (holder_ && !people_.has(*holder_)) holder_.reset();
    if (awaited_ && !people_.has(*awaited_)) awaited_.reset();
    if (!holder_) open_ = false;
}

void Device::await(std::optional<Seat> person) {
    awaited_ = person;
    open_ = person && person == holder_;
}

void Device::cover() {
    open_ = false;
    awaited_.reset();
}

void Device::confirm() {
    const auto to = handOverTo();
    if (!to) return;
    holder_ = to;
    open_ = true;
}

std::optional<Seat> Device::openSeat() const { return open_ || people_.count() == 1 ? holder_ : std::nullopt; }

std::optional<Seat> Device::handOverTo() const { return several() && awaited_ != holder_ ? awaited_ : std::nullopt; }

Seat Device::bottomSeat() const { return holder_.value_or(first_of(people_).value_or(Seat{})); }

}  // namespace riverbones
