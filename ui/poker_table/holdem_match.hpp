#pragma once

#include <utility>

#include "ui/play/runner.hpp"
#include "ui/poker_table/table_match.hpp"

namespace riverbones {

/// The match behind a table, of the hold'em game G, whose pieces `number_of` writes down as numbers.
template <Game G, NumberOf<typename G::Variant> number_of>
class HoldemMatch final : public TableMatch {
public:
    using Variant = typename G::Variant;

    explicit HoldemMatch(KeptMatch<G> kept)
        : runner_(std::move(kept), Viewer{}, [this](const auto& events) { tell(events); }) {}

    /// A new match.
    static OpenedMatch begin(const archive::Profile& profile, const holdem::Settings& settings,
                             const std::vector<Player>& players) {
        Result<KeptMatch<G>> kept = begin_match<G>(profile, settings, players);
        if (!kept) return {nullptr, Damage{0, kept.refusal()}};
        return {std::make_unique<HoldemMatch>(*std::move(kept)), {}};
    }

    /// Goes on with a saved match: reads it in a worker, then calls done(opened) in the thread of `context`, if that
    /// lives as long.
    template <class Done>
    static void resume(const QString& path, QObject* context, const Done& done) {
        in_worker(
            context, [path] { return load_match<G>(path); },
            [done](const LoadedMatch<G>& loaded) {
                std::optional<KeptMatch<G>> kept;
                if (const auto damage = reopen(loaded, kept)) return done(OpenedMatch{nullptr, damage});
                const bool hand_ran = hand_runs(loaded.reading.match->view(Viewer{}).table);
                OpenedMatch opened{std::make_unique<HoldemMatch>(*std::move(kept)), {}};
                if (!loaded.only_cut) opened.damage = loaded.damage;
                opened.hand_cancelled = hand_ran && !hand_runs(opened.match->view().table);
                done(std::move(opened));
            });
    }

    void start(Listener listener) override {
        listener_ = std::move(listener);
        QObject::connect(&runner_, &RunnerBase::notSaved, &runner_,
                         [this](Refusal refusal) { listener_.not_saved(refusal); });
        runner_.start();
    }

    const std::vector<Player>& players() const override { return runner_.players(); }
    Player player(Seat seat) const override { return runner_.player(seat); }

    Turn turn() const override { return runner_.turn(); }
    TableView view() const override { return table_view<Variant, number_of>(runner_.view()); }
    Pieces own(Seat seat) const override {
        const auto own = runner_.view(Viewer{seat}).own[seat.index];
        return own ? numbers<Variant, number_of>(*own) : Pieces{};
    }
    int key(Seat seat) const override {
        const auto key = runner_.view(Viewer{seat}).keys[seat.index];
        return key ? *key : -1;
    }
    holdem::Choices choices(Seat seat) const override { return runner_.choices(seat); }
    std::optional<Deadline<holdem::Action>> deadline() const override { return runner_.deadline(); }
    std::optional<Refusal> play(Seat seat, const holdem::Action& action) override { return runner_.play(seat, action); }

    void recall(const Teller& tell) const override {
        runner_.recall([&](const Happening<G>& happening, const typename G::View& view) {
            const auto* event = std::get_if<typename G::Event>(&happening);
            if (event) tell(table_event<Variant, number_of>(*event), view.table);
        });
    }

    void setPace(Pace::Speed pace) override { runner_.setPace(pace); }
    void hold() override { runner_.hold(); }
    void release() override { runner_.release(); }
    void hurry() override { runner_.hurry(); }

    void leave() override { runner_.leave(); }
    QString path() const override { return runner_.path(); }

private:
    void tell(const std::vector<typename G::Event>& events) {
        std::vector<TableEvent> told;
        told.reserve(events.size());
        for (const auto& event : events) told.push_back(table_event<Variant, number_of>(event));
        listener_.happened(told);
    }

    Listener listener_;
    Runner<G> runner_;
};

}  // namespace riverbones
