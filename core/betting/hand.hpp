#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "core/betting/actions.hpp"
#include "core/betting/pots.hpp"
#include "core/betting/stakes.hpp"

namespace riverbones::betting {

inline constexpr int betting_rounds = 4;

/// Where button and blinds lie in a hand. Seats of blinds play; the button may lie at a seat that does not ("dead").
struct Positions {
    Seat button;
    std::optional<Seat> small_blind;  ///< nothing: not posted in this hand, or an ante-only game
    std::optional<Seat> big_blind;    ///< nothing: an ante-only game

    friend bool operator==(const Positions&, const Positions&) = default;
};

/// One seat in a hand.
struct Place {
    Chips stack;  ///< what it can still bet
    Chips bet;    ///< in front of it in this round (an ante is not part of a bet)
    Chips paid;   ///< put in during the whole hand, the bet of this round included, less what came back
    bool dealt_in = false;
    bool folded = false;
    bool acted = false;  ///< in this round; posting a blind is not acting
    bool left = false;   ///< by leave_hand: it is asked nothing more, and what comes back to it is not bet again

    constexpr bool still_in() const { return dealt_in && !folded; }
    constexpr bool can_bet() const { return still_in() && !left && stack > Chips{}; }
    constexpr bool all_in() const { return still_in() && !can_bet(); }
    /// The largest total of the round it can reach.
    constexpr Chips reach() const { return can_bet() ? bet + stack : bet; }

    /// Moves chips from the stack to the bet.
    constexpr void put_in(Chips amount) {
        stack -= amount;
        bet += amount;
        paid += amount;
    }

    friend bool operator==(const Place&, const Place&) = default;
};

/// The two farthest totals of the round that seats still in can reach. Betting does not change them, for what leaves a
/// stack lies in front of the seat; folding and leaving do.
struct Reach {
    Chips first;
    Chips second;
    Seat farthest;  ///< who can reach `first`

    /// The largest total that another seat still in can reach; 0 if there is none.
    constexpr Chips of_others(Seat seat) const { return seat == farthest ? second : first; }

    /// One more seat, which can reach so much.
    constexpr void add(Seat seat, Chips total) {
        second = max(second, min(first, total));
        farthest = total > first ? seat : farthest;
        first = max(first, total);
    }

    friend bool operator==(const Reach&, const Reach&) = default;
};

/// The betting of one hand: chips and seats only, no dice and no cards. A value that the functions below move on.
/// Rounds are counted from 0 (before the board) to 3.
struct Hand {
    Stakes stakes;
    Positions positions;
    std::array<Place, most_seats> places{};
    std::uint8_t seats = 0;  ///< the first so many places belong to the table
    std::uint8_t round = 0;
    Chips price;                      ///< highest bet of the round; a full big blind at least in round 0 with blinds
    Chips last_full_raise;            ///< what a full raise adds to the price; at least the smallest bet
    Chips full_level;                 ///< fixed limit: what the last full bet or raise of the round went to
    int bets = 0;                     ///< fixed limit: bets and raises of this round that count towards the cap
    Reach reach;                      ///< of the seats still in, in this round; kept by the functions below
    std::optional<Seat> awaited;      ///< who must decide; nothing: the round is over
    std::optional<Seat> last_raiser;  ///< last who bet or raised in the last round that was played; not if it folded
    Chips in_play;                    ///< what stacks, bets and pots must add up to; checked after every move

    const Place& place(Seat seat) const { return places[seat.index]; }

    friend bool operator==(const Hand&, const Hand&) = default;
};

enum class Forced : std::uint8_t { ante, small_blind, big_blind };

/// What a seat really put in for a forced bet.
struct Post {
    Seat seat;
    Forced what{};
    Chips amount;

    friend bool operator==(const Post&, const Post&) = default;
};

/// The part of a bet (or of an ante) that nobody has matched goes back to its owner.
struct Returned {
    Seat seat;
    Chips amount;

    friend bool operator==(const Returned&, const Returned&) = default;
};

/// A hand after the forced bets. `stacks` are by seat; 0 means that the seat is not dealt in.
struct Opening {
    Hand hand;
    std::array<Post, most_seats + 2> posts{};  ///< antes first, clockwise from left of the button; no empty ones
    std::uint8_t post_count = 0;
    std::optional<Returned> ante_returned;

    std::span<const Post> all_posts() const { return {posts.data(), post_count}; }
};
Opening open_hand(const Stakes& stakes, const Positions& positions, std::span<const Chips> stacks);

/// What the awaited seat may do. Only while there is one.
Options options(const Hand& hand);

/// Whether the awaited seat may do this.
bool allows(const Options& options, const Action& action);

/// The awaited seat acts. The action must be allowed.
void act(Hand& hand, const Action& action);

/// Ends a round in which nobody is awaited any more: returns what nobody matched and takes the bets in.
std::optional<Returned> end_round(Hand& hand);

/// Begins the next round: after end_round, while more than one seat is in and hand.round < 3.
void begin_round(Hand& hand);

/// Takes a seat out, in its turn or between its turns; passes the turn on as far as needed. In fixed limit the seat
/// counts as all-in for what it has put in: its stack is set aside and returned here, it no longer belongs to the hand.
/// (With nothing put in there is nothing to win, and the seat folds.) In the other structures the seat folds at once,
/// its stack stays where it is, and nothing is returned. The last seat still in has won and does not fold.
Chips leave_hand(Hand& hand, Seat seat);

/// How many seats are still in; one: it takes everything and shows nothing.
int still_in(const Hand& hand);
SeatSet seats_still_in(const Hand& hand);

/// Whether at least two seats are still in of whom at most one has chips: nobody can bet any more. Asked between
/// rounds.
bool betting_is_over(const Hand& hand);

/// Everything in the middle and in front of the seats.
Chips middle(const Hand& hand);

/// The pots as they stand; bets of a round that goes on count only after end_round.
Pots pots(const Hand& hand);

/// Stacks, bets and pots together: must stay what was bought in.
Chips all_chips(const Hand& hand);

/// The first seat in clockwise order, beginning left of `from`, for which `wanted(seat)`; nothing if there is none.
template <class Wanted>
std::optional<Seat> next_seat(Seat from, int seats, const Wanted& wanted) {
    Seat seat = from;
    for (int step = 0; step < seats; ++step) {
        seat = left_of(seat, seats);
        if (wanted(seat)) return seat;
    }
    return std::nullopt;
}

}  // namespace riverbones::betting
