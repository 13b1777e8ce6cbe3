#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/games/double_holdem/bots.hpp"
#include "core/games/double_holdem/variant.hpp"
#include "core/holdem/notation.hpp"
#include "core/holdem/rules.hpp"
#include "core/match/game.hpp"

namespace riverbones {

extern template struct holdem::Rules<double_holdem::Variant>;

/// Double Hold'em as a member of the Game concept: the table of core/holdem with the cards of double_holdem::Variant.
struct DoubleHoldem {
    using Variant = double_holdem::Variant;
    using Rules = holdem::Rules<Variant>;

    using Settings = holdem::Settings;
    using State = Rules::State;
    using Action = holdem::Action;
    using HouseAct = Rules::HouseAct;
    using Event = Rules::Event;
    using Choices = holdem::Choices;
    using View = Rules::View;

    static constexpr std::string_view id = Variant::id;

    static std::optional<Refusal> problem(const Settings& settings) {
        if (settings.forced_bets != holdem::ForcedBets::blinds) return Refusal::blinds_only;
        return holdem::problem(settings);
    }
    static int seats(const Settings& settings) { return settings.players; }

    static State start(const Settings& settings) { return Rules::start(settings); }
    static Turn turn(const State& state) { return holdem::turn(state.table); }
    static Choices choices(const State& state, Seat seat) { return holdem::choices(state.table, seat); }
    static HouseAct house_act(const State& state, Random random) { return Rules::house_act(state, random); }
    static bool fits(const State& state, const HouseAct& act) { return Rules::fits(state, act); }
    static void apply(State& state, Seat seat, const Action& action, std::vector<Event>& events) {
        Rules::apply(state, seat, action, events);
    }
    static void apply(State& state, const HouseAct& act, std::vector<Event>& events) {
        Rules::apply(state, act, events);
    }
    static void pass_time(State& state, Moment moment) { holdem::pass_time(state.table, moment); }

    static View view(const State& state, Viewer viewer) { return Rules::view(state, viewer); }
    static std::optional<Event> seen(const Event& event, Viewer viewer) { return Rules::seen(event, viewer); }

    /// A decision stands: others have seen it.
    static std::optional<Seat> take_back(const State& /*state*/) { return std::nullopt; }
    static std::optional<Deadline<Action>> deadline(const State& state) { return holdem::deadline(state.table); }
    static std::optional<HouseAct> recovery(const State& state) { return Rules::recovery(state); }

    static std::optional<BotLevel> stand_in(const State& state, Seat seat) { return state.table.seat(seat).stand_in; }

    static std::string to_text(const Settings& settings) { return holdem::to_text_with_key(settings); }
    static std::string to_text(const Action& action) { return holdem::to_text(action); }
    static std::string to_text(const HouseAct& act) { return holdem::to_text<Variant>(act); }
    static Settings read_settings(TextScanner& scanner) { return holdem::read_settings_with_key(scanner); }
    static Action read_action(TextScanner& scanner) { return holdem::read_action(scanner); }
    static HouseAct read_house_act(TextScanner& scanner) { return holdem::read_house_act<Variant>(scanner); }

    static Action bot_action(BotLevel level, const View& view, const Choices& choices, FastRandom& random) {
        return double_holdem::bot_action(level, view, choices, random);
    }
};

static_assert(Game<DoubleHoldem>);

}  // namespace riverbones
