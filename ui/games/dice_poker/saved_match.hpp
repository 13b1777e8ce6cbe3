#pragma once

#include <QObject>
#include <QtQmlIntegration>

#include "core/games/dice_poker/dice_poker.hpp"
#include "ui/play/kept_match.hpp"
#include "ui/play/reason.hpp"
#include "ui/play/seat_list.hpp"

namespace riverbones {

/// What the first screen says of a saved match of Dice Poker. The file is read in a worker once `path` is set.
class DicePokerSave : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY pathChanged FINAL)
    Q_PROPERTY(bool ready READ ready NOTIFY changed FINAL)
    /// Why the match cannot be opened at all, and the line where it ends to make sense.
    Q_PROPERTY(riverbones::Reason::Code trouble READ trouble NOTIFY changed FINAL)
    Q_PROPERTY(int troubleLine READ troubleLine NOTIFY changed FINAL)
    /// Told again when names change, so that whatever shows them follows.
    Q_PROPERTY(riverbones::SeatList* seats READ seats NOTIFY namesChanged FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    /// Who leads, or -1 if several do; and by how many points.
    Q_PROPERTY(int leader READ leader NOTIFY changed FINAL)
    Q_PROPERTY(int lead READ lead NOTIFY changed FINAL)

public:
    explicit DicePokerSave(QObject* parent = nullptr);

    QString path() const { return path_; }
    void setPath(const QString& path);
    bool ready() const { return ready_; }
    Reason::Code trouble() const { return trouble_; }
    int troubleLine() const { return trouble_line_; }
    SeatList* seats() { return &seats_; }
    int round() const { return round_; }
    bool over() const { return over_; }
    int leader() const { return leader_; }
    int lead() const { return lead_; }

signals:
    void namesChanged();
    void pathChanged();
    void changed();

private:
    void show(const LoadedMatch<DicePoker>& loaded);
    void showLead(const dice_poker::View& view);

    QString path_;
    bool ready_ = false;
    Reason::Code trouble_ = Reason::None;
    int trouble_line_ = 0;
    SeatList seats_;
    int round_ = 1;
    bool over_ = false;
    int leader_ = -1;
    int lead_ = 0;
};

}  // namespace riverbones
