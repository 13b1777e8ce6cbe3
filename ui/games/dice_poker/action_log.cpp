#include "ui/games/dice_poker/action_log.hpp"

#include <algorithm>
#include <utility>

#include "core/base/overloaded.hpp"

namespace riverbones {

using namespace dice_poker;

namespace {

QList<int> totals_of(const View& view) {
    QList<int> totals;
    for (int seat = 0; seat < view.settings.players; ++seat) {
        totals.append(view.cards[static_cast<std::size_t>(seat)].total(view.settings));
    }
    return totals;
}

}  // namespace

ActionLog::ActionLog(QObject* parent) : QAbstractListModel(parent) {}

int ActionLog::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant ActionLog::data(const QModelIndex& index, int role) const {
    if (index.row() < 0 || index.row() >= count() || role != RoundRole) return {};
    return round(index.row());
}

QHash<int, QByteArray> ActionLog::roleNames() const { return {{RoundRole, "round"}}; }

ActionLog::Entry ActionLog::at(int row) const {
    return row >= 0 && row < count() ? entries_[static_cast<std::size_t>(row)] : Entry{};
}

void ActionLog::clear() {
    beginResetModel();
    entries_.clear();
    round_ = 1;
    endResetModel();
    emit countChanged();
}

void ActionLog::add(const Happening<DicePoker>& happening, const View& view) {
    if (const auto* back = std::get_if<TakenBack>(&happening)) return addTakenBack(back->seat);
    std::visit(overloaded{[this](const TurnBegan& began) { round_ = began.round; },
                          [](const DiceThrown&) { /* what fell says it all */ },
                          [this](const DiceLanded& landed) { addDice(landed); },
                          [this](const LineWritten& line) {
                              append({.kind = Wrote,
                                      .seat = line.seat.index,
                                      .line = index_of(line.line),
                                      .points = line.points,
                                      .joker = line.joker != JokerRule::no_joker});
                          },
                          [this](const LeftBonusEarned& earned) {
                              append({.kind = WonBonus, .seat = earned.seat.index, .points = left_bonus_worth});
                          },
                          [this, &view](const MatchEnded&) { append({.kind = Ended, .totals = totals_of(view)}); }},
               std::get<Event>(happening));
}

void ActionLog::addDice(const DiceLanded& landed) {
    Entry entry{.kind = Rolled, .seat = landed.seat.index};
    for (int place = 0; place < 5; ++place) {
        auto& faces = landed.rolled.has(place) ? entry.thrown : entry.kept;
        faces.append(landed.dice[static_cast<std::size_t>(place)].face());
    }
    append(std::move(entry));
}

/// The line that the seat wrote last, in the round in which it did.
void ActionLog::addTakenBack(Seat seat) {
    const auto wrote = std::find_if(entries_.rbegin(), entries_.rend(), [seat](const Entry& entry) {
        return entry.kind == Wrote && entry.seat == seat.index;
    });
    RIVERBONES_CHECK(wrote != entries_.rend());
    round_ = wrote->round;
    append({.kind = TookBack, .seat = seat.index, .line = wrote->line});
}

void ActionLog::append(Entry entry) {
    entry.round = round_;
    beginInsertRows({}, count(), count());
    entries_.push_back(std::move(entry));
    endInsertRows();
    emit countChanged();
}

}  // namespace riverbones
