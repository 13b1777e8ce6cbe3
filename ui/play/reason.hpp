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
        HandNotRunning = static_cast<int>(Refusal::hand_not_running),
        HandStillRunning = static_cast<int>(Refusal::hand_still_running),
        NothingToCheck = static_cast<int>(Refusal::nothing_to_check),
        NothingToCall = static_cast<int>(Refusal::nothing_to_call),
        RaiseTooSmall = static_cast<int>(Refusal::raise_too_small),
        RaiseTooLarge = static_cast<int>(Refusal::raise_too_large),
        NobodyCanAnswer = static_cast<int>(Refusal::nobody_can_answer),
        NoChipsToRaise = static_cast<int>(Refusal::no_chips_to_raise),
        MostBetsReached = static_cast<int>(Refusal::most_bets_reached),
        RaiseNotReopened = static_cast<int>(Refusal::raise_not_reopened),
        NoClock = static_cast<int>(Refusal::no_clock),
        TimeBankTooSmall = static_cast<int>(Refusal::time_bank_too_small),
        TimeIsNotUp = static_cast<int>(Refusal::time_is_not_up),
        ChooseKeyFirst = static_cast<int>(Refusal::choose_key_first),
        KeyIsChosen = static_cast<int>(Refusal::key_is_chosen),
        NoKeyToChoose = static_cast<int>(Refusal::no_key_to_choose),
        NothingToShow = static_cast<int>(Refusal::nothing_to_show),
        TooFewToGoOn = static_cast<int>(Refusal::too_few_to_go_on),
        SeatIsAway = static_cast<int>(Refusal::seat_is_away),
        SeatIsNotAway = static_cast<int>(Refusal::seat_is_not_away),
        OnlyAtATableGame = static_cast<int>(Refusal::only_at_a_table_game),
        BuyingInIsOff = static_cast<int>(Refusal::buying_in_is_off),
        StackIsFull = static_cast<int>(Refusal::stack_is_full),
        BuyInOutOfRange = static_cast<int>(Refusal::buy_in_out_of_range),
        TooFewPlayers = static_cast<int>(Refusal::too_few_players),
        TooManyPlayers = static_cast<int>(Refusal::too_many_players),
        ForcedBetsMissing = static_cast<int>(Refusal::forced_bets_missing),
        BlindsOnly = static_cast<int>(Refusal::blinds_only),
        SmallBlindTooLarge = static_cast<int>(Refusal::small_blind_too_large),
        AnteTooLarge = static_cast<int>(Refusal::ante_too_large),
        BigBetTooSmall = static_cast<int>(Refusal::big_bet_too_small),
        CapOutOfRange = static_cast<int>(Refusal::cap_out_of_range),
        BuyInTooSmall = static_cast<int>(Refusal::buy_in_too_small),
        BuyInTooLarge = static_cast<int>(Refusal::buy_in_too_large),
        SeatTooRich = static_cast<int>(Refusal::seat_too_rich),
        TableTooRich = static_cast<int>(Refusal::table_too_rich),
        ClockOutOfRange = static_cast<int>(Refusal::clock_out_of_range),
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
