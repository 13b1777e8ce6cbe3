#pragma once

#include <optional>
#include <vector>

#include "core/base/check.hpp"
#include "core/base/overloaded.hpp"
#include "core/holdem/between_hands.hpp"
#include "core/holdem/choices.hpp"
#include "core/holdem/running_hand.hpp"
#include "core/holdem/state.hpp"

namespace riverbones::holdem {

/// A table of a hold'em game. The members are those that the Game concept asks for; core/match/game.hpp explains them.
/// Each game instantiates it once, in its own .cpp.
template <Variant V>
struct Rules {
    using State = holdem::State<V>;
    using View = holdem::View<V>;
    using HouseAct = holdem::HouseAct<V>;
    using Event = holdem::Event<V>;
    using Events = std::vector<Event>;

    static State start(const Settings& settings) {
        State state{holdem::start(settings), {}, {}, {}};
        if constexpr (V::chooses_key) state.table.key_choices = V::own_pieces;
        return state;
    }

    static HouseAct house_act(const State& state, Random random);
    static bool fits(const State& state, const HouseAct& act);

    static void apply(State& state, Seat seat, const Action& action, Events& events);
    static void apply(State& state, const HouseAct& act, Events& events);

    static View view(const State& state, Viewer viewer);
    static std::optional<Event> seen(const Event& event, Viewer viewer);

    /// A hand that was cut off is cancelled.
    static std::optional<HouseAct> recovery(const State& state) {
        return hand_runs(state.table) ? std::optional(HouseAct(CancelHand{})) : std::nullopt;
    }

private:
    static Deal<V> deal(const State& state, Random random);
    static LayBoard<V> lay_board(const State& state, Random random);
    static bool deal_fits(const State& state, const Deal<V>& deal);
    static bool board_fits(const State& state, const LayBoard<V>& act);
    static typename V::Deck unseen(const State& state);
    static int next_round(const State& state) { return state.table.hand.round + 1; }

    static void follow(State& state, const DrawDealer& act, Events& events);
    static void follow(State& state, const Deal<V>& act, Events& events);
    static void follow(State& state, const LayBoard<V>& act, Events& events);
    static void follow(State& state, const CancelHand& act, Events& events);

    static void follow(State& state, Seat, const Fold& fold, Events& events) { decide(state, fold, events); }
    static void follow(State& state, Seat, const Check& check, Events& events) { decide(state, check, events); }
    static void follow(State& state, Seat, const Call& call, Events& events) { decide(state, call, events); }
    static void follow(State& state, Seat, const RaiseTo& raise, Events& events) { decide(state, raise, events); }
    static void follow(State& state, Seat seat, const ChooseKey& key, Events& events);
    static void follow(State& state, Seat seat, const SpendTime& time, Events& events);
    static void follow(State& state, Seat seat, const TimeIsUp&, Events& events);
    static void follow(State& state, Seat seat, const Show&, Events& events);
    static void follow(State& state, Seat, const NextHand&, Events& events);
    static void follow(State& state, Seat seat, const LeaveTable&, Events& events);
    static void follow(State& state, Seat seat, const ComeBack& back, Events& events) {
        come_back(state.table, seat, back.with, Teller(events));
    }
    static void follow(State& state, Seat seat, const BuyIn& buy, Events& events) {
        buy_in(state.table, seat, buy.up_to, Teller(events));
    }
    static void follow(State& state, Seat seat, const HandSeatOver& over, Events& events) {
        hand_over(state.table, seat, over.to, Teller(events));
    }
    static void follow(State& state, Seat, const EndTable&, Events& events) { end_table(state.table, Teller(events)); }

    static void decide(State& state, const betting::Action& decision, Events& events);
    static HandShown<V> shown(const State& state, Seat seat, bool free_will);
    static void keep_key(State& state, const KeyChosen& key, Events& events);
    /// The seat gets the automatic key.
    static void give_key(State& state, Seat seat, Events& events);
    static void move_on(State& state, Events& events);
    /// All hands that are still in lie open from now on.
    static void turn_up(const State& state, Events& events);
    static void showdown(State& state, Events& events);
    static std::uint32_t strength(const State& state, Seat seat);
    /// No chip may come or go unnoticed, in any build.
    static void count_chips(const State& state) {
        RIVERBONES_CHECK(chips_on_table(state.table) == chips_bought(state.table));
    }
};

template <Variant V>
typename V::Deck Rules<V>::unseen(const State& state) {
    typename V::Deck deck;
    for (std::uint8_t i = 0; i < state.table.seat_count(); ++i) {
        if (!state.table.hand.places[i].dealt_in) continue;
        for (const auto& piece : state.own[i]) deck.take(piece);
    }
    for (const auto& piece : state.board.all()) deck.take(piece);
    return deck;
}

template <Variant V>
Deal<V> Rules<V>::deal(const State& state, Random random) {
    Deal<V> act;
    typename V::Deck deck;
    for (std::uint8_t i = 0; i < state.table.seat_count(); ++i) {
        if (!state.table.hand.places[i].dealt_in) continue;
        act.seats.add(Seat{i});
        for (int which = 0; auto& piece : act.own[i]) {
            piece = deck.draw_own(random, state.table.number, Seat{i}, which++);
        }
    }
    return act;
}

template <Variant V>
LayBoard<V> Rules<V>::lay_board(const State& state, Random random) {
    LayBoard<V> act;
    typename V::Deck deck = unseen(state);
    const int round = next_round(state);
    for (int which = 0; which < V::laid_before[static_cast<std::size_t>(round)]; ++which) {
        act.laid.lay(deck.draw_board(random, state.table.number, round, which));
    }
    return act;
}

template <Variant V>
auto Rules<V>::house_act(const State& state, Random random) -> HouseAct {
    if (state.table.phase == Phase::dealing) return deal(state, random);
    if (state.table.phase == Phase::board) return lay_board(state, random);
    RIVERBONES_CHECK(state.table.phase == Phase::drawing_dealer);
    const auto seats = static_cast<std::uint32_t>(state.table.seat_count());
    return DrawDealer{Seat{static_cast<std::uint8_t>(random.draw(DealerDraw{}, seats))}};
}

template <Variant V>
bool Rules<V>::deal_fits(const State& state, const Deal<V>& deal) {
    if (state.table.phase != Phase::dealing) return false;
    typename V::Deck deck;
    for (std::uint8_t i = 0; i < most_seats; ++i) {
        if (deal.seats.has(Seat{i}) != state.table.hand.places[i].dealt_in) return false;
        if (!deal.seats.has(Seat{i})) {
            if (deal.own[i] != Own<V>{}) return false;
            continue;
        }
        for (const auto& piece : deal.own[i]) {
            if (!deck.has(piece)) return false;
            deck.take(piece);
        }
    }
    return true;
}

template <Variant V>
bool Rules<V>::board_fits(const State& state, const LayBoard<V>& act) {
    if (state.table.phase != Phase::board) return false;
    if (act.laid.count != V::laid_before[static_cast<std::size_t>(next_round(state))]) return false;
    typename V::Deck deck = unseen(state);
    for (const auto& piece : act.laid.all()) {
        if (!deck.has(piece)) return false;
        deck.take(piece);
    }
    return true;
}

template <Variant V>
bool Rules<V>::fits(const State& state, const HouseAct& act) {
    return std::visit(overloaded{[&](const DrawDealer& dealer) {
                                     return state.table.phase == Phase::drawing_dealer &&
                                            dealer.seat.index < state.table.seat_count();
                                 },
                                 [&](const Deal<V>& deal) { return deal_fits(state, deal); },
                                 [&](const LayBoard<V>& board) { return board_fits(state, board); },
                                 [&](const CancelHand&) { return hand_runs(state.table); }},
                      act);
}

template <Variant V>
void Rules<V>::apply(State& state, Seat seat, const Action& action, Events& events) {
    // Whether a decision is allowed is checked where it is made; asking choices() as well would double the work.
    RIVERBONES_CHECK(is_decision(action) ? is_awaited(state.table, seat) : choices(state.table, seat).allows(action));
    std::visit([&](const auto& what) { follow(state, seat, what, events); }, action);
    count_chips(state);
}

template <Variant V>
void Rules<V>::apply(State& state, const HouseAct& act, Events& events) {
    RIVERBONES_CHECK(fits(state, act));
    std::visit([&](const auto& what) { follow(state, what, events); }, act);
    count_chips(state);
}

template <Variant V>
void Rules<V>::follow(State& state, const DrawDealer& act, Events& events) {
    Table& table = state.table;
    events.emplace_back(DealerDrawn{act.seat});
    const bool blinds = table.settings.forced_bets != ForcedBets::ante;
    begin_hand(table, betting::first_order(act.seat, seats_for_next_hand(table), table.seat_count(), blinds),
               Teller(events));
}

template <Variant V>
void Rules<V>::follow(State& state, const Deal<V>& act, Events& events) {
    state.own = act.own;
    for (std::uint8_t i = 0; i < state.table.seat_count(); ++i) {
        if (act.seats.has(Seat{i})) events.emplace_back(Dealt<V>{Seat{i}, act.own[i]});
    }
    move_on(state, events);
}

template <Variant V>
void Rules<V>::follow(State& state, const LayBoard<V>& act, Events& events) {
    for (const auto& piece : act.laid.all()) state.board.lay(piece);
    events.emplace_back(BoardLaid<V>{next_round(state), act.laid});
    begin_round(state.table);
    move_on(state, events);
}

template <Variant V>
void Rules<V>::follow(State& state, const CancelHand&, Events& events) {
    cancel_hand(state.table, Teller(events));
}

template <Variant V>
void Rules<V>::follow(State& state, Seat seat, const ChooseKey& key, Events& events) {
    keep_key(state, {seat, key.which, false}, events);
    move_on(state, events);
}

template <Variant V>
void Rules<V>::follow(State& state, Seat seat, const SpendTime& time, Events& events) {
    SeatState& spender = state.table.seat(seat);
    spender.bank = static_cast<std::uint8_t>(spender.bank - time.seconds);
    events.emplace_back(TimeBankSpent{seat, time.seconds, spender.bank});
}

template <Variant V>
void Rules<V>::follow(State& state, Seat seat, const TimeIsUp&, Events& events) {
    events.emplace_back(TimeRanOut{seat});
    if (state.table.phase == Phase::choosing_key) {
        give_key(state, seat, events);
        return move_on(state, events);
    }
    const bool free_check = betting::options(state.table.hand).to_call == Chips{};
    decide(state, free_check ? betting::Action(Check{}) : betting::Action(Fold{}), events);
}

template <Variant V>
void Rules<V>::follow(State& state, Seat seat, const Show&, Events& events) {
    state.table.shown.add(seat);
    events.emplace_back(shown(state, seat, true));
}

template <Variant V>
void Rules<V>::follow(State& state, Seat /*seat*/, const NextHand&, Events& events) {
    state.board = {};
    state.own = {};
    state.keys = {};
    begin_hand(state.table, order_of_next_hand(state.table), Teller(events));
}

template <Variant V>
void Rules<V>::follow(State& state, Seat seat, const LeaveTable&, Events& events) {
    leave(state.table, seat, Teller(events));
    if (hand_runs(state.table)) move_on(state, events);
}

template <Variant V>
void Rules<V>::decide(State& state, const betting::Action& decision, Events& events) {
    act(state.table, decision, Teller(events));
    move_on(state, events);
}

template <Variant V>
HandShown<V> Rules<V>::shown(const State& state, Seat seat, bool free_will) {
    return {seat, state.own[seat.index], free_will, state.keys[seat.index]};
}

template <Variant V>
void Rules<V>::keep_key(State& state, const KeyChosen& key, Events& events) {
    if constexpr (V::chooses_key) {
        state.keys[key.seat.index] = key.which;
        state.table.chosen.add(key.seat);
        events.emplace_back(key);
    }
}

template <Variant V>
void Rules<V>::give_key(State& state, Seat seat, Events& events) {
    if constexpr (V::chooses_key) {
        keep_key(state, {seat, V::automatic_key(state.own[seat.index]), true}, events);
    }
}

template <Variant V>
void Rules<V>::move_on(State& state, Events& events) {
    // Nobody waits for a seat that has left.
    for (auto seat = seat_to_choose_key(state.table); seat && state.table.hand.place(*seat).left;
         seat = seat_to_choose_key(state.table)) {
        give_key(state, *seat, events);
    }
    const SeatSet lay_open = state.table.shown;
    const bool showdown_is_due = holdem::move_on(state.table, Teller(events));
    if (state.table.shown != lay_open) turn_up(state, events);
    if (showdown_is_due) showdown(state, events);
}

template <Variant V>
void Rules<V>::turn_up(const State& state, Events& events) {
    const ShowingOrder order = showing_order(state.table);
    for (const Seat seat : order.all()) {
        events.emplace_back(shown(state, seat, false));
    }
}

template <Variant V>
void Rules<V>::showdown(State& state, Events& events) {
    std::array<std::uint32_t, most_seats> strengths{};
    const ShowingOrder order = showing_order(state.table);
    for (const Seat seat : order.all()) strengths[seat.index] = strength(state, seat);
    settle(state.table, strengths, Teller(events));
}

template <Variant V>
std::uint32_t Rules<V>::strength(const State& state, Seat seat) {
    const Own<V>& own = state.own[seat.index];
    if constexpr (V::chooses_key) {
        return V::strength(own, *state.keys[seat.index], state.board.all());
    } else {
        return V::strength(own, state.board.all());
    }
}

template <Variant V>
auto Rules<V>::view(const State& state, Viewer viewer) -> View {
    View view;
    view.table = state.table;
    view.board = state.board;
    const bool dealt = state.table.phase != Phase::drawing_dealer && state.table.phase != Phase::dealing &&
                       state.table.outcome != Outcome::cancelled;
    for (std::uint8_t i = 0; dealt && i < state.table.seat_count(); ++i) {
        if (!state.table.hand.places[i].dealt_in) continue;
        if (viewer.seat != Seat{i} && !state.table.shown.has(Seat{i})) continue;
        view.own[i] = state.own[i];
        view.keys[i] = state.keys[i];
    }
    return view;
}

template <Variant V>
auto Rules<V>::seen(const Event& event, Viewer viewer) -> std::optional<Event> {
    if (const auto* dealt = std::get_if<Dealt<V>>(&event); dealt && viewer.seat != dealt->seat) {
        return Dealt<V>{dealt->seat, std::nullopt};
    }
    if constexpr (V::chooses_key) {
        if (const auto* key = std::get_if<KeyChosen>(&event); key && viewer.seat != key->seat) {
            return KeyChosen{key->seat, std::nullopt, key->automatic};
        }
    }
    return event;
}

}  // namespace riverbones::holdem
