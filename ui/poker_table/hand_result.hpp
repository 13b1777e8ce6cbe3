#pragma once

#include <QList>
#include <QObject>
#include <QQmlListProperty>
#include <QtQmlIntegration>

#include "ui/poker_table/pot_info.hpp"
#include "ui/poker_table/table_look.hpp"

namespace riverbones {

/// How the hand that was played last ended: who won which pot. Empty while a hand runs.
class HandResult : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a table")
    Q_PROPERTY(riverbones::HandResult::Outcome outcome READ outcome NOTIFY changed FINAL)
    /// The main pot first.
    Q_PROPERTY(QQmlListProperty<riverbones::PotInfo> pots READ pots NOTIFY changed FINAL)
    /// To whom all others have left the pot, also one without chips; -1: nobody did, or several were in to the end.
    Q_PROPERTY(int lastOneIn READ lastOneIn NOTIFY changed FINAL)
    /// The hands that lie open, in the order in which they were shown.
    Q_PROPERTY(QList<int> shownSeats READ shownSeats NOTIFY changed FINAL)

public:
    enum Outcome {
        None,       ///< a hand runs, or there was none yet
        AllFolded,  ///< one seat took everything and showed nothing
        Showdown,
        Cancelled,  ///< every stack is what it was before
    };
    Q_ENUM(Outcome)

    using QObject::QObject;

    Outcome outcome() const { return outcome_; }
    int lastOneIn() const { return last_one_in_; }
    QQmlListProperty<PotInfo> pots() { return {this, &pots_}; }
    QList<int> shownSeats() const { return shown_; }

    void show(const TableLook& look);

signals:
    void changed();

private:
    Outcome outcome_ = None;
    int last_one_in_ = -1;
    std::vector<PotLook> won_;
    QList<PotInfo*> pots_;
    QList<int> shown_;
};

}  // namespace riverbones
