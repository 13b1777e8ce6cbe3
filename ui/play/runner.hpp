#pragma once

#include <QDateTime>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/archive/chance.hpp"
#include "core/archive/record_file.hpp"
#include "core/match/recall.hpp"
#include "core/match/record_text.hpp"
#include "ui/play/in_worker.hpp"
#include "ui/play/runner_base.hpp"

namespace riverbones {

/// Runs one match: plays what people and bots decide through Match::play, keeps the record on disk up to date after
/// every step, and hands on what happened. View-models look at the match through view() and choices() only.
template <Game G>
class Runner final : public RunnerBase {
public:
    using Events = std::vector<typename G::Event>;
    using Listener = std::function<void(const Events&)>;

    /// `written` entries of the match stand in the file already; `sealer` goes on after them. `listener` is told what
    /// happened, as `viewer` may know it. A match that was cut off is settled first; that is not told.
    Runner(Match<G> match, archive::RecordFile file, LineSealer sealer, std::size_t written, Viewer viewer,
           Listener listener)
        : match_(std::move(match)),
          house_(match_.record().header.chance),
          file_(std::move(file)),
          sealer_(sealer),
          written_(written),
          viewer_(viewer),
          listener_(std::move(listener)) {
        match_.settle(now(), Random(house_));
        save();
    }

    /// The bots begin to play from here on.
    void start() { reconsider(); }

    Turn turn() const { return match_.turn(); }
    typename G::View view() const { return match_.view(viewer_); }
    /// What another viewer may know: a person who has the screen for himself now.
    typename G::View view(Viewer viewer) const { return match_.view(viewer); }
    typename G::Choices choices(Seat seat) const { return match_.choices(seat); }
    /// What happened so far, without what was taken back, as the viewer may know it.
    Events history() const { return seen(match_.history()); }
    /// Who sat down at the beginning.
    const std::vector<Player>& players() const { return match_.record().header.players; }
    /// Who plays the seat now, stand-ins counted.
    Player player(Seat seat) const { return match_.player(seat); }
    bool isPerson(Seat seat) const { return player(seat).kind == PlayerKind::person; }
    std::optional<Deadline<typename G::Action>> deadline() const { return match_.deadline(); }

    std::optional<Refusal> play(Seat seat, const typename G::Action& action) {
        return carryOn(match_.play(seat, action, now(), Random(house_)));
    }
    std::optional<Refusal> takeBack(Seat seat) { return carryOn(match_.undo(seat, now())); }
    /// Tells everything that has happened so far; see riverbones::recall.
    template <class Teller>
    void recall(const Teller& tell) const {
        riverbones::recall(match_.record(), viewer_, tell);
    }
    std::optional<Seat> mayTakeBack() const { return match_.may_undo(); }

    /// The table is left properly.
    void leave() {
        if (!match_.was_left()) match_.leave(now());
        save();
    }

    QString path() const { return file_.path(); }

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
        in_worker(
            this,
            [level, view = match_.view({seat}), choices = choices(seat), own_random]() mutable {
                return G::bot_action(level, view, choices, own_random);
            },
            [this, question](const typename G::Action& action) {
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
        const Record<G>& record = match_.record();
        LineSealer sealer = sealer_;
        std::string lines;
        for (std::size_t i = written_; i < record.entries.size(); ++i) {
            lines += entry_text(record.header, record.entries[i], sealer);
        }
        if (lines.empty()) return;
        if (const auto refusal = file_.append(lines)) {
            emit notSaved(*refusal);
            return;
        }
        sealer_ = sealer;
        written_ = record.entries.size();
    }

    Match<G> match_;
    archive::HouseDraws house_;
    archive::RecordFile file_;
    LineSealer sealer_;
    std::size_t written_;
    Viewer viewer_;
    Listener listener_;
    typename G::Action answer_{};
};

}  // namespace riverbones
