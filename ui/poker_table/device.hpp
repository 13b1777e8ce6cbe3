#pragma once

#include <optional>

#include "core/betting/pots.hpp"

namespace riverbones {

/// Whose device it is now. With one person it is always that person's. With several it lies covered until the person
/// who must decide has it in front of him: at once if he had it last, else after he has confirmed that it was passed.
class Device {
public:
    /// Nobody has had it yet.
    void reset();
    /// Who of the seats are people; stand-ins are not.
    void setPeople(betting::SeatSet people);

    /// The person who must decide now, nobody while none must.
    void await(std::optional<Seat> person);
    /// Something happened at the table: nobody looks until the next `await`.
    void cover();
    /// The awaited person has it.
    void confirm();

    bool several() const { return people_.count() > 1; }
    /// Whose pieces may be seen.
    std::optional<Seat> openSeat() const;
    /// Whom it must be passed to.
    std::optional<Seat> handOverTo() const;
    /// Who has it, or had it last; the first person before anybody had, the first seat without people.
    Seat bottomSeat() const;

private:
    betting::SeatSet people_;
    std::optional<Seat> holder_;
    std::optional<Seat> awaited_;
    bool open_ = false;
};

}  // namespace riverbones
