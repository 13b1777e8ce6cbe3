#pragma once

#include <QList>
#include <QObject>
#include <QtQmlIntegration>

#include "ui/poker_table/table_look.hpp"

namespace riverbones {

/// One pot: who can win it, and once it has been paid who did. Lists of seats are in their order.
class PotInfo : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a table")
    Q_PROPERTY(int index READ index CONSTANT FINAL)  ///< 0 is the main pot
    Q_PROPERTY(int amount READ amount CONSTANT FINAL)
    Q_PROPERTY(QList<int> contenders READ contenders CONSTANT FINAL)
    Q_PROPERTY(QList<int> winners READ winners CONSTANT FINAL)
    /// The chips of each winner, in the order of `winners`.
    Q_PROPERTY(QList<int> shares READ shares CONSTANT FINAL)
    /// The winners who got one chip more than others; empty if all have the same.
    Q_PROPERTY(QList<int> oddChipsTo READ oddChipsTo CONSTANT FINAL)

public:
    PotInfo(int index, const PotLook& look, QObject* parent) : QObject(parent), index_(index), look_(look) {}

    int index() const { return index_; }
    int amount() const { return look_.pot.amount.count; }
    QList<int> contenders() const;
    QList<int> winners() const;
    QList<int> shares() const;
    QList<int> oddChipsTo() const;

private:
    int index_;
    PotLook look_;
};

/// The seats of a set in their order.
QList<int> seats_of(betting::SeatSet seats);

}  // namespace riverbones
