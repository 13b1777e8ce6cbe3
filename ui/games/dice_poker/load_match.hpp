#pragma once

#include <QString>

#include <optional>

#include "core/games/dice_poker/dice_poker.hpp"
#include "core/match/record_text.hpp"

namespace riverbones {

/// A match read from a file: either what could be read of it, or why the file could not even be opened.
struct LoadedMatch {
    Reading<DicePoker> reading;
    std::optional<Damage> damage;  ///< line 0: the file as a whole
    /// The damage is only a last line that was being written when the program stopped.
    bool only_cut = false;
};

/// Reads the file; takes as long as the disk takes, so it is called in a worker.
LoadedMatch load_match(const QString& path);

}  // namespace riverbones
