#include "tests/properties/slow_table.hpp"

#include <algorithm>

namespace riverbones::test {

SlowTable::SlowTable(const holdem::Settings& settings) : seats_(static_cast<std::size_t>(settings.players)) {
    for (SeatNotes& notes : seats_) notes.stack = settings.buy_in;
    bought_ = settings.players * settings.buy_in;
}

void SlowTable::begin_hand(const betting::Stakes& stakes) {
    stakes_ = stakes;
    round_ = 0;
    begin_round();
    price_ = stakes.big_blind;
    for (SeatNotes& notes : seats_) notes.before_hand = notes.stack;
}

void SlowTable::begin_round() {
    price_ = Chips{};
    raises_.clear();
    for (SeatNotes& notes : seats_) {
        notes.bet = Chips{};
        notes.acted = false;
    }
}

void SlowTable::end_hand(bool cancelled) {
    for (SeatNotes& notes : seats_) {
        if (cancelled) notes.stack = notes.before_hand;
        if (!notes.goes) continue;
        notes.goes = false;
        notes.gone = true;
        notes.left_with = notes.stack;
        bought_ -= notes.stack;
        notes.stack = Chips{};
    }
}

void SlowTable::hear_of_round(int round) {
    round_ = round;
    begin_round();
}

void SlowTable::hear_open(const holdem::OpenEvent& event) {
    std::visit(
        overloaded{[&](const holdem::HandBegan& hand) { begin_hand(hand.stakes); },
                   [&](const holdem::Posted& posted) {
                       seat(posted.post.seat).stack -= posted.post.amount;
                       if (posted.post.what != betting::Forced::ante) seat(posted.post.seat).bet = posted.post.amount;
                   },
                   [&](const holdem::Acted& acted) {
                       SeatNotes& notes = seat(acted.seat);
                       notes.stack -= acted.cost;
                       notes.bet = acted.to;
                       notes.acted = true;
                       if (acted.deed != holdem::Deed::bet && acted.deed != holdem::Deed::raised) return;
                       raises_.push_back({price_, acted.to});
                       price_ = acted.to;
                   },
                   [&](const holdem::Returned& back) { seat(back.seat).stack += back.amount; },
                   [&](const holdem::PotWon& won) {
                       for (std::size_t i = 0; i < seats_.size(); ++i) seats_[i].stack += won.shares[i];
                   },
                   [&](const holdem::HandEnded& ended) { end_hand(ended.outcome == holdem::Outcome::cancelled); },
                   [&](const holdem::SeatLeft& left) {
                       SeatNotes& notes = seat(left.seat);
                       notes.goes = true;
                       if (left.during_hand) return;
                       notes.goes = false;
                       notes.gone = true;
                       notes.left_with = notes.stack;
                       bought_ -= notes.stack;
                       notes.stack = Chips{};
                   },
                   [&](const holdem::SeatCameBack& back) {
                       seat(back.seat).gone = false;
                       seat(back.seat).stack = back.with;
                       bought_ += back.with;
                   },
                   [&](const holdem::BoughtIn& more) {
                       seat(more.seat).stack += more.amount;
                       bought_ += more.amount;
                   },
                   [](const auto& /*tells nothing about chips*/) {}},
        event);
}

/// "up by the larger of the smallest bet and the last full bet or raise of this round; short all-ins never change that"
Chips SlowTable::smallest_raise() const {
    const bool fixed = stakes_.structure == betting::Structure::fixed_limit;
    Chips smallest = fixed && round_ >= 2 ? stakes_.big_bet : stakes_.smallest_bet;
    if (fixed) return smallest;
    for (const Raise& raise : raises_) smallest = std::max(smallest, raise.to - raise.from);
    return smallest;
}

bool SlowTable::is_open_to(int at) const {
    const SeatNotes& notes = seats_[static_cast<std::size_t>(at)];
    if (!notes.acted) return true;
    const Chips faces = price_ - notes.bet;
    const bool fixed = stakes_.structure == betting::Structure::fixed_limit;
    return fixed ? 2 * faces >= smallest_raise() : faces >= smallest_raise();
}

namespace {

using holdem::Presence;

/// The seats clockwise from left of `from` round to it.
Seats clockwise(int from, int seats) {
    Seats all;
    for (int step = 1; step <= seats; ++step) all.push_back((from + step) % seats);
    return all;
}

bool has(const Seats& seats, int seat) { return std::ranges::find(seats, seat) != seats.end(); }

int first_of(const Seats& order, const Seats& wanted) {
    return *std::ranges::find_if(order, [&](int seat) { return has(wanted, seat); });
}

int index(std::optional<Seat> seat) { return seat ? seat->index : -1; }

template <class Wanted>
Seats seats_that(const holdem::Table& table, const Wanted& wanted) {
    Seats seats;
    for (int i = 0; i < table.seat_count(); ++i) {
        if (wanted(table.seats[static_cast<std::size_t>(i)])) seats.push_back(i);
    }
    return seats;
}

Seats dealt_in(const holdem::Table& table) {
    Seats seats;
    for (int i = 0; i < table.seat_count(); ++i) {
        if (table.hand.places[static_cast<std::size_t>(i)].dealt_in) seats.push_back(i);
    }
    return seats;
}

struct Lie {
    int button;
    int small;  ///< -1: not posted
    int big;

    friend bool operator==(const Lie&, const Lie&) = default;
};

/// Where button and blinds lie when these seats play, after a hand that was played to its end.
Lie lie_after(const holdem::Table& before, const Seats& plays) {
    const int seats = before.seat_count();
    const auto& last = before.order.positions;
    if (!last.big_blind) return {first_of(clockwise(last.button.index, seats), plays), -1, -1};
    const int big = first_of(clockwise(index(last.big_blind), seats), plays);
    if (plays.size() == 2) {
        const int other = plays[0] == big ? plays[1] : plays[0];
        return {other, other, big};
    }
    const int due = index(last.big_blind);
    return {before.order.due_small_blind.index, has(plays, due) ? due : -1, big};
}

/// The same after a cancelled one, if nobody of it has left since.
Lie lie_again(const holdem::Table& before) {
    const auto& last = before.order.positions;
    return {last.button.index, index(last.small_blind), index(last.big_blind)};
}

/// The same when fewer than two are left of those who played.
Lie lie_anew(const holdem::Table& before, const Seats& plays) {
    const bool stays = before.outcome == holdem::Outcome::cancelled && has(plays, lie_again(before).big);
    const int big = stays ? lie_again(before).big : lie_after(before, plays).big;
    Seats round;
    for (const int at : clockwise(big, before.seat_count())) {
        if (has(plays, at)) round.push_back(at);
    }
    // The big blind is the last of them.
    if (round.size() == 2) return {round[0], round[0], big};
    return {round[round.size() - 3], round[round.size() - 2], big};
}

bool between(int seat, const Lie& lie, int seats) {
    for (const int at : clockwise(lie.button, seats)) {
        if (at == lie.big) return false;
        if (at == seat) return true;
    }
    return false;
}

}  // namespace

std::string wrong_in_next_hand(const holdem::Table& before, const holdem::Table& after) {
    const Seats plays = dealt_in(after);
    const Seats regulars = seats_that(before, [](const holdem::SeatState& seat) {
        return seat.presence == Presence::at_table && seat.stack > Chips{};
    });
    const Seats coming = seats_that(before, [](const holdem::SeatState& seat) {
        return seat.presence == Presence::waiting && seat.stack > Chips{};
    });
    for (const int seat : regulars) {
        if (!has(plays, seat)) return "who sat there with chips does not play";
    }
    for (const int seat : plays) {
        if (!has(regulars, seat) && !has(coming, seat)) return "plays without chips or without being there";
    }
    const auto& now = after.order.positions;
    const Lie lie{now.button.index, index(now.small_blind), index(now.big_blind)};
    const bool cancelled = before.outcome == holdem::Outcome::cancelled;
    const bool same_seats = dealt_in(before) == plays;
    const bool anew = regulars.size() < 2 && now.big_blind;
    if (cancelled && same_seats && !anew && lie != lie_again(before)) return "other positions after a cancelled hand";
    if (!cancelled && !anew && lie != lie_after(before, plays)) return "button and blinds lie elsewhere";
    if (anew && lie != lie_anew(before, plays)) return "button and blinds of a table that begins anew lie elsewhere";
    if (!now.big_blind || anew) {
        return coming.size() + regulars.size() == plays.size() ? "" : "waits without a reason";
    }
    for (const int seat : coming) {
        if (cancelled) break;
        Seats with = plays;
        if (!has(plays, seat)) with.insert(std::ranges::upper_bound(with, seat), seat);
        const Lie would_be = lie_after(before, with);
        const bool must_wait =
            regulars.size() == 2 ? would_be.big != seat : between(seat, would_be, before.seat_count());
        if (has(plays, seat) == must_wait) return "waits or does not, against the rule";
    }
    return "";
}

}  // namespace riverbones::test
