#include "ui/games/dice_poker/score_column.hpp"

namespace riverbones {

using dice_poker::Line;

ScoreColumn::ScoreColumn(int seat, QObject* parent) : QAbstractListModel(parent), seat_(seat) {}

int ScoreColumn::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : dice_poker::line_count; }

QVariant ScoreColumn::data(const QModelIndex& index, int role) const {
    if (index.row() < 0 || index.row() >= rowCount()) return {};
    const Line line = dice_poker::all_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
        case PointsRole: return card_.points(line).value_or(choices_.points(line));
        case MarkRole: return markOf(line);
        default: return {};
    }
}

QHash<int, QByteArray> ScoreColumn::roleNames() const { return {{PointsRole, "points"}, {MarkRole, "mark"}}; }

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
    changed();
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
    changed();
}

void ScoreColumn::offerNothing() {
    if (choices_ != dice_poker::Choices{}) offer({}, -1);
}

void ScoreColumn::changed() { emit dataChanged(index(0), index(rowCount() - 1)); }

}  // namespace riverbones
