#include "ui/games/dice_holdem/saved_match.hpp"

#include <algorithm>
#include <vector>

#include "ui/play/in_worker.hpp"

namespace riverbones {

DiceHoldemSave::DiceHoldemSave(QObject* parent) : QObject(parent) {
    connect(&seats_, &SeatList::unnamedChanged, this, &DiceHoldemSave::namesChanged);
}

void DiceHoldemSave::setPath(const QString& path) {
    if (path == path_) return;
    path_ = path;
    ready_ = false;
    emit pathChanged();
    emit changed();
    if (path.isEmpty()) return;
    in_worker(
        this, [path] { return load_match<DiceHoldem>(path); },
        [this](const LoadedMatch<DiceHoldem>& loaded) {
            if (loaded.path == path_) show(loaded);
        });
}

void DiceHoldemSave::show(const LoadedMatch<DiceHoldem>& loaded) {
    trouble_ = Reason::None;
    if (loaded.reading.match) {
        const Match<DiceHoldem>& match = *loaded.reading.match;
        const holdem::Table table = match.view(Viewer{}).table;
        seats_.setPlayers(match.record().header.players);
        hand_ = table.number;
        over_ = table.phase == holdem::Phase::over;
        showLead(table);
    } else {
        trouble_ = Reason::code(loaded.damage->why);
        trouble_line_ = loaded.damage->line;
    }
    ready_ = true;
    emit changed();
}

void DiceHoldemSave::showLead(const holdem::Table& table) {
    std::vector<Chips> won;
    for (std::uint8_t i = 0; i < table.seat_count(); ++i) won.push_back(holdem::won_by(table, Seat{i}));
    const auto best = std::ranges::max_element(won);
    leader_ = static_cast<int>(best - won.begin());
    const Chips most = *best;
    won.erase(best);
    lead_ = (most - *std::ranges::max_element(won)).count;
    if (lead_ == 0) leader_ = -1;
}

}  // namespace riverbones
