#pragma once

#include <cstdint>

namespace riverbones {

/// Why somebody's input was not taken. The user interface has one sentence for each.
enum class Refusal : std::uint8_t {
    // An action at the table
    match_is_over,
    not_your_turn,
    roll_first,
    no_roll_left,
    keeps_every_die,
    keeps_before_first_roll,
    line_is_written,
    joker_belongs_elsewhere,
    nothing_to_take_back,
    nothing_to_write_again,

    // An action at a table with betting
    hand_not_running,    ///< there is no hand in which it could be done
    hand_still_running,  ///< only between hands
    nothing_to_check,    ///< there is something to call
    nothing_to_call,
    raise_too_small,
    raise_too_large,
    nobody_can_answer,   ///< a raise: no other seat could put in more
    no_chips_to_raise,   ///< calling takes the whole stack
    most_bets_reached,   ///< the cap of fixed limit
    raise_not_reopened,  ///< the seat has acted, and less than a full raise came since
    no_clock,
    time_bank_too_small,
    time_is_not_up,
    choose_key_first,  ///< a decision is possible only after the key card
    key_is_chosen,     ///< it cannot be taken back
    no_key_to_choose,  ///< not now, not in this game, or not that one
    nothing_to_show,
    too_few_to_go_on,  ///< fewer than two seats have chips
    seat_is_away,
    seat_is_not_away,
    only_at_a_table_game,  ///< leaving, buying in and ending by agreement
    buying_in_is_off,      ///< by the house rules
    stack_is_full,         ///< it has the buy-in or more
    buy_in_out_of_range,

    // Settings
    too_few_players,
    too_many_players,
    forced_bets_missing,    ///< neither blinds nor ante
    blinds_only,            ///< the game is played without an ante
    small_blind_too_large,  ///< larger than the big blind
    ante_too_large,         ///< larger than the big blind or the smallest bet
    big_bet_too_small,      ///< smaller than the small bet
    cap_out_of_range,       ///< 1 to 8 bets a round
    buy_in_too_small,       ///< less than 20 big blinds
    buy_in_too_large,       ///< more than 500 big blinds
    seat_too_rich,          ///< more than 100,000 a seat
    table_too_rich,         ///< more than 1,000,000 on the table
    clock_out_of_range,     ///< 10 to 60 seconds

    // A record that is read
    not_a_record,
    unknown_version,
    other_game,
    damaged_line,
    damaged_settings,
    damaged_players,
    time_runs_backwards,
    step_not_possible,

    // Files and folders (core/archive)
    profile_in_use,
    folder_not_usable,
    file_not_readable,
    file_not_writable,
    file_too_large,
};

}  // namespace riverbones
