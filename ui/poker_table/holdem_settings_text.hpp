#pragma once

#include <QObject>
#include <QtQmlIntegration>

#include "core/holdem/settings.hpp"
#include "ui/play/reason.hpp"
#include "ui/poker_table/poker_table.hpp"

namespace riverbones {

/// The settings of a hold'em table for set-up: as fields, and as the text that the shell keeps and hands to the table.
/// A field keeps whatever is typed; `problem` says what is wrong with all of them together.
class HoldemSettingsText : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// In the notation of records. A text that makes no sense means the defaults.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed FINAL)
    Q_PROPERTY(riverbones::Reason::Code problem READ problem NOTIFY changed FINAL)

    /// Of a game with a key: blinds only, and a time for the key. A text that has such a time says so too.
    Q_PROPERTY(bool keyed READ keyed WRITE setKeyed NOTIFY changed FINAL)
    Q_PROPERTY(int keyClock READ keyClock WRITE setKeyClock NOTIFY changed FINAL)  ///< seconds, where there is a clock

    Q_PROPERTY(int seats READ seats WRITE setSeats NOTIFY changed FINAL)
    Q_PROPERTY(riverbones::HoldemSettingsText::Kind kind READ kind WRITE setKind NOTIFY changed FINAL)
    Q_PROPERTY(riverbones::PokerTable::Structure structure READ structure WRITE setStructure NOTIFY changed FINAL)
    Q_PROPERTY(riverbones::HoldemSettingsText::Forced forced READ forced WRITE setForced NOTIFY changed FINAL)
    Q_PROPERTY(int smallBlind READ smallBlind WRITE setSmallBlind NOTIFY changed FINAL)
    Q_PROPERTY(int bigBlind READ bigBlind WRITE setBigBlind NOTIFY changed FINAL)
    Q_PROPERTY(int ante READ ante WRITE setAnte NOTIFY changed FINAL)
    /// Ante alone: the smallest bet, which with blinds is the big blind. In fixed limit the small bet.
    Q_PROPERTY(int smallestBet READ smallestBet WRITE setSmallestBet NOTIFY changed FINAL)
    Q_PROPERTY(int bigBet READ bigBet WRITE setBigBet NOTIFY changed FINAL)        ///< fixed limit
    Q_PROPERTY(int mostBets READ mostBets WRITE setMostBets NOTIFY changed FINAL)  ///< fixed limit; 0: no cap
    Q_PROPERTY(int buyIn READ buyIn WRITE setBuyIn NOTIFY changed FINAL)
    Q_PROPERTY(bool buyInAgain READ buyInAgain WRITE setBuyInAgain NOTIFY changed FINAL)  ///< table game
    Q_PROPERTY(riverbones::HoldemSettingsText::Length length READ length WRITE setLength NOTIFY changed FINAL)
    Q_PROPERTY(int clock READ clock WRITE setClock NOTIFY changed FINAL)  ///< seconds a decision; 0: no clock

    /// The field that `problem` is about.
    Q_PROPERTY(riverbones::HoldemSettingsText::Field wrongField READ wrongField NOTIFY changed FINAL)

    // What the first hand is played for: what was set, or where the schedule of "last one standing" begins.
    Q_PROPERTY(int firstSmallBlind READ firstSmallBlind NOTIFY changed FINAL)  ///< 0: no blinds
    Q_PROPERTY(int firstBigBlind READ firstBigBlind NOTIFY changed FINAL)
    Q_PROPERTY(int firstAnte READ firstAnte NOTIFY changed FINAL)  ///< 0: no ante
    Q_PROPERTY(int firstSmallestBet READ firstSmallestBet NOTIFY changed FINAL)
    Q_PROPERTY(int firstBigBet READ firstBigBet NOTIFY changed FINAL)

    // What the figures must keep to.
    /// The largest big blind (ante alone: smallest bet) for which some buy-in is possible.
    Q_PROPERTY(int measureMost READ measureMost NOTIFY changed FINAL)
    Q_PROPERTY(int betMost READ betMost CONSTANT FINAL)
    /// The buy-in is so many times the big blind (ante alone: smallest bet).
    Q_PROPERTY(int fewestInBuyIn READ fewestInBuyIn CONSTANT FINAL)
    Q_PROPERTY(int mostInBuyIn READ mostInBuyIn CONSTANT FINAL)
    Q_PROPERTY(int buyInLeast READ buyInLeast NOTIFY changed FINAL)
    Q_PROPERTY(int buyInMost READ buyInMost NOTIFY changed FINAL)
    Q_PROPERTY(int handsALevel READ handsALevel NOTIFY changed FINAL)
    Q_PROPERTY(int fewestSeats READ fewestSeats CONSTANT FINAL)
    Q_PROPERTY(int mostSeats READ mostSeats CONSTANT FINAL)
    Q_PROPERTY(int shortestClock READ shortestClock CONSTANT FINAL)
    Q_PROPERTY(int longestClock READ longestClock CONSTANT FINAL)
    Q_PROPERTY(int usualClock READ usualClock CONSTANT FINAL)  ///< when it is switched on
    Q_PROPERTY(int timeBank READ timeBank CONSTANT FINAL)
    Q_PROPERTY(int highestCap READ highestCap CONSTANT FINAL)

public:
    enum Kind { TableGame, LastOneStanding };
    Q_ENUM(Kind)

    enum Forced { Blinds, Ante, Both };
    Q_ENUM(Forced)

    enum Length { Quick, Evening, LongEvening };
    Q_ENUM(Length)

    enum Field { NoField, SmallBlind, BigBlind, AnteField, SmallestBet, BigBet, BuyIn };
    Q_ENUM(Field)

    using QObject::QObject;

    QString text() const;
    void setText(const QString& text);
    Reason::Code problem() const;
    Field wrongField() const;

    bool keyed() const { return keyed_; }
    void setKeyed(bool keyed);
    int keyClock() const { return settings_.key_clock; }
    void setKeyClock(int seconds);

    int seats() const { return settings_.players; }
    Q_INVOKABLE void setSeats(int seats);
    Kind kind() const { return static_cast<Kind>(settings_.kind); }
    void setKind(Kind kind);
    PokerTable::Structure structure() const { return static_cast<PokerTable::Structure>(settings_.structure); }
    void setStructure(PokerTable::Structure structure);
    Forced forced() const { return static_cast<Forced>(settings_.forced_bets); }
    /// Another kind of forced bets brings its usual ante and big bet along, if the usual ones of the kind before stood
    /// there.
    void setForced(Forced forced);
    int smallBlind() const { return settings_.small_blind.count; }
    void setSmallBlind(int chips) { setChips(&holdem::Settings::small_blind, chips); }
    int bigBlind() const { return settings_.big_blind.count; }
    /// The big bet follows if it was the usual one.
    void setBigBlind(int chips) { setMeasure(&holdem::Settings::big_blind, chips); }
    int ante() const { return settings_.ante.count; }
    void setAnte(int chips) { setChips(&holdem::Settings::ante, chips); }
    int smallestBet() const { return settings_.smallest_bet.count; }
    void setSmallestBet(int chips) { setMeasure(&holdem::Settings::smallest_bet, chips); }
    int bigBet() const { return settings_.big_bet.count; }
    void setBigBet(int chips) { setChips(&holdem::Settings::big_bet, chips); }
    int mostBets() const { return settings_.most_bets.value_or(0); }
    void setMostBets(int bets);
    int buyIn() const { return settings_.buy_in.count; }
    void setBuyIn(int chips) { setChips(&holdem::Settings::buy_in, chips); }
    bool buyInAgain() const { return settings_.buy_in_again; }
    void setBuyInAgain(bool again);
    Length length() const { return static_cast<Length>(settings_.length); }
    void setLength(Length length);
    int clock() const { return settings_.clock.value_or(0); }
    void setClock(int seconds);

    int firstSmallBlind() const { return first().small_blind.count; }
    int firstBigBlind() const { return first().big_blind.count; }
    int firstAnte() const { return first().ante.count; }
    int firstSmallestBet() const { return first().smallest_bet.count; }
    int firstBigBet() const { return first().big_bet.count; }

    int measureMost() const;
    int betMost() const { return holdem::most_on_a_seat.count; }
    int fewestInBuyIn() const { return holdem::fewest_blinds_in_buy_in; }
    int mostInBuyIn() const { return holdem::most_blinds_in_buy_in; }
    int buyInLeast() const;
    int buyInMost() const;
    int handsALevel() const { return holdem::hands_a_level(settings_.length); }
    int fewestSeats() const { return holdem::fewest_players; }
    int mostSeats() const { return holdem::most_players; }
    int shortestClock() const { return holdem::shortest_clock; }
    int longestClock() const { return holdem::longest_clock; }
    int usualClock() const;
    int timeBank() const { return holdem::time_bank_seconds; }
    int highestCap() const { return betting::highest_cap; }

signals:
    void changed();

private:
    betting::Stakes first() const { return holdem::stakes(settings_, 0); }
    void set(const holdem::Settings& settings);
    void setChips(Chips holdem::Settings::*field, int chips);
    void setMeasure(Chips holdem::Settings::*field, int chips);
    Field measureField() const;
    Field missingField() const;
    Field tooRichField() const;

    holdem::Settings settings_;
    bool keyed_ = false;
};

}  // namespace riverbones
