#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/check.hpp"
#include "core/games/dice_poker/bots.hpp"
#include "core/games/dice_poker/notation.hpp"
#include "core/games/dice_poker/rules.hpp"
#include "core/match/game.hpp"

namespace riverbones {

/// Dice Poker as a member of the Game concept. The rules are in dice_poker/rules.hpp.
struct DicePoker {
    using Settings = dice_poker::Settings;
    using State = dice_poker::State;
    using Action = dice_poker::Action;
    using HouseAct = dice_poker::HouseAct;
    using Event = dice_poker::Event;
    using Choices = dice_poker::Choices;
    using View = dice_poker::View;

    static constexpr std::string_view id = "dice_poker";

    static std::optional<Refusal> problem(const Settings& settings) { return dice_poker::problem(settings); }
    static int seats(const Settings& settings) { return settings.players; }

    static State start(const Settings& settings) { return dice_poker::start(settings); }
    static Turn turn(const State& state) { return dice_poker::turn(state); }
    static Choices choices(const State& state, Seat seat) { return dice_poker::choices(state, seat); }
    static HouseAct house_act(const State& state, Random random) { return dice_poker::house_act(state, random); }
    static bool fits(const State& state, const HouseAct& act) { return dice_poker::fits(state, act); }
    static void apply(State& state, Seat seat, const Action& action, std::vector<Event>& events) {
        RIVERBONES_CHECK(seat == state.acting);
        dice_poker::apply(state, action, events);
    }
    static void apply(State& state, const HouseAct& act, std::vector<Event>& events) {
        dice_poker::apply(state, act, events);
    }

    /// Nothing in this game depends on how late it is.
    static void pass_time(State& /*state*/, Moment /*moment*/) {}

    static View view(const State& state, Viewer viewer) { return dice_poker::view(state, viewer); }
    /// Everything that happens at this table is seen by everybody.
    static std::optional<Event> seen(const Event& event, Viewer /*viewer*/) { return event; }

    static std::optional<Seat> take_back(const State& state) { return dice_poker::take_back(state); }
    /// There is no clock in this game.
    static std::optional<Deadline<Action>> deadline(const State& /*state*/) { return std::nullopt; }
    /// A turn that was cut off goes on exactly where it was.
    static std::optional<HouseAct> recovery(const State& /*state*/) { return std::nullopt; }

    /// Whoever sits down plays to the end.
    static std::optional<BotLevel> stand_in(const State& /*state*/, Seat /*seat*/) { return std::nullopt; }

    static std::string to_text(const Settings& settings) { return dice_poker::to_text(settings); }
    static std::string to_text(const Action& action) { return dice_poker::to_text(action); }
    static std::string to_text(const HouseAct& act) { return dice_poker::to_text(act); }
    static Settings read_settings(TextScanner& scanner) { return dice_poker::read_settings(scanner); }
    static Action read_action(TextScanner& scanner) { return dice_poker::read_action(scanner); }
    static HouseAct read_house_act(TextScanner& scanner) { return dice_poker::read_house_act(scanner); }

    static Action bot_action(BotLevel level, const View& view, const Choices& choices, FastRandom& random) {
        return dice_poker::bot_action(level, view, choices, random);
    }
};

static_assert(Game<DicePoker>);

}  // namespace riverbones
