#include "tests/core/betting/by_the_book.hpp"

#include <algorithm>

namespace riverbones::test {

using namespace betting;

namespace {

std::vector<Seat> seats_of(const Hand& hand) {
    std::vector<Seat> seats;
    for (std::uint8_t index = 0; index < hand.seats; ++index) seats.push_back(Seat{index});
    return seats;
}

/// In the first round with blinds a full big blind is the price, a full level and a bet.
Chips opening_price(const Hand& hand) { return hand.round == 0 ? hand.stakes.big_blind : Chips{}; }

Chips price_of(const Hand& hand) {
    Chips price = opening_price(hand);
    for (const Seat seat : seats_of(hand)) price = std::max(price, hand.place(seat).bet);
    return price;
}

/// The largest total that another seat still in can reach.
Chips farthest_opponent(const Hand& hand, Seat seat) {
    Chips farthest;
    for (const Seat other : seats_of(hand)) {
        const Place& place = hand.place(other);
        if (other == seat || !place.dealt_in || place.folded) continue;
        farthest = std::max(farthest, place.left ? place.bet : place.bet + place.stack);
    }
    return farthest;
}

bool has_acted(Seat seat, const std::vector<Deed>& deeds) {
    return std::ranges::any_of(deeds, [seat](const Deed& deed) { return deed.seat == seat; });
}

/// What the structure says: the least and the most of a bet or raise, and what one must face to be let in again.
struct Sizes {
    Chips least;
    Chips most;
    Chips twice_to_reopen;
    bool capped = false;
};

Sizes fixed_limit_sizes(const Hand& hand, const std::vector<Deed>& deeds) {
    const Chips bet = hand.round <= 1 ? hand.stakes.smallest_bet : hand.stakes.big_bet;
    Chips level = opening_price(hand);
    int bets = level > Chips{} ? 1 : 0;
    for (const Deed& deed : deeds) {
        const auto* raise = std::get_if<RaiseTo>(&deed.action);
        if (!raise || 2 * (raise->to - level) < bet) continue;
        level = raise->to;
        ++bets;
    }
    return {level + bet, level + bet, bet, hand.stakes.most_bets && bets >= int{*hand.stakes.most_bets}};
}

Sizes free_sizes(const Hand& hand, Seat seat, const std::vector<Deed>& deeds) {
    Chips price = opening_price(hand);
    Chips step = hand.stakes.smallest_bet;
    for (const Deed& deed : deeds) {
        const auto* raise = std::get_if<RaiseTo>(&deed.action);
        if (!raise) continue;
        if (raise->to - price >= step) step = raise->to - price;
        price = raise->to;
    }
    Sizes sizes{price + step, hand.place(seat).bet + hand.place(seat).stack, 2 * step, false};
    if (hand.stakes.structure == Structure::pot_limit) {
        Chips there;
        for (const Seat other : seats_of(hand)) there += hand.place(other).paid;
        sizes.most = std::max(sizes.least, price + there + (price - hand.place(seat).bet));
    }
    return sizes;
}

}  // namespace

Options options_by_the_book(const Hand& hand, Seat seat, const std::vector<Deed>& deeds) {
    const Place& place = hand.place(seat);
    const Chips opponent = farthest_opponent(hand, seat);
    const Chips all = place.bet + place.stack;
    Options options;
    options.price = price_of(hand);
    options.opens = options.price == Chips{};
    options.to_call = std::max(Chips{}, std::min({options.price, opponent, all}) - place.bet);
    const bool fixed = hand.stakes.structure == Structure::fixed_limit;
    const Sizes sizes = fixed ? fixed_limit_sizes(hand, deeds) : free_sizes(hand, seat, deeds);
    const Chips facing = options.price - place.bet;
    if (opponent <= options.price) {
        options.closed = RaiseClosed::nobody_can_answer;
    } else if (all <= options.price) {
        options.closed = RaiseClosed::no_chips_beyond_call;
    } else if (sizes.capped) {
        options.closed = RaiseClosed::most_bets;
    } else if (has_acted(seat, deeds) && 2 * facing < sizes.twice_to_reopen) {
        options.closed = RaiseClosed::not_reopened;
        options.faced = facing;
        while (2 * options.required < sizes.twice_to_reopen) options.required += Chips{1};
    } else {
        options.raise = {std::min(sizes.least, all), std::min(sizes.most, all)};
    }
    return options;
}

std::optional<Seat> asked_by_the_book(const Hand& hand, Seat from, const std::vector<Deed>& deeds) {
    for (int step = 1; step <= hand.seats; ++step) {
        const Seat seat{static_cast<std::uint8_t>((from.index + step) % hand.seats)};
        const Place& place = hand.place(seat);
        if (!place.dealt_in || place.folded || place.left || place.stack == Chips{}) continue;
        const Options options = options_by_the_book(hand, seat, deeds);
        if (options.to_call > Chips{} || (options.raise && !has_acted(seat, deeds))) return seat;
    }
    return std::nullopt;
}

Pots pots_by_the_book(const Hand& hand) {
    Pots pots;
    Chips highest;
    const auto paid = [&](Seat seat) { return hand.place(seat).paid - hand.place(seat).bet; };
    for (const Seat seat : seats_of(hand)) highest = std::max(highest, paid(seat));
    for (Chips level{1}; level <= highest; level += Chips{1}) {
        Pot layer;
        for (const Seat seat : seats_of(hand)) {
            if (paid(seat) < level) continue;
            layer.amount += Chips{1};
            if (!hand.place(seat).folded) layer.contenders.add(seat);
        }
        // Everybody who paid has folded, or has left before others were asked: it goes to who is still in.
        if (layer.contenders.empty() && pots.count == 0) layer.contenders = seats_still_in(hand);
        const bool joins =
            pots.count > 0 && (layer.contenders.empty() || layer.contenders == pots.layers[pots.count - 1u].contenders);
        if (joins) {
            pots.layers[pots.count - 1u].amount += layer.amount;
        } else {
            pots.layers[pots.count++] = layer;
        }
    }
    return pots;
}

}  // namespace riverbones::test
