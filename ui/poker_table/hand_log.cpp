#include "ui/poker_table/hand_log.hpp"

#include <utility>

#include "core/base/check.hpp"
#include "ui/poker_table/pot_info.hpp"

namespace riverbones {

using namespace holdem;

namespace {

HandLog::Kind kind_of(betting::Forced forced) {
    switch (forced) {
        case betting::Forced::ante: return HandLog::PostedAnte;
        case betting::Forced::small_blind: return HandLog::PostedSmallBlind;
        case betting::Forced::big_blind: return HandLog::PostedBigBlind;
    }
    RIVERBONES_CHECK(false);
}

HandLog::Kind kind_of(Deed deed) {
    switch (deed) {
        case Deed::folded: return HandLog::Folded;
        case Deed::checked: return HandLog::Checked;
        case Deed::called: return HandLog::Called;
        case Deed::bet: return HandLog::Bet;
        case Deed::raised: return HandLog::Raised;
    }
    RIVERBONES_CHECK(false);
}

}  // namespace

/// Makes a row of what happened; nothing for what other rows say.
struct HandLog::Writer {
    using Row = std::optional<Entry>;

    Row operator()(const holdem::DealerDrawn& dealer) const {
        return Entry{.kind = HandLog::DealerDrawn, .seat = dealer.seat.index};
    }
    Row operator()(const holdem::HandBegan& began) const {
        return Entry{.kind = HandLog::HandBegan,
                     .flag = began.risen,
                     .small_blind = began.stakes.small_blind.count,
                     .big_blind = began.stakes.big_blind.count,
                     .ante = began.stakes.ante.count,
                     .smallest_bet = began.stakes.smallest_bet.count};
    }
    Row operator()(const Posted& posted) const {
        return Entry{.kind = kind_of(posted.post.what),
                     .seat = posted.post.seat.index,
                     .amount = posted.post.amount.count,
                     .flag = posted.all_in};
    }
    Row operator()(const Acted& acted) const {
        return Entry{.kind = kind_of(acted.deed),
                     .seat = acted.seat.index,
                     .amount = acted.cost.count,
                     .to = acted.to.count,
                     .flag = acted.all_in};
    }
    Row operator()(const holdem::Returned& returned) const {
        return Entry{.kind = HandLog::Returned, .seat = returned.seat.index, .amount = returned.amount.count};
    }
    Row operator()(const PiecesLaid& board) const { return Entry{.kind = BoardLaid, .pieces = board.laid}; }
    Row operator()(const PiecesShown& hand) const {
        return Entry{.kind = HandShown, .seat = hand.seat.index, .flag = hand.free_will, .pieces = hand.own};
    }
    Row operator()(const holdem::KeyChosen& key) const {
        return Entry{.kind = HandLog::KeyChosen, .seat = key.seat.index, .flag = key.automatic};
    }
    Row operator()(const holdem::PotWon& won) const {
        Entry entry{.kind = HandLog::PotWon, .amount = won.pot.amount.count, .number = won.index};
        entry.winners = seats_of(won.winners);
        for (const int seat : entry.winners) entry.shares.append(won.shares[static_cast<std::size_t>(seat)].count);
        return entry;
    }
    Row operator()(const HandEnded& ended) const {
        return ended.outcome == Outcome::cancelled ? Row(Entry{.kind = HandCancelled}) : std::nullopt;
    }
    Row operator()(const holdem::SeatFinished& finished) const {
        return Entry{.kind = HandLog::SeatFinished, .seat = finished.seat.index, .number = finished.place};
    }
    Row operator()(const holdem::TimeRanOut& out) const {
        return Entry{.kind = HandLog::TimeRanOut, .seat = out.seat.index};
    }
    Row operator()(const holdem::SeatLeft& left) const {
        return Entry{
            .kind = HandLog::SeatLeft, .seat = left.seat.index, .amount = left.with.count, .flag = left.during_hand};
    }
    Row operator()(const holdem::SeatCameBack& back) const {
        return Entry{.kind = HandLog::SeatCameBack, .seat = back.seat.index, .amount = back.with.count};
    }
    Row operator()(const holdem::BoughtIn& bought) const {
        return Entry{.kind = HandLog::BoughtIn,
                     .seat = bought.seat.index,
                     .amount = bought.amount.count,
                     .to = bought.stack.count};
    }
    Row operator()(const holdem::SeatHandedOver& over) const {
        return Entry{.kind = HandLog::SeatHandedOver,
                     .seat = over.seat.index,
                     .number = over.to ? static_cast<int>(*over.to) : -1};
    }
    Row operator()(const holdem::MatchEnded&) const { return Entry{.kind = HandLog::MatchEnded}; }
    /// Bets are in the pot, pieces on the table, seconds gone: everybody sees that.
    Row operator()(const RoundEnded&) const { return std::nullopt; }
    Row operator()(const PiecesDealt&) const { return std::nullopt; }
    Row operator()(const TimeBankSpent&) const { return std::nullopt; }
};

HandLog::HandLog(QObject* parent) : QAbstractListModel(parent) {}

int HandLog::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant HandLog::data(const QModelIndex& index, int role) const {
    if (index.row() < 0 || index.row() >= count() || role != HandRole) return {};
    return hand(index.row());
}

QHash<int, QByteArray> HandLog::roleNames() const { return {{HandRole, "hand"}}; }

HandLog::Entry HandLog::at(int row) const {
    return row >= 0 && row < count() ? entries_[static_cast<std::size_t>(row)] : Entry{};
}

void HandLog::refill(const std::function<void()>& fill) {
    beginResetModel();
    entries_.clear();
    hand_ = round_ = 0;
    refills_ = true;
    fill();
    refills_ = false;
    endResetModel();
    emit countChanged();
}

void HandLog::add(const TableEvent& event) {
    if (const auto* began = std::get_if<holdem::HandBegan>(&event)) {
        hand_ = began->number;
        round_ = 0;
    }
    if (const auto* board = std::get_if<PiecesLaid>(&event)) round_ = board->round;
    if (auto entry = std::visit(Writer{}, event)) append(*std::move(entry));
}

void HandLog::append(Entry entry) {
    entry.hand = hand_;
    entry.round = round_;
    if (refills_) return entries_.push_back(std::move(entry));
    beginInsertRows({}, count(), count());
    entries_.push_back(std::move(entry));
    endInsertRows();
    emit countChanged();
}

}  // namespace riverbones
