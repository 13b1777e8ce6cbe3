#include "ui/games/dice_poker/saved_match.hpp"

#include <algorithm>
#include <vector>

#include "core/games/dice_poker/standings.hpp"
#include "ui/play/in_worker.hpp"

namespace riverbones {

DicePokerSave::DicePokerSave(QObject* parent) : QObject(parent) {
    connect(&seats_, &SeatList::unnamedChanged, this, &DicePokerSave::namesChanged);
}

void DicePokerSave::setPath(const QString& path) {
    if (path == path_) return;
    path_ = path;
    ready_ = false;
    emit pathChanged();
    emit changed();
    if (path.isEmpty()) return;
    in_worker(
        this, [path] { return load_match<DicePoker>(path); },
        [this](const LoadedMatch<DicePoker>& loaded) {
            if (loaded.path == path_) show(loaded);
        });
}

void DicePokerSave::show(const LoadedMatch<DicePoker>& loaded) {
    trouble_ = Reason::None;
    if (loaded.reading.match) {
        const Match<DicePoker>& match = *loaded.reading.match;
        const dice_poker::View view = match.view(Viewer{});
        seats_.setPlayers(match.record().header.players);
        round_ = view.round;
        over_ = view.phase == dice_poker::Phase::over;
        showLead(view);
    } else {
        trouble_ = Reason::code(loaded.damage->why);
        trouble_line_ = loaded.damage->line;
    }
    ready_ = true;
    emit changed();
}

void DicePokerSave::showLead(const dice_poker::View& view) {
    std::vector<int> totals = dice_poker::totals(view);
    const auto best = std::ranges::max_element(totals);
    leader_ = static_cast<int>(best - totals.begin());
    const int most = *best;
    totals.erase(best);
    lead_ = totals.empty() ? 0 : most - *std::ranges::max_element(totals);
    if (lead_ == 0) leader_ = -1;
}

}  // namespace riverbones
