#pragma once

#include <QAbstractListModel>
#include <QtQmlIntegration>

#include <vector>

#include "core/games/dice_poker/dice_poker.hpp"
#include "core/match/recall.hpp"

namespace riverbones {

/// What happened in a match, oldest first, as numbers: ActionWords.qml has the sentences, in whatever language the
/// program speaks when they are asked for.
class ActionLog : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a table")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

public:
    enum Kind {
        Rolled,    ///< kept() and thrown()
        Wrote,     ///< line(), points(), joker()
        WonBonus,  ///< the bonus of the left side
        TookBack,  ///< line()
        Ended,     ///< totals()
    };
    Q_ENUM(Kind)

    enum Role { RoundRole = Qt::UserRole + 1 };

    explicit ActionLog(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(entries_.size()); }

    Q_INVOKABLE riverbones::ActionLog::Kind kind(int row) const { return at(row).kind; }
    Q_INVOKABLE int seat(int row) const { return at(row).seat; }
    Q_INVOKABLE int round(int row) const { return at(row).round; }
    /// Faces of the dice that were kept, and of those that were thrown.
    Q_INVOKABLE QList<int> kept(int row) const { return at(row).kept; }
    Q_INVOKABLE QList<int> thrown(int row) const { return at(row).thrown; }
    Q_INVOKABLE int line(int row) const { return at(row).line; }
    Q_INVOKABLE int points(int row) const { return at(row).points; }
    Q_INVOKABLE bool joker(int row) const { return at(row).joker; }
    Q_INVOKABLE QList<int> totals(int row) const { return at(row).totals; }

    void clear();
    /// Adds what belongs into the log; `view` is that of the moment after it happened.
    void add(const Happening<DicePoker>& happening, const dice_poker::View& view);

signals:
    void countChanged();

private:
    struct Entry {
        Kind kind = Rolled;
        int seat = 0;
        int round = 1;
        QList<int> kept{};
        QList<int> thrown{};
        int line = 0;
        int points = 0;
        bool joker = false;
        QList<int> totals{};
    };

    /// An empty entry for a row that does not exist: what shows a row outlives it by a moment.
    Entry at(int row) const;
    void addDice(const dice_poker::DiceLanded& landed);
    void addTakenBack(Seat seat);
    void append(Entry entry);

    std::vector<Entry> entries_;
    int round_ = 1;
};

}  // namespace riverbones
