#pragma once

#include <QObject>
#include <QtQmlIntegration>

#include <initializer_list>

#include "ui/poker_table/hand_log.hpp"

namespace riverbones {

/// A log in which everything has happened that can, for tests of its sentences.
class ToldLog : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(riverbones::HandLog* log READ log CONSTANT)

public:
    explicit ToldLog(QObject* parent = nullptr) : QObject(parent) {
        tell({holdem::DealerDrawn{one}});
        begin();
        bet();
        show();
        win();
        between();
    }

    HandLog* log() { return &log_; }

private:
    static constexpr Seat one{0};
    static constexpr Seat two{1};

    void tell(std::initializer_list<TableEvent> events) {
        for (const TableEvent& event : events) log_.add(event);
    }

    static holdem::HandBegan hand(int number, int small, int big, int ante, bool risen) {
        betting::Stakes stakes;
        stakes.small_blind = Chips{small};
        stakes.big_blind = Chips{big};
        stakes.ante = Chips{ante};
        return {number, {}, stakes, risen};
    }

    void begin() {
        using betting::Forced;
        tell({hand(1, 10, 20, 0, false), hand(12, 1000, 2000, 200, true), hand(13, 0, 0, 5, false),
              holdem::Posted{{one, Forced::ante, Chips{5}}, false},
              holdem::Posted{{one, Forced::small_blind, Chips{10}}, false},
              holdem::Posted{{two, Forced::big_blind, Chips{7}}, true}});
    }

    void bet() {
        using holdem::Deed;
        tell({holdem::Acted{one, Deed::checked, {}, {}, false},
              holdem::Acted{two, Deed::bet, Chips{40}, Chips{40}, false},
              holdem::Acted{one, Deed::raised, Chips{1200}, Chips{1160}, true},
              holdem::Acted{two, Deed::called, Chips{90}, Chips{50}, true},
              holdem::Acted{two, Deed::folded, {}, {}, false}, holdem::Returned{one, Chips{1110}},
              holdem::RoundEnded{0, Chips{180}}, holdem::TimeBankSpent{one, 5, 25}, holdem::TimeRanOut{two}});
    }

    void show() {
        tell({PiecesDealt{one}, PiecesLaid{1, {5, 2, 5}}, PiecesLaid{2, {6}}, PiecesLaid{3, {1}},
              PiecesShown{one, {6, 5}, false}, PiecesShown{two, {1, 1}, true}});
    }

    void win() {
        holdem::SeatSet both;
        both.add(one);
        both.add(two);
        holdem::SeatSet first;
        first.add(one);
        tell({holdem::PotWon{0, {Chips{1340}, both}, first, {Chips{1340}}},
              holdem::PotWon{1, {Chips{60}, both}, first, {Chips{60}}},
              holdem::PotWon{0, {Chips{301}, both}, both, {Chips{150}, Chips{151}}},
              holdem::PotWon{2, {Chips{80}, both}, both, {Chips{40}, Chips{40}}},
              holdem::HandEnded{13, holdem::Outcome::showdown}, holdem::HandEnded{13, holdem::Outcome::cancelled}});
    }

    void between() {
        tell({holdem::SeatFinished{two, 2}, holdem::SeatFinished{one, 1}, holdem::SeatLeft{two, Chips{1500}, false},
              holdem::SeatLeft{two, Chips{70}, true}, holdem::SeatCameBack{two, Chips{2000}},
              holdem::BoughtIn{two, Chips{1900}, Chips{2000}}, holdem::SeatHandedOver{two, BotLevel::gentle},
              holdem::SeatHandedOver{two, BotLevel::steady}, holdem::SeatHandedOver{two, BotLevel::sharp},
              holdem::SeatHandedOver{two, {}}, holdem::MatchEnded{}});
    }

    HandLog log_;
};

}  // namespace riverbones
