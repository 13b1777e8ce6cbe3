#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/base/bot_level.hpp"
#include "core/base/moment.hpp"
#include "core/base/turn.hpp"
#include "core/betting/button.hpp"
#include "core/betting/hand.hpp"
#include "core/holdem/settings.hpp"

namespace riverbones::holdem {

using betting::most_seats;
using betting::SeatSet;

enum class Phase : std::uint8_t {
    drawing_dealer,  ///< the house draws by lot who has the button first
    dealing,         ///< the house gives every seat its hidden pieces
    betting,         ///< a seat must decide
    choosing_key,    ///< a seat must choose its key before it decides
    board,           ///< the house lays the next community pieces
    between,         ///< the result of the last hand stands until somebody goes on
    over,
};

enum class Presence : std::uint8_t {
    at_table,
    waiting,  ///< came back, but is not dealt in yet
    away,     ///< has left and may come back
    out,      ///< last one standing: has lost everything
};

/// One seat of the table from hand to hand.
struct SeatState {
    Chips stack;                            ///< between hands. While a hand runs: what it was before that hand
    Chips bought;                           ///< all that was ever bought in
    Chips taken;                            ///< all that was ever taken along
    Chips left_with;                        ///< away: what was taken along the last time
    Moment left_at;                         ///< away: when the seat left
    std::uint8_t bank = time_bank_seconds;  ///< seconds of the time bank that are left
    std::uint8_t finish = 0;                ///< last one standing, once it is out or has won: its place, from 1
    Presence presence = Presence::at_table;
    std::optional<BotLevel> stand_in;  ///< a bot that plays this seat instead of whoever sat there at first

    friend bool operator==(const SeatState&, const SeatState&) = default;
};

enum class Deed : std::uint8_t { folded, checked, called, bet, raised };

/// In games with a key each seat chooses it in this round.
inline constexpr int key_round = 1;

/// Something a seat did in this hand, in the open.
struct PastAct {
    Chips to;  ///< what the seat has in front of it afterwards
    Seat seat;
    std::uint8_t round = 0;  ///< 0 to 3
    Deed deed{};

    friend bool operator==(const PastAct&, const PastAct&) = default;
};

/// How the hand that is being played or was played last ended, and why.
enum class Outcome : std::uint8_t {
    none,        ///< it runs, or there was none yet
    all_folded,  ///< one seat took everything and showed nothing
    showdown,
    cancelled,  ///< every stack is what it was before
};

inline constexpr std::size_t most_past_acts = 32;

/// Everything about a table that lies open: all but the hidden pieces. A value.
struct Table {
    Settings settings;
    std::array<SeatState, most_seats> seats{};
    betting::Hand hand;  ///< the hand that runs or was played last
    betting::Order order{};
    int number = 0;        ///< of that hand, from 1, cancelled ones counted
    int hands_played = 0;  ///< to their end
    Phase phase = Phase::drawing_dealer;
    Outcome outcome = Outcome::none;
    SeatSet shown;                 ///< hands that lie open
    SeatSet chosen;                ///< seats that have their key in this hand
    std::uint8_t key_choices = 0;  ///< hidden pieces of a seat, of which one is to be its key; 0: no keys in this game
    std::uint8_t past_act_count = 0;
    /// The first acts of this hand, in order. A hand with more than there is room for is rare; the rest is not kept.
    std::array<PastAct, most_past_acts> past_acts{};
    std::array<SeatSet, most_seats> winners{};  ///< of each pot of the hand, once it has ended
    Moment now;                                 ///< of the last act

    std::uint8_t seat_count() const { return static_cast<std::uint8_t>(settings.players); }
    SeatState& seat(Seat at) { return seats[at.index]; }
    const SeatState& seat(Seat at) const { return seats[at.index]; }
    int level() const { return level_after(settings, hands_played); }
    std::span<const PastAct> acts() const { return {past_acts.data(), past_act_count}; }

    friend bool operator==(const Table&, const Table&) = default;
};

/// Who returns within half an hour buys in for at least what he took along.
inline constexpr std::int64_t milliseconds_a_return_is_remembered = std::int64_t{30} * 60 * 1000;

Table start(const Settings& settings);
Turn turn(const Table& table);
void pass_time(Table& table, Moment moment);

/// Whether a hand has begun and has not ended.
bool hand_runs(const Table& table);
/// Whether this seat must decide now.
bool is_awaited(const Table& table, Seat seat);
/// The seat that must choose its key before the hand goes on: in betting order each seat that is in chooses and then
/// acts, also one that is all-in or that nobody can answer any more. Who is the last one in need not have chosen.
std::optional<Seat> seat_to_choose_key(const Table& table);

/// Chips in stacks, bets and pots; always what was bought in less what was taken along.
Chips chips_on_table(const Table& table);
Chips chips_bought(const Table& table);

/// Chips in front of and behind the seat now, during a hand and between hands.
Chips stack_of(const Table& table, Seat seat);
/// Chips won (or lost: below 0) since the match began.
Chips won_by(const Table& table, Seat seat);

/// Seats that would be dealt in if a hand began now. Nobody waits when fewer than two would play without those who come
/// back: the table begins anew, with the big blind where it falls and small blind and button at the two playing seats
/// before it. Nor does anybody in an ante-only game, where there is no blind to dodge.
SeatSet seats_for_next_hand(const Table& table);
/// The button and the blinds of that hand, for which there must be two seats.
betting::Order order_of_next_hand(const Table& table);

}  // namespace riverbones::holdem
