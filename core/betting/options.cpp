#include "core/base/check.hpp"
#include "core/base/overloaded.hpp"
#include "core/betting/reach.hpp"

namespace riverbones::betting {

namespace {

/// What a seat that has acted must face to raise again.
Chips raise_that_reopens(const Hand& hand) {
    if (hand.stakes.structure != Structure::fixed_limit) return hand.last_full_raise;
    // Half a bet; a bet of 5 needs 3, for there are no half chips to face.
    return Chips{(fixed_bet(hand.stakes, hand.round).count + 1) / 2};
}

std::optional<RaiseClosed> closed_raise(const Hand& hand, Seat seat) {
    const Place& place = hand.place(seat);
    if (hand.reach.of_others(seat) <= hand.price) return RaiseClosed::nobody_can_answer;
    if (place.reach() <= hand.price) return RaiseClosed::no_chips_beyond_call;
    if (is_capped(hand)) return RaiseClosed::most_bets;
    if (place.acted && hand.price - place.bet < raise_that_reopens(hand)) return RaiseClosed::not_reopened;
    return std::nullopt;
}

/// The totals of a bet or raise if the seat had chips without end.
RaiseRange full_range(const Hand& hand, Chips to_call) {
    const Chips least = hand.price + hand.last_full_raise;
    using enum Structure;
    switch (hand.stakes.structure) {
        case no_limit: return {least, hand.in_play};
        case pot_limit: return {least, max(least, hand.price + middle(hand) + to_call)};
        case fixed_limit: return {hand.full_level + hand.last_full_raise, hand.full_level + hand.last_full_raise};
    }
    RIVERBONES_CHECK(false);
}

}  // namespace

Options options(const Hand& hand) {
    RIVERBONES_CHECK(hand.awaited);
    const Seat seat = *hand.awaited;
    const Place& place = hand.place(seat);
    Options options;
    options.price = hand.price;
    options.to_call = chips_to_call(hand, seat);
    options.opens = hand.price == Chips{};
    options.closed = closed_raise(hand, seat);
    if (options.closed == RaiseClosed::not_reopened) {
        options.faced = hand.price - place.bet;
        options.required = raise_that_reopens(hand);
    }
    if (!options.closed) {
        const RaiseRange full = full_range(hand, options.to_call);
        options.raise = RaiseRange{min(full.least, place.reach()), min(full.most, place.reach())};
    }
    return options;
}

bool allows(const Options& options, const Action& action) {
    return std::visit(
        overloaded{[](const Fold&) { return true; }, [&](const Check&) { return options.to_call == Chips{}; },
                   [&](const Call&) { return options.to_call > Chips{}; },
                   [&](const RaiseTo& raise) {
                       return options.raise && options.raise->least <= raise.to && raise.to <= options.raise->most;
                   }},
        action);
}

}  // namespace riverbones::betting
