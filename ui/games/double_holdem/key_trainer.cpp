#include "ui/games/double_holdem/key_trainer.hpp"

#include <QPromise>
#include <QtConcurrent>

#include <algorithm>
#include <vector>

#include "core/games/double_holdem/equity.hpp"
#include "ui/games/double_holdem/card_hand.hpp"
#include "ui/play/in_worker.hpp"

namespace riverbones {

namespace {

/// Against several opponents the work is done in so many steps, between which it can be stopped.
constexpr int most_steps = 40;
constexpr int samples_a_step = 500;

struct Question {
    double_holdem::OwnCards own{};
    std::vector<Card> flop;
    int opponents = 1;

    /// Against one opponent all is counted at once.
    int steps() const { return opponents == 1 ? 1 : most_steps; }
};

/// Of opponents of whom nothing is known.
template <class Shares>
void work(QPromise<Shares>& promise, const Question& question) {
    const std::vector<double_holdem::Range> opponents(static_cast<std::size_t>(question.opponents));
    promise.setProgressRange(0, question.steps());
    Shares sums{};
    FastRandom random(static_cast<std::uint64_t>(question.own[0].index()));
    for (int step = 0; step < question.steps() && !promise.isCanceled(); ++step) {
        const auto equities =
            double_holdem::key_equities(question.own, question.flop, opponents, samples_a_step, random);
        for (std::size_t key = 0; key < sums.size(); ++key) sums[key] += equities[key].share / question.steps();
        promise.setProgressValue(step + 1);
    }
    promise.addResult(sums);
}

}  // namespace

KeyTrainer::KeyTrainer(QObject* parent) : QObject(parent) {
    connect(&watcher_, &QFutureWatcher<Shares>::finished, this, &KeyTrainer::finish);
    connect(&watcher_, &QFutureWatcher<Shares>::progressValueChanged, this, &KeyTrainer::progressChanged);
}

KeyTrainer::~KeyTrainer() { watcher_.cancel(); }

double KeyTrainer::progress() const {
    const int steps = watcher_.progressMaximum();
    return state_ == Working && steps > 0 ? static_cast<double>(watcher_.progressValue()) / steps : 0;
}

void KeyTrainer::start(const QList<int>& own, const QList<int>& flop, int opponents) {
    cancel();
    if (own.size() != static_cast<int>(double_holdem::own_cards) || flop.empty() || opponents < 1) return;
    Question question{{}, cards_at(flop), opponents};
    std::ranges::copy(cards_at(own), question.own.begin());
    become(Working);
    watcher_.setFuture(QtConcurrent::run(&worker_pool(), work<Shares>, question));
}

void KeyTrainer::cancel() {
    watcher_.cancel();
    shares_.clear();
    become(Idle);
}

void KeyTrainer::finish() {
    if (state_ != Working || watcher_.isCanceled() || watcher_.future().resultCount() == 0) return;
    const Shares shares = watcher_.result();
    shares_ = QList<double>(shares.begin(), shares.end());
    become(Done);
}

void KeyTrainer::become(State state) {
    state_ = state;
    emit changed();
    emit progressChanged();
}

}  // namespace riverbones
