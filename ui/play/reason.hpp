#pragma once

#include <QObject>
#include <QtQmlIntegration>

#include "core/base/refusal.hpp"

namespace riverbones {

/// Refusal as QML sees it; ReasonText.qml has the sentence for each.
class Reason : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("an enumeration")

public:
    enum Code {
        None = -1,
        MatchIsOver = static_cast<int>(Refusal::match_is_over),
        NotYourTurn = static_cast<int>(Refusal::not_your_turn),
        RollFirst = static_cast<int>(Refusal::roll_first),
        NoRollLeft = static_cast<int>(Refusal::no_roll_left),
        KeepsEveryDie = static_cast<int>(Refusal::keeps_every_die),
        KeepsBeforeFirstRoll = static_cast<int>(Refusal::keeps_before_first_roll),
        LineIsWritten = static_cast<int>(Refusal::line_is_written),
        JokerBelongsElsewhere = static_cast<int>(Refusal::joker_belongs_elsewhere),
        NothingToTakeBack = static_cast<int>(Refusal::nothing_to_take_back),
        NothingToWriteAgain = static_cast<int>(Refusal::nothing_to_write_again),
        TooFewPlayers = static_cast<int>(Refusal::too_few_players),
        TooManyPlayers = static_cast<int>(Refusal::too_many_players),
        NotARecord = static_cast<int>(Refusal::not_a_record),
        UnknownVersion = static_cast<int>(Refusal::unknown_version),
        OtherGame = static_cast<int>(Refusal::other_game),
        DamagedLine = static_cast<int>(Refusal::damaged_line),
        DamagedSettings = static_cast<int>(Refusal::damaged_settings),
        DamagedPlayers = static_cast<int>(Refusal::damaged_players),
        TimeRunsBackwards = static_cast<int>(Refusal::time_runs_backwards),
        StepNotPossible = static_cast<int>(Refusal::step_not_possible),
        ProfileInUse = static_cast<int>(Refusal::profile_in_use),
        FolderNotUsable = static_cast<int>(Refusal::folder_not_usable),
        FileNotReadable = static_cast<int>(Refusal::file_not_readable),
        FileNotWritable = static_cast<int>(Refusal::file_not_writable),
        FileTooLarge = static_cast<int>(Refusal::file_too_large),
    };
    Q_ENUM(Code)

    static Code code(Refusal refusal) { return static_cast<Code>(refusal); }
};

}  // namespace riverbones
