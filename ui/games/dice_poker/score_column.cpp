#include "ui/games/dice_poker/score_column.hpp"

namespace riverbones {

using dice_poker::Line;

ScoreColumn::ScoreColumn(int seat, QObject* parent) : QObject(parent), seat_(seat) {}

QList<int> ScoreColumn::marks() const {
    QList<int> marks;
    for (const Line line : dice_poker::all_lines) marks.append(markOf(line));
    return marks;
}

QList<int> ScoreColumn::points() const {
    QList<int> points;
    for (const Line line : dice_poker::all_lines) points.append(card_.points(line).value_or(choices_.points(line)));
    return points;
}

ScoreColumn::Mark ScoreColumn::markOf(Line line) const {
    if (card_.points(line)) return Written;
    if (!choices_.lines.has(line)) return choices_.lines.empty() ? Empty : Closed;
    if (choices_.joker != dice_poker::JokerRule::no_joker) return Joker;
    if (dice_poker::index_of(line) == suggested_) return Suggested;
    return choices_.points(line) > 0 ? Possible : Zero;
}

void ScoreColumn::setCard(const dice_poker::Scorecard& card, const dice_poker::Settings& settings) {
    if (card == card_ && settings == settings_) return;
    card_ = card;
    settings_ = settings;
    emit linesChanged();
    emit sumsChanged();
}

void ScoreColumn::setRank(int rank) {
    if (rank == rank_) return;
    rank_ = rank;
    emit sumsChanged();
}

void ScoreColumn::offer(const dice_poker::Choices& choices, int suggested) {
    choices_ = choices;
    suggested_ = suggested;
    emit linesChanged();
}

void ScoreColumn::offerNothing() {
    if (choices_ != dice_poker::Choices{}) offer({}, -1);
}

}  // namespace riverbones
