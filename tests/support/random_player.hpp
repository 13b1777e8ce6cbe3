#pragma once

#include <optional>

#include "core/base/fast_random.hpp"
#include "core/games/dice_poker/choices.hpp"
#include "core/holdem/choices.hpp"
#include "core/match/match.hpp"
#include "tests/support/builders.hpp"

namespace riverbones::test {

/// One of the actions that `choices` allow, each as likely as the others. Works it out from the parts of `choices` and
/// without asking allows(), so that the two can be held against each other. There must be one.
inline dice_poker::Action random_action(const dice_poker::Choices& choices, FastRandom& random) {
    RIVERBONES_CHECK(!choices.closed);
    const int keeps = !choices.may_roll ? 0 : choices.rolls_used == 0 ? 1 : 31;
    int pick = static_cast<int>(random.below(static_cast<std::uint32_t>(keeps + choices.lines.count())));
    if (pick < keeps) return dice_poker::Roll{DiceMask(static_cast<unsigned>(pick))};
    pick -= keeps;
    for (const dice_poker::Line line : dice_poker::all_lines) {
        if (choices.lines.has(line) && pick-- == 0) return dice_poker::Write{line};
    }
    RIVERBONES_CHECK(false);
}

/// One of the actions that `choices` allow at a table with betting: mostly what keeps hands going, now and then all
/// else. Between hands the table game ends once in a while.
inline holdem::Action random_action(const holdem::Choices& choices, FastRandom& random) {
    const auto once_in = [&](std::uint32_t times) { return random.below(times) == 0; };
    const auto from = [&](Chips least, Chips most) {
        if (once_in(3)) return once_in(2) ? least : most;
        return least +
               Chips{static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>((most - least).count + 1)))};
    };
    if (!choices.no_leaving && once_in(80)) return holdem::LeaveTable{};
    if (!choices.no_key) {
        if (!choices.no_time_up && once_in(4)) return holdem::TimeIsUp{};
        return holdem::ChooseKey{static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(choices.keys)))};
    }
    if (!choices.closed) {
        if (choices.bank > 0 && once_in(4))
            return holdem::SpendTime{1 + static_cast<int>(random.below(30)) % choices.bank};
        if (!choices.no_time_up && once_in(4)) return holdem::TimeIsUp{};
        if (choices.betting->raise && once_in(3)) {
            return holdem::RaiseTo{from(choices.betting->raise->least, choices.betting->raise->most)};
        }
        if (choices.betting->to_call == Chips{}) return holdem::Check{};
        return once_in(3) ? holdem::Action(holdem::Fold{}) : holdem::Action(holdem::Call{});
    }
    if (!choices.no_buying && once_in(2)) return holdem::BuyIn{from(choices.buy_up_to.least, choices.buy_up_to.most)};
    if (!choices.no_coming_back && once_in(2)) {
        return holdem::ComeBack{from(choices.come_back_with.least, choices.come_back_with.most)};
    }
    if (!choices.no_show && once_in(2)) return holdem::Show{};
    if (!choices.no_handing_over && once_in(20)) {
        return holdem::HandSeatOver{once_in(2) ? std::nullopt : std::optional(BotLevel::sharp)};
    }
    if (!choices.no_ending && (choices.no_next_hand || once_in(40))) return holdem::EndTable{};
    RIVERBONES_CHECK(!choices.no_next_hand);
    return holdem::NextHand{};
}

/// Who acts next when seats act at random: who is awaited, between hands anybody. Nobody when the match is over.
template <Game G>
std::optional<Seat> next_to_act(const Match<G>& match, FastRandom& random) {
    const Turn turn = match.turn();
    if (!std::holds_alternative<Anyone>(turn)) return seat_to_act(turn);
    const auto seats = static_cast<std::uint32_t>(G::seats(match.record().header.settings));
    return Seat{static_cast<std::uint8_t>(random.below(seats))};
}

/// Plays on at random to the end, calling `before(match, seat)` ahead of every decision.
template <Game G, class Before>
void play_to_the_end(Match<G>& match, FastRandom& players, Random house, Before&& before) {
    for (std::int64_t time = 0; const auto acting = next_to_act(match, players); time += 1000) {
        before(match, *acting);
        const auto played = match.play(*acting, random_action(match.choices(*acting), players), after(time), house);
        RIVERBONES_CHECK(played);
    }
}

template <Game G>
void play_to_the_end(Match<G>& match, FastRandom& players, Random house) {
    play_to_the_end(match, players, house, [](const Match<G>&, Seat) {});
}

}  // namespace riverbones::test
