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

    // Settings
    too_few_players,
    too_many_players,

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
