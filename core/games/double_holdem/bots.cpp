#include "core/games/double_holdem/bots.hpp"

#include <algorithm>
#include <array>

#include "core/base/check.hpp"
#include "core/games/double_holdem/hand.hpp"
#include "core/games/double_holdem/sampled_share.hpp"
#include "core/holdem/course.hpp"
#include "core/holdem/fitting_raise.hpp"

namespace riverbones::double_holdem {

namespace {

/// How a bot weighs its share of the pot.
struct Manner {
    int samples;
    double caution;      ///< how much more than its part of the price the share must be
    double raises_from;  ///< what it is worth against a single opponent
    double raises;       ///< how often then
};

/// Calls too much, and seldom raises.
constexpr Manner gentle_manner = {.samples = 12, .caution = -0.1, .raises_from = 0.8, .raises = 0.4};
/// Goes by the odds of the pot.
constexpr Manner steady_manner = {.samples = 24, .caution = 0.03, .raises_from = 0.62, .raises = 0.8};

Knowledge known_to(const View& view, Seat seat, int opponents) {
    return {*view.own[seat.index], view.keys[seat.index], view.board.all(), opponents};
}

/// A share against several as the one that it feels like against a single opponent.
double against_one(double share, int opponents) { return std::min(1.0, share * (opponents + 1) / 2); }

holdem::Action decide(const Manner& manner, double share, const holdem::Spot& spot, const View& view,
                      const betting::Options& options, FastRandom& random) {
    static constexpr std::array parts_of_pot = {0.5, 0.67, 1.0};
    const double lot = random.unit();
    const double part = parts_of_pot[random.below(static_cast<std::uint32_t>(parts_of_pot.size()))];
    const double needed = spot.to_call / (spot.pot + std::max(1.0, spot.to_call)) + manner.caution * (1 + spot.bets);
    const double raises_from = std::min(manner.raises_from + 0.1 * spot.bets, 0.95);
    const bool good = against_one(share, spot.opponents) >= raises_from && share > needed;
    if (options.raise && spot.may_raise && good && lot < manner.raises) {
        return holdem::RaiseTo{holdem::fitting_raise(view.table.hand, options, part)};
    }
    if (options.to_call == Chips{}) return holdem::Check{};
    if (share >= needed) return holdem::Call{};
    return holdem::Fold{};
}

/// Whichever key card makes the best hand on the board as it lies; of equal ones that of the clock, or the first.
std::uint8_t best_key_now(const OwnCards& own, std::span<const Card> board) {
    std::uint8_t best = automatic_key(own);
    for (std::uint8_t key = 0; key < own_cards; ++key) {
        const auto rank = [&](std::uint8_t which) { return ranks_of(holding(own, which), board).better(); };
        if (rank(key) > rank(best)) best = key;
    }
    return best;
}

/// Whichever key card wins the largest share on the mean, in the same samples for each of them.
std::uint8_t best_key_to_come(Knowledge knowledge, int samples, FastRandom& random) {
    const FastRandom same = random;
    std::uint8_t best = 0;
    double highest = -1;
    for (std::uint8_t key = 0; key < own_cards; ++key) {
        random = same;
        knowledge.key = key;
        const double share = sampled_share(knowledge, samples, random);
        if (share > highest) best = key;
        highest = std::max(highest, share);
    }
    return best;
}

std::uint8_t choose_key(BotLevel level, const View& view, Seat seat, FastRandom& random) {
    constexpr int samples = 40;
    const OwnCards& own = *view.own[seat.index];
    if (level == BotLevel::gentle) return best_key_now(own, view.board.all());
    return best_key_to_come(known_to(view, seat, 1), samples, random);
}

}  // namespace

holdem::Action bot_action(BotLevel level, const View& view, const holdem::Choices& choices, FastRandom& random) {
    if (!choices.no_key) {
        return holdem::ChooseKey{choose_key(level, view, *holdem::seat_to_choose_key(view.table), random)};
    }
    RIVERBONES_CHECK(!choices.closed);
    const Seat seat = *view.table.hand.awaited;
    const bool gentle = level == BotLevel::gentle;
    const Manner& manner = gentle ? gentle_manner : steady_manner;
    holdem::Spot spot = holdem::at_present(view.table).spot(seat);
    if (gentle) spot.opponents = 1;  // it minds nothing but its own cards
    const double share = sampled_share(known_to(view, seat, spot.opponents), manner.samples, random);
    return decide(manner, share, spot, view, *choices.betting, random);
}

}  // namespace riverbones::double_holdem
