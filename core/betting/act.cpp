#include "core/base/check.hpp"
#include "core/base/overloaded.hpp"
#include "core/betting/reach.hpp"
#include "core/betting/turns.hpp"

namespace riverbones::betting {

namespace {

void fold(Hand& hand, Seat seat) {
    hand.places[seat.index].folded = true;
    if (hand.last_raiser == seat) hand.last_raiser.reset();
    renew_reach(hand);
}

void check(const Hand& hand, Seat seat) { RIVERBONES_CHECK(chips_to_call(hand, seat) == Chips{}); }

void call(Hand& hand, Seat seat) {
    const Chips missing = chips_to_call(hand, seat);
    RIVERBONES_CHECK(missing > Chips{});
    hand.places[seat.index].put_in(missing);
}

void raise(Hand& hand, Seat seat, Chips to) {
    RIVERBONES_CHECK(allows(options(hand), RaiseTo{to}));
    Place& place = hand.places[seat.index];
    if (hand.stakes.structure == Structure::fixed_limit) {
        // At least half a bet above the last full level is a full bet or raise; less counts as a call.
        if (2 * (to - hand.full_level) >= fixed_bet(hand.stakes, hand.round)) {
            hand.full_level = to;
            ++hand.bets;
        }
    } else {
        hand.last_full_raise = max(hand.last_full_raise, to - hand.price);
    }
    place.put_in(to - place.bet);
    hand.price = to;
    hand.last_raiser = seat;
}

}  // namespace

void act(Hand& hand, const Action& action) {
    RIVERBONES_CHECK(hand.awaited);
    const Seat seat = *hand.awaited;
    std::visit(overloaded{[&](const Fold&) { fold(hand, seat); }, [&](const Check&) { check(hand, seat); },
                          [&](const Call&) { call(hand, seat); },
                          [&](const RaiseTo& higher) { raise(hand, seat, higher.to); }},
               action);
    hand.places[seat.index].acted = true;
    pass_turn(hand, seat);
    check_chips(hand);
}

Chips leave_hand(Hand& hand, Seat seat) {
    Place& place = hand.places[seat.index];
    if (!place.still_in() || still_in(hand) == 1) return Chips{};
    Chips aside;
    place.left = true;
    if (hand.stakes.structure == Structure::fixed_limit && place.paid > Chips{}) {
        aside = place.stack;
        place.stack = Chips{};
        hand.in_play -= aside;
        renew_reach(hand);
    } else {
        fold(hand, seat);
    }
    // Another seat may have nothing left to call, or nobody left to bet against.
    if (hand.awaited && !must_decide(hand, *hand.awaited)) pass_turn(hand, *hand.awaited);
    check_chips(hand);
    return aside;
}

}  // namespace riverbones::betting
