#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/overloaded.hpp"
#include "core/base/result.hpp"
#include "core/match/record.hpp"

namespace riverbones {

/// A match that is being played: a record and the state that follows from it. The only door for people, bots and files.
/// A value; copying it forks the match.
template <Game G>
class Match {
public:
    using Event = typename G::Event;
    using Events = std::vector<Event>;

    /// A new match, up to where the first seat must decide. Refuses settings with a problem and a wrong number of
    /// players.
    static Result<Match> begin(Header<G> header, Random random) {
        Result<Match> match = from(std::move(header));
        if (!match) return match;
        Match begun = *std::move(match);
        Events events;
        begun.let_house_act(begun.record_.header.began, random, events);
        return begun;
    }

    /// A match as it stood in a record before its first entry; `take` adds the entries one by one.
    static Result<Match> from(Header<G> header) {
        if (const auto problem = G::problem(header.settings)) return *problem;
        const int seats = G::seats(header.settings);
        if (std::cmp_less(header.players.size(), seats)) return Refusal::too_few_players;
        if (std::cmp_greater(header.players.size(), seats)) return Refusal::too_many_players;
        // A match whose record could not be read back must not begin.
        for (const Player& player : header.players) {
            RIVERBONES_CHECK(is_writable_name(player.name) && is_writable_name(player.picture));
        }
        return Match(std::move(header));
    }

    Turn turn() const { return G::turn(state_); }
    typename G::Choices choices(Seat seat) const { return G::choices(state_, seat); }
    /// What the seat may do at this moment; time since the last entry has passed.
    typename G::Choices choices(Seat seat, Moment now) const { return G::choices(state_at(now), seat); }
    typename G::View view(Viewer viewer) const { return G::view(state_, viewer); }
    /// How long the seat that is awaited may take, if there is a limit.
    std::optional<Deadline<typename G::Action>> deadline() const { return G::deadline(state_); }

    /// Who plays the seat now: the player of the header, or a bot that stands in, under the same name and picture.
    Player player(Seat seat) const {
        Player player = record_.header.players[seat.index];
        const auto stand_in = G::stand_in(state_, seat);
        if (!stand_in) return player;
        player.kind = PlayerKind::bot;
        player.level = *stand_in;
        return player;
    }

    /// Plays the action, then lets the house act until a seat must decide. Says what happened; each viewer may learn of
    /// it only through G::seen. `now` earlier than the last entry counts as that entry's moment.
    Result<Events> play(Seat seat, const typename G::Action& action, Moment now, Random random) {
        if (const auto objection = choices(seat, now).objection(action)) return *objection;
        Events events;
        write_down(now, Played<G>{seat, action}, events);
        let_house_act(now, random, events);
        return events;
    }

    /// The seat that may take its last action back, if the rules give that now.
    std::optional<Seat> may_undo() const { return G::take_back(state_); }
    /// The seat that has just taken an action back and may still change its mind.
    std::optional<Seat> may_redo() const { return undone_.empty() ? std::nullopt : std::optional(undone_.back().seat); }

    /// Takes the seat's last action back. The match stands as if it had not been played.
    Result<Events> undo(Seat seat, Moment now) {
        if (may_undo() != seat) return Refusal::nothing_to_take_back;
        Events events;
        write_down(now, TakenBack{seat}, events);
        return events;
    }

    /// Plays again what the seat has just taken back.
    Result<Events> redo(Seat seat, Moment now) {
        if (may_redo() != seat) return Refusal::nothing_to_write_again;
        Events events;
        write_down(now, PlayedAgain{seat}, events);
        return events;
    }

    /// Writes the closing line, unless it stands there already: everybody has left the table for now.
    void leave(Moment now) {
        if (was_left()) return;
        Events events;
        write_down(now, Left{}, events);
    }

    /// Adds an entry that stands in a record, through the same door. Refuses what could not have happened now.
    std::optional<Refusal> take(const Entry<G>& entry) {
        Events events;
        return take(entry, events);
    }
    /// The same, and adds what happened to `events`.
    std::optional<Refusal> take(const Entry<G>& entry, Events& events) {
        if (entry.moment < last_moment()) return Refusal::time_runs_backwards;
        if (!possible(entry)) return Refusal::step_not_possible;
        write_down(entry.moment, entry.what, events);
        return std::nullopt;
    }

    /// After the last entry of a record was taken: does what the house still owed when it was cut off.
    Events settle(Moment now, Random random) {
        Events events;
        if (!was_left()) {
            if (const auto act = G::recovery(state_)) write_down(now, *act, events);
        }
        let_house_act(now, random, events);
        return events;
    }

    /// What happened from the beginning on, without what was taken back. Each viewer may learn of it only through
    /// G::seen.
    Events history() const {
        Events events;
        typename G::State state = G::start(record_.header.settings);
        for (const TimedAct& act : acts_) apply(state, act, events);
        return events;
    }

    bool was_left() const {
        return !record_.entries.empty() && std::holds_alternative<Left>(record_.entries.back().what);
    }

    const Record<G>& record() const { return record_; }

    friend bool operator==(const Match&, const Match&) = default;

private:
    struct TimedAct {
        Moment moment;
        std::variant<Played<G>, typename G::HouseAct> what;

        friend bool operator==(const TimedAct&, const TimedAct&) = default;
    };

    explicit Match(Header<G> header) : record_{std::move(header), {}}, state_(G::start(record_.header.settings)) {}

    Moment last_moment() const {
        return record_.entries.empty() ? record_.header.began : record_.entries.back().moment;
    }

    typename G::State state_at(Moment now) const {
        typename G::State state = state_;
        G::pass_time(state, std::max(now, last_moment()));
        return state;
    }

    bool possible(const Entry<G>& entry) const {
        return std::visit(overloaded{[&](const Played<G>& played) {
                                         return choices(played.seat, entry.moment).allows(played.action);
                                     },
                                     [&](const typename G::HouseAct& act) { return G::fits(state_, act); },
                                     [&](const TakenBack& taken) { return may_undo() == taken.seat; },
                                     [&](const PlayedAgain& again) { return may_redo() == again.seat; },
                                     [&](const Left&) { return !was_left(); }},
                          entry.what);
    }

    template <class What>
    void write_down(Moment now, const What& what, Events& events) {
        Entry<G> entry{std::max(now, last_moment()), what};
        std::visit([&](const auto& happened) { follow(entry.moment, happened, events); }, entry.what);
        record_.entries.push_back(std::move(entry));
    }

    void follow(Moment moment, const Played<G>& played, Events& events) {
        undone_.clear();
        do_act({moment, played}, events);
    }
    void follow(Moment moment, const typename G::HouseAct& act, Events& events) { do_act({moment, act}, events); }
    void follow(Moment, const TakenBack&, Events&) {
        while (!std::holds_alternative<Played<G>>(acts_.back().what)) acts_.pop_back();
        undone_.push_back(*std::get_if<Played<G>>(&acts_.back().what));
        acts_.pop_back();
        replay();
    }
    void follow(Moment moment, const PlayedAgain&, Events& events) {
        const Played<G> again = undone_.back();
        undone_.pop_back();
        do_act({moment, again}, events);
    }
    void follow(Moment, const Left&, Events&) {}

    static void apply(typename G::State& state, const TimedAct& act, Events& events) {
        G::pass_time(state, act.moment);
        std::visit(overloaded{[&](const Played<G>& played) { G::apply(state, played.seat, played.action, events); },
                              [&](const typename G::HouseAct& house) { G::apply(state, house, events); }},
                   act.what);
    }

    void do_act(TimedAct act, Events& events) {
        apply(state_, act, events);
        acts_.push_back(std::move(act));
    }

    void replay() {
        Events events;
        state_ = G::start(record_.header.settings);
        for (TimedAct& act : std::exchange(acts_, {})) do_act(std::move(act), events);
    }

    void let_house_act(Moment now, Random random, Events& events) {
        while (std::holds_alternative<House>(turn())) write_down(now, G::house_act(state_, random), events);
    }

    Record<G> record_;
    typename G::State state_;
    std::vector<TimedAct> acts_;     ///< the entries that still count
    std::vector<Played<G>> undone_;  ///< what was taken back since the last play, newest last
};

}  // namespace riverbones
