#pragma once

#include <QObject>
#include <QtQmlIntegration>

#include "core/holdem/table.hpp"
#include "ui/play/in_worker.hpp"
#include "ui/play/kept_match.hpp"
#include "ui/play/reason.hpp"
#include "ui/play/seat_list.hpp"

namespace riverbones {

/// What the first screen says of a saved match of a hold'em game. The file is read in a worker once `path` is set.
class SavedTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by each hold'em game")
    Q_PROPERTY(QString path READ path WRITE setPath NOTIFY pathChanged FINAL)
    Q_PROPERTY(bool ready READ ready NOTIFY changed FINAL)
    /// Why the match cannot be opened at all, and the line where it ends to make sense.
    Q_PROPERTY(riverbones::Reason::Code trouble READ trouble NOTIFY changed FINAL)
    Q_PROPERTY(int troubleLine READ troubleLine NOTIFY changed FINAL)
    /// Told again when names change, so that whatever shows them follows.
    Q_PROPERTY(riverbones::SeatList* seats READ seats NOTIFY namesChanged FINAL)
    /// The hand that runs or was played last, from 1.
    Q_PROPERTY(int hand READ hand NOTIFY changed FINAL)
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    /// Who has won most chips, or -1 if several have; and how many more than the next.
    Q_PROPERTY(int leader READ leader NOTIFY changed FINAL)
    Q_PROPERTY(int lead READ lead NOTIFY changed FINAL)

public:
    explicit SavedTable(QObject* parent = nullptr);

    QString path() const { return path_; }
    void setPath(const QString& path);
    bool ready() const { return ready_; }
    Reason::Code trouble() const { return trouble_; }
    int troubleLine() const { return trouble_line_; }
    SeatList* seats() { return &seats_; }
    int hand() const { return hand_; }
    bool over() const { return over_; }
    int leader() const { return leader_; }
    int lead() const { return lead_; }

signals:
    void namesChanged();
    void pathChanged();
    void changed();

protected:
    /// A game calls read<G>(path).
    virtual void readFile(const QString& path) = 0;

    template <Game G>
    void read(const QString& path) {
        in_worker(
            this, [path] { return load_match<G>(path); },
            [this](const LoadedMatch<G>& loaded) {
                if (loaded.path != path_) return;
                if (!loaded.reading.match) return showDamage(*loaded.damage);
                showMatch(loaded.reading.match->record().header.players, loaded.reading.match->view(Viewer{}).table);
            });
    }

private:
    void showDamage(const Damage& damage);
    void showMatch(const std::vector<Player>& players, const holdem::Table& table);
    void showLead(const holdem::Table& table);

    QString path_;
    bool ready_ = false;
    Reason::Code trouble_ = Reason::None;
    int trouble_line_ = 0;
    SeatList seats_;
    int hand_ = 0;
    bool over_ = false;
    int leader_ = -1;
    int lead_ = 0;
};

}  // namespace riverbones
