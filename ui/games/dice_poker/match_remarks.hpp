#pragma once

#include <QList>
#include <QObject>
#include <QtQmlIntegration>

#include "core/games/dice_poker/remarks.hpp"

namespace riverbones {

/// What can be said of a match that is over, as QML sees it. Seats are -1 where there is nothing to say.
class MatchRemarks : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a table")
    Q_PROPERTY(int rareSeat READ rareSeat NOTIFY changed FINAL)
    Q_PROPERTY(int rareRound READ rareRound NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> rareFaces READ rareFaces NOTIFY changed FINAL)
    Q_PROPERTY(int callSeat READ callSeat NOTIFY changed FINAL)
    /// The four that were kept, in order of their faces, and the one that was rolled.
    Q_PROPERTY(QList<int> callKept READ callKept NOTIFY changed FINAL)
    Q_PROPERTY(int callFace READ callFace NOTIFY changed FINAL)
    Q_PROPERTY(bool wonWithTheLastLine READ wonWithTheLastLine NOTIFY changed FINAL)

public:
    using QObject::QObject;

    void show(const dice_poker::Remarks& remarks);

    int rareSeat() const { return remarks_.rare_roll ? remarks_.rare_roll->seat.index : -1; }
    int rareRound() const { return remarks_.rare_roll ? remarks_.rare_roll->round : 0; }
    QList<int> rareFaces() const;
    int callSeat() const { return remarks_.close_call ? remarks_.close_call->seat.index : -1; }
    QList<int> callKept() const;
    int callFace() const;
    bool wonWithTheLastLine() const { return remarks_.won_with_the_last_line; }

signals:
    void changed();

private:
    dice_poker::Remarks remarks_;
};

}  // namespace riverbones
