#pragma once

#include <QDateTime>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/archive/chance.hpp"
#include "core/match/recall.hpp"
#include "ui/play/in_worker.hpp"
#include "ui/play/kept_match.hpp"
#include "ui/play/runner_base.hpp"

namespace riverbones {

/// Runs one match: plays what people and bots decide through Match::play, keeps the record on disk up to date after
/// every step, and hands on what happened. View-models look at the match through view() and choices() only.
template <Game G>
class Runner final : public RunnerBase {
public:
    using Events = std::vector<typename G::Event>;
    using Listener = std::function<void(const Events&)>;

    /// `listener` is told what happens from now on, as `viewer` may know it.
    Runner(KeptMatch<G> kept, Viewer viewer, Listener listener)
        : kept_(std::move(kept)),
          house_(kept_.match.record().header.chance),
          viewer_(viewer),
          listener_(std::move(listener)) {
        save();
    }

    /// The bots begin to play from here on.
    void start() { reconsider(); }

    Turn turn() const { return kept_.match.turn(); }
    typename G::View view() const { return kept_.match.view(viewer_); }
    /// What another viewer may know: a person who has the screen for himself now.
    typename G::View view(Viewer viewer) const { return kept_.match.view(viewer); }
    /// What the seat may do at this moment.
    typename G::Choices choices(Seat seat) const { return kept_.match.choices(seat, now()); }
    /// What happened so far, without what was taken back, as the viewer may know it.
    Events history() const { return seen(kept_.match.history()); }
    /// Who sat down at the beginning.
    const std::vector<Player>& players() const { return kept_.match.record().header.players; }
    /// Who plays the seat now, stand-ins counted.
    Player player(Seat seat) const { return kept_.match.player(seat); }
    bool isPerson(Seat seat) const { return player(seat).kind == PlayerKind::person; }
    std::optional<Deadline<typename G::Action>> deadline() const { return kept_.match.deadline(); }

    std::optional<Refusal> play(Seat seat, const typename G::Action& action) {
        return carryOn(kept_.match.play(seat, action, now(), Random(house_)));
    }
    std::optional<Refusal> takeBack(Seat seat) { return carryOn(kept_.match.undo(seat, now())); }
    /// Tells everything that has happened so far; see riverbones::recall.
    template <class Teller>
    void recall(const Teller& tell) const {
        riverbones::recall(kept_.match.record(), viewer_, tell);
    }
    std::optional<Seat> mayTakeBack() const { return kept_.match.may_undo(); }

    /// The table is left properly.
    void leave() {
        if (!kept_.match.was_left()) kept_.match.leave(now());
        save();
    }

    QString path() const { return kept_.file.path(); }

private:
    static Moment now() { return Moment{QDateTime::currentMSecsSinceEpoch()}; }

    bool botIsAwaited() const override {
        const auto seat = seat_to_act(turn());
        return seat && !isPerson(*seat);
    }

    bool someoneMayTakeBack() const override {
        const auto seat = mayTakeBack();
        return seat && isPerson(*seat);
    }

    void ask(int question) override {
        const Seat seat = *seat_to_act(turn());
        const BotLevel level = player(seat).level;
        FastRandom own_random(random().next());
        const auto think = [level, view = kept_.match.view({seat}), choices = choices(seat), own_random]() mutable {
            return G::bot_action(level, view, choices, own_random);
        };
        in_worker(this, think, [this, question](const typename G::Action& action) {
            answer_ = action;
            answered(question);
        });
    }

    void playAnswer() override {
        const auto refused = play(*seat_to_act(turn()), answer_);
        RIVERBONES_CHECK(!refused);
    }

    std::optional<Refusal> carryOn(const Result<Events>& happened) {
        if (!happened) return happened.refusal();
        save();
        listener_(seen(*happened));
        reconsider();
        return std::nullopt;
    }

    Events seen(const Events& events) const {
        Events seen;
        for (const auto& event : events) {
            if (const auto as_seen = G::seen(event, viewer_)) seen.push_back(*as_seen);
        }
        return seen;
    }

    void save() {
        const Record<G>& record = kept_.match.record();
        LineSealer sealer = kept_.sealer;
        std::string lines;
        for (std::size_t i = kept_.written; i < record.entries.size(); ++i) {
            lines += entry_text(record.header, record.entries[i], sealer);
        }
        if (lines.empty()) return;
        if (const auto refusal = kept_.file.append(lines)) {
            emit notSaved(*refusal);
            return;
        }
        kept_.sealer = sealer;
        kept_.written = record.entries.size();
    }

    KeptMatch<G> kept_;
    archive::HouseDraws house_;
    Viewer viewer_;
    Listener listener_;
    typename G::Action answer_{};
};

}  // namespace riverbones
