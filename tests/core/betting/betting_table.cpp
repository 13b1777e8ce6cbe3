#include "tests/core/betting/betting_table.hpp"

namespace riverbones::test {

using namespace betting;

namespace {

std::vector<Chips> chips(const std::vector<int>& counts) {
    std::vector<Chips> chips;
    for (const int count : counts) chips.push_back(Chips{count});
    return chips;
}

SeatSet playing(const std::vector<int>& stacks) {
    SeatSet plays;
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        if (stacks[i] > 0) plays.add(Seat{static_cast<std::uint8_t>(i)});
    }
    return plays;
}

std::string told(const std::optional<Returned>& returned) {
    if (!returned) return "nothing";
    return std::to_string(returned->amount.count) + " to " + std::to_string(returned->seat.index + 1);
}

std::optional<Seat> seat_if_any(int number) { return number == 0 ? std::nullopt : std::optional(seat(number)); }

}  // namespace

BettingTable::BettingTable(const Stakes& stakes, const std::vector<int>& stacks, int button)
    : opening(open_hand(
          stakes,
          first_order(seat(button), playing(stacks), static_cast<int>(stacks.size()), stakes.has_blinds()).positions,
          chips(stacks))) {}

BettingTable::BettingTable(const Stakes& stakes, const std::vector<int>& stacks, int button, Blinds blinds)
    : opening(open_hand(stakes, {seat(button), seat_if_any(blinds.small), seat_if_any(blinds.big)}, chips(stacks))) {}

std::string BettingTable::raise() const {
    const auto range = options().raise;
    if (!range) return "no";
    if (range->least == range->most) return std::to_string(range->least.count);
    return std::to_string(range->least.count) + ".." + std::to_string(range->most.count);
}

BettingTable& BettingTable::play(const Action& action) {
    if (hand.awaited && allows(options(), action)) {
        act(hand, action);
    } else {
        ADD_FAILURE() << "seat " << awaited() << " may not do that";
    }
    return *this;
}

BettingTable& BettingTable::all_in() {
    const int total = bet(awaited()) + stack(awaited());
    return options().raise ? raise_to(total) : call();
}

BettingTable& BettingTable::settle() {
    while (hand.awaited) to_call() == 0 ? check() : call();
    return *this;
}

std::string BettingTable::end_round() { return told(betting::end_round(hand)); }

BettingTable& BettingTable::next_round() {
    betting::end_round(hand);
    begin_round(hand);
    return *this;
}

BettingTable& BettingTable::deal_out() {
    betting::end_round(hand);
    while (!hand.awaited && still_in(hand) > 1 && hand.round + 1 < betting_rounds) next_round();
    return *this;
}

std::string BettingTable::pots() const { return told(betting::pots(hand)); }

std::string BettingTable::posts() const {
    std::string told;
    for (const Post& post : opening.all_posts()) {
        using enum Forced;
        told += told.empty() ? "" : ", ";
        told += post.what == ante ? "ante " : post.what == small_blind ? "small blind " : "big blind ";
        told += std::to_string(post.amount.count) + " of " + std::to_string(post.seat.index + 1);
    }
    return told;
}

std::string BettingTable::ante_returned() const { return told(opening.ante_returned); }

std::vector<int> BettingTable::stacks_after(const std::vector<int>& strength) const {
    std::vector<int> stacks;
    for (int number = 1; number <= hand.seats; ++number) stacks.push_back(stack(number));
    const Pots pots = betting::pots(hand);
    for (const Pot& pot : pots.all()) {
        int best = -1;
        for (std::size_t i = 0; i < stacks.size(); ++i) {
            if (pot.contenders.has(Seat{static_cast<std::uint8_t>(i)})) best = std::max(best, strength[i]);
        }
        SeatSet winners;
        for (std::size_t i = 0; i < stacks.size(); ++i) {
            const Seat seat{static_cast<std::uint8_t>(i)};
            if (pot.contenders.has(seat) && strength[i] == best) winners.add(seat);
        }
        const auto shares = shares_of(pot.amount, winners, hand.positions.button, hand.seats);
        for (std::size_t i = 0; i < stacks.size(); ++i) stacks[i] += shares[i].count;
    }
    return stacks;
}

std::string numbers(SeatSet seats) {
    std::string numbers;
    for (std::uint8_t index = 0; index < most_seats; ++index) {
        if (seats.has(Seat{index})) numbers += (numbers.empty() ? "" : "-") + std::to_string(index + 1);
    }
    return numbers;
}

std::string told(const Pots& pots) {
    std::string told;
    for (const Pot& pot : pots.all()) {
        told += (told.empty() ? "" : ", ") + std::to_string(pot.amount.count) + " for " + numbers(pot.contenders);
    }
    return told;
}

SeatSet seats_of(const std::vector<int>& numbers) {
    SeatSet seats;
    for (const int number : numbers) seats.add(seat(number));
    return seats;
}

}  // namespace riverbones::test
