#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bot_level.hpp"
#include "core/base/deadline.hpp"
#include "core/base/fast_random.hpp"
#include "core/base/moment.hpp"
#include "core/base/random.hpp"
#include "core/base/refusal.hpp"
#include "core/base/text_scanner.hpp"
#include "core/base/turn.hpp"

namespace riverbones {

/// A game: pure static functions over value types. Nothing here reads a clock, a file or a generator; the same acts
/// always lead to the same state and events. `Match` is the only caller that plays; bots that search call `apply` on
/// states of their own making, tests call everything.
template <class G>
concept Game = requires(const typename G::Settings& settings, const typename G::State& state,
                        typename G::State& changing, const typename G::Action& action,
                        const typename G::HouseAct& house_act, const typename G::Event& event,
                        const typename G::Choices& choices, const typename G::View& view,
                        std::vector<typename G::Event>& events, Seat seat, Viewer viewer, Random random,
                        TextScanner& scanner, Moment moment, BotLevel level, FastRandom& bots_random) {
    requires std::regular<typename G::Settings> && std::regular<typename G::State>;
    requires std::regular<typename G::Action> && std::regular<typename G::HouseAct> && std::regular<typename G::Event>;
    requires std::equality_comparable<typename G::View> && std::equality_comparable<typename G::Choices>;

    /// The game's name in records and in the names of its folders.
    { G::id } -> std::convertible_to<std::string_view>;

    // Before the match: what is wrong with the settings, how many seats they ask for, and the first state.
    // start() may be called only with settings without a problem.
    { G::problem(settings) } -> std::same_as<std::optional<Refusal>>;
    { G::seats(settings) } -> std::same_as<int>;
    { G::start(settings) } -> std::same_as<typename G::State>;

    // Who is awaited, and what that seat may do, as data: flags, sets and ranges. Any seat may be asked about;
    // objection() says why an action is not possible, allows() is its short form.
    { G::turn(state) } -> std::same_as<Turn>;
    { G::choices(state, seat) } -> std::same_as<typename G::Choices>;
    { choices.objection(action) } -> std::same_as<std::optional<Refusal>>;
    { choices.allows(action) } -> std::same_as<bool>;

    // The house. Chance enters in house_act() and nowhere else; fits() says whether the house could have done that,
    // because files are not trusted either.
    { G::house_act(state, random) } -> std::same_as<typename G::HouseAct>;
    { G::fits(state, house_act) } -> std::same_as<bool>;

    // The one place where rules change anything. What happened is added to events. An act that is not allowed is a bug.
    {G::apply(changing, seat, action, events)};
    {G::apply(changing, house_act, events)};

    // Time passes up to this moment, never backwards. Only rules about hours and minutes look at it.
    {G::pass_time(changing, moment)};

    // The two doors for secrets. A view is built up from nothing; seen() gives the event as this viewer saw it, or
    // nothing if it was hidden from him.
    { G::view(state, viewer) } -> std::same_as<typename G::View>;
    { G::seen(event, viewer) } -> std::same_as<std::optional<typename G::Event>>;

    // The seat that may take its last action back now; how long the awaited seat has; and what the house does first
    // with a match that was cut off (nothing: it goes on where it was).
    { G::take_back(state) } -> std::same_as<std::optional<Seat>>;
    { G::deadline(state) } -> std::same_as<std::optional<Deadline<typename G::Action>>>;
    { G::recovery(state) } -> std::same_as<std::optional<typename G::HouseAct>>;

    // How settings and acts stand in a record: words with one space between them, one spelling each. What was read
    // counts only if the scanner is finished() afterwards.
    { G::to_text(settings) } -> std::same_as<std::string>;
    { G::to_text(action) } -> std::same_as<std::string>;
    { G::to_text(house_act) } -> std::same_as<std::string>;
    { G::read_settings(scanner) } -> std::same_as<typename G::Settings>;
    { G::read_action(scanner) } -> std::same_as<typename G::Action>;
    { G::read_house_act(scanner) } -> std::same_as<typename G::HouseAct>;

    // The bot that plays a seat at this moment instead of whoever sits there by the header; nothing: nobody does.
    { G::stand_in(state, seat) } -> std::same_as<std::optional<BotLevel>>;

    // A bot gets what a person in its seat would get, never a state.
    { G::bot_action(level, view, choices, bots_random) } -> std::same_as<typename G::Action>;
};

}  // namespace riverbones
