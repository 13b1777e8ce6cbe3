#pragma once

#include <QList>
#include <QObject>
#include <QtQmlIntegration>

#include "core/games/dice_poker/choices.hpp"
#include "core/games/dice_poker/scorecard.hpp"

namespace riverbones {

/// One player's column of the scorecard.
class ScoreColumn : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of a table")
    Q_PROPERTY(int seat READ seat CONSTANT FINAL)
    /// For each line, in the order of dice_poker::Line: what its cell shows.
    Q_PROPERTY(QList<int> marks READ marks NOTIFY linesChanged FINAL)
    /// For each line: what is written, or what would be; meaningful unless the mark is Empty or Closed.
    Q_PROPERTY(QList<int> points READ points NOTIFY linesChanged FINAL)
    Q_PROPERTY(int leftSum READ leftSum NOTIFY sumsChanged FINAL)
    Q_PROPERTY(int leftBonus READ leftBonus NOTIFY sumsChanged FINAL)
    Q_PROPERTY(int rightSum READ rightSum NOTIFY sumsChanged FINAL)
    Q_PROPERTY(int jokerBonus READ jokerBonus NOTIFY sumsChanged FINAL)
    Q_PROPERTY(int total READ total NOTIFY sumsChanged FINAL)
    /// 1 for the highest total; equal totals have equal ranks.
    Q_PROPERTY(int rank READ rank NOTIFY sumsChanged FINAL)

public:
    /// Possible and the marks below it are for lines of the acting player that are still open; all but Closed may be
    /// written now.
    enum Mark { Empty, Written, Possible, Zero, Suggested, Joker, Closed };
    Q_ENUM(Mark)

    explicit ScoreColumn(int seat, QObject* parent = nullptr);

    int seat() const { return seat_; }
    QList<int> marks() const;
    QList<int> points() const;
    int leftSum() const { return card_.left_sum(); }
    int leftBonus() const { return card_.left_bonus(settings_); }
    int rightSum() const { return card_.right_sum(); }
    int jokerBonus() const { return card_.joker_bonus(); }
    int total() const { return card_.total(settings_); }
    int rank() const { return rank_; }

    void setCard(const dice_poker::Scorecard& card, const dice_poker::Settings& settings);
    void setRank(int rank);
    /// Shows what the dice would be worth, and which line is suggested (-1: none).
    void offer(const dice_poker::Choices& choices, int suggested);
    void offerNothing();

signals:
    void linesChanged();
    void sumsChanged();

private:
    Mark markOf(dice_poker::Line line) const;

    int seat_;
    int rank_ = 1;
    int suggested_ = -1;
    dice_poker::Scorecard card_;
    dice_poker::Settings settings_;
    dice_poker::Choices choices_;
};

}  // namespace riverbones
