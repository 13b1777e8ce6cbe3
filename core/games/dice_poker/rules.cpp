#include "core/games/dice_poker/rules.hpp"

#include "core/base/overloaded.hpp"

namespace riverbones::dice_poker {

namespace {

JokerRule joker_rule(const State& state, const FaceCounts& counts) {
    const Scorecard& card = state.cards[state.acting.index];
    const int face = face_of_five(counts);
    if (!state.settings.joker || face == 0 || card.points(Line::poker) != poker_worth) return JokerRule::no_joker;
    const LineSet open = card.open_lines();
    if (open.has(left_line(face))) return JokerRule::its_left_line;
    if (!(open & LineSet::right()).empty()) return JokerRule::any_right_line;
    return JokerRule::zero_in_left_line;
}

LineSet lines_for(JokerRule rule, LineSet open, const FaceCounts& counts) {
    using enum JokerRule;
    switch (rule) {
        case no_joker: return open;
        case its_left_line: return LineSet::only(left_line(face_of_five(counts)));
        case any_right_line: return open & LineSet::right();
        case zero_in_left_line: return open & LineSet::left();
    }
    RIVERBONES_CHECK(false);
}

int points_for(JokerRule rule, Line line, const FaceCounts& counts) {
    using enum JokerRule;
    switch (rule) {
        case no_joker:
        case its_left_line: return worth(line, counts);
        case any_right_line: return joker_worth(line, counts);
        case zero_in_left_line: return 0;
    }
    RIVERBONES_CHECK(false);
}

void begin_next_turn(State& state, std::vector<Event>& events) {
    state.rolls_used = 0;
    state.dice = {};
    state.phase = Phase::to_roll;
    state.acting.index = static_cast<std::uint8_t>(state.acting.index + 1);
    if (state.acting.index == state.settings.players) {
        if (state.round == rounds) {
            state.acting.index = static_cast<std::uint8_t>(state.settings.players - 1);
            state.phase = Phase::over;
            events.push_back(MatchEnded{});
            return;
        }
        state.acting.index = 0;
        ++state.round;
    }
    events.push_back(TurnBegan{state.acting, state.round});
}

void roll(State& state, const Roll& action, std::vector<Event>& events) {
    state.just_wrote.reset();
    ++state.rolls_used;
    state.rolling = action.keep.others();
    state.phase = Phase::falling;
    events.push_back(DiceThrown{state.acting, state.rolls_used, action.keep});
}

void write(State& state, const Write& action, std::vector<Event>& events) {
    const FaceCounts counts = count_faces(state.dice);
    const JokerRule rule = joker_rule(state, counts);
    const int points = points_for(rule, action.line, counts);
    Scorecard& card = state.cards[state.acting.index];
    const bool had_bonus = is_left(action.line) && card.left_bonus(state.settings) > 0;
    card.write(action.line, points);
    if (rule != JokerRule::no_joker) card.count_joker();
    events.push_back(LineWritten{state.acting, action.line, points, rule});
    if (is_left(action.line) && !had_bonus && card.left_bonus(state.settings) > 0) {
        events.push_back(LeftBonusEarned{state.acting});
    }
    state.just_wrote = state.acting;
    begin_next_turn(state, events);
}

}  // namespace

State start(const Settings& settings) {
    RIVERBONES_CHECK(!problem(settings));
    State state;
    state.settings = settings;
    return state;
}

Turn turn(const State& state) {
    using enum Phase;
    switch (state.phase) {
        case to_roll:
        case deciding: return state.acting;
        case falling: return House{};
        case over: return Over{};
    }
    RIVERBONES_CHECK(false);
}

Choices choices(const State& state, Seat seat) {
    Choices choices;
    if (state.phase == Phase::over) {
        choices.closed = Refusal::match_is_over;
        return choices;
    }
    if (state.phase == Phase::falling || seat != state.acting) {
        choices.closed = Refusal::not_your_turn;
        return choices;
    }
    choices.rolls_used = state.rolls_used;
    choices.may_roll = state.rolls_used < rolls_a_turn;
    choices.open = state.cards[seat.index].open_lines();
    if (state.phase == Phase::to_roll) return choices;

    const FaceCounts counts = count_faces(state.dice);
    choices.joker = joker_rule(state, counts);
    choices.lines = lines_for(choices.joker, choices.open, counts);
    for (const Line line : all_lines) {
        if (!choices.lines.has(line)) continue;
        choices.worth[static_cast<std::size_t>(index_of(line))] =
            static_cast<std::int8_t>(points_for(choices.joker, line, counts));
    }
    return choices;
}

HouseAct house_act(const State& state, Random random) {
    RIVERBONES_CHECK(state.phase == Phase::falling);
    DiceFell fell{state.rolling, {}};
    for (int place = 0; place < 5; ++place) {
        if (!state.rolling.has(place)) continue;
        const DieDraw name{state.acting, state.round, state.rolls_used, place + 1};
        fell.dice[static_cast<std::size_t>(place)] = Die(static_cast<int>(random.draw(name, 6)) + 1);
    }
    return fell;
}

bool fits(const State& state, const HouseAct& act) {
    const DiceFell& fell = *std::get_if<DiceFell>(&act);
    return state.phase == Phase::falling && fell.rolled == state.rolling;
}

void apply(State& state, const Action& action, std::vector<Event>& events) {
    RIVERBONES_CHECK(choices(state, state.acting).allows(action));
    std::visit(overloaded{[&](const Roll& act) { roll(state, act, events); },
                          [&](const Write& act) { write(state, act, events); }},
               action);
}

void apply(State& state, const HouseAct& act, std::vector<Event>& events) {
    RIVERBONES_CHECK(fits(state, act));
    const DiceFell& fell = *std::get_if<DiceFell>(&act);
    for (std::size_t place = 0; place < 5; ++place) {
        if (fell.rolled.has(static_cast<int>(place))) state.dice[place] = fell.dice[place];
    }
    state.rolling = DiceMask::none();
    state.phase = Phase::deciding;
    events.push_back(DiceLanded{state.acting, state.rolls_used, fell.rolled, state.dice});
}

View view(const State& state, Viewer /*viewer*/) {
    View view;
    view.settings = state.settings;
    view.cards = state.cards;
    view.acting = state.acting;
    view.round = state.round;
    view.phase = state.phase;
    view.rolls_used = state.rolls_used;
    view.rolling = state.rolling;
    const bool landed = state.phase == Phase::deciding || (state.phase == Phase::falling && state.rolls_used > 1);
    if (landed) view.dice = state.dice;
    view.may_take_back = take_back(state);
    return view;
}

std::optional<Seat> take_back(const State& state) { return state.just_wrote; }

}  // namespace riverbones::dice_poker
