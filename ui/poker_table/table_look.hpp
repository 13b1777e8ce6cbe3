#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "ui/poker_table/table_event.hpp"

namespace riverbones {

/// What the bet spot of a seat says.
enum class SpotDeed : std::uint8_t {
    none,
    posted_ante,
    posted_small_blind,
    posted_big_blind,
    checked,
    called,
    bet,
    raised,
    folded,
    all_in,
};

/// One seat as it is shown.
struct PlaceLook {
    Chips stack;
    Chips bet;       ///< in front of the seat in this round
    Chips paid;      ///< put in during the whole hand, less what came back
    Chips won;       ///< out of the pots of the hand that has ended
    Chips invested;  ///< bought in less taken along
    SpotDeed deed{};
    bool in_hand = false;
    bool has_pieces = false;  ///< they have been dealt
    bool folded = false;
    bool left = false;  ///< fixed limit: has left and is asked nothing more
    holdem::Presence presence{};
    Moment left_at;  ///< away
    std::uint8_t finish = 0;
    std::uint8_t bank = holdem::time_bank_seconds;
    bool key_chosen = false;
    Pieces shown;        ///< the hand that lies open
    int shown_key = -1;  ///< which of it is the key

    bool still_in() const { return in_hand && !folded; }
    Chips net() const { return stack - invested; }

    friend bool operator==(const PlaceLook&, const PlaceLook&) = default;
};

struct PotLook {
    betting::Pot pot;
    holdem::SeatSet winners;
    std::array<Chips, holdem::most_seats> shares{};

    friend bool operator==(const PotLook&, const PotLook&) = default;
};

/// A table as it is shown, which may be behind the match: moved on event by event by `follow`.
struct TableLook {
    std::array<PlaceLook, holdem::most_seats> places{};
    holdem::Settings settings;
    betting::Stakes stakes;
    std::optional<betting::Positions> positions;  ///< nothing before the first hand
    int number = 0;
    int hands_played = 0;
    int hands_before = 0;  ///< hands that had been played when this one began
    int round = 0;
    bool hand_runs = false;
    holdem::Outcome outcome{};
    Pieces board;
    std::vector<PotLook> won_pots;  ///< as far as they have been paid
    std::vector<Seat> shown_seats;  ///< in the order in which they showed

    int seat_count() const { return settings.players; }
    PlaceLook& at(Seat seat) { return places[seat.index]; }
    const PlaceLook& at(Seat seat) const { return places[seat.index]; }
    /// Everything in the middle and in front of the seats.
    Chips pot() const;
    /// The bets of earlier rounds as pots; nothing before the first bet lies in the middle, and once they are paid.
    betting::Pots pots() const;
    /// All hands still in have been turned up and the rest of the board is coming.
    bool all_in() const { return hand_runs && !shown_seats.empty(); }
    /// The level of "last one standing" the hand is played in, from 0.
    int level() const { return holdem::level_after(settings, hands_before); }

    friend bool operator==(const TableLook&, const TableLook&) = default;
};

/// A table at which nothing has happened yet.
TableLook look_before(const holdem::Settings& settings);

/// Shows one thing more. `after` is the table after the step that made it happen: it says what the event leaves open,
/// and only for that it is asked.
void follow(TableLook& look, const TableEvent& event, const holdem::Table& after);

/// The look of a table at rest, made from nothing but what lies on it. Following all events must come to the same.
/// (It cannot tell the deeds of a hand with more acts than a table keeps, and not the order of showing.)
TableLook look_of(const TableView& view);

}  // namespace riverbones
