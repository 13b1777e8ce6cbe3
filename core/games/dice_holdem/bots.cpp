#include "core/games/dice_holdem/bots.hpp"

#include <array>

#include "core/base/check.hpp"
#include "core/games/dice_holdem/prospects.hpp"
#include "core/games/dice_holdem/sharp.hpp"
#include "core/games/dice_holdem/temper.hpp"
#include "core/holdem/fitting_raise.hpp"

namespace riverbones::dice_holdem {

namespace {

/// Does something by lot, as it is inclined to. A raise has one of these parts of the pot, whatever the dice, so that
/// its size gives nothing away.
holdem::Action by_lot(const Inclination& inclination, std::span<const double> parts_of_pot, const View& view,
                      const betting::Options& options, FastRandom& random) {
    const double lot = random.unit();
    const double part = parts_of_pot[random.below(static_cast<std::uint32_t>(parts_of_pot.size()))];
    if (options.raise && lot < inclination.raise) {
        return holdem::RaiseTo{holdem::fitting_raise(view.table.hand, options, part)};
    }
    if (options.to_call == Chips{}) return holdem::Check{};
    if (lot < inclination.raise + inclination.stay) return holdem::Call{};
    return holdem::Fold{};
}

double own_strength(const View& view, int opponents) {
    const holdem::Own<Variant>& own = *view.own[view.table.hand.awaited->index];
    return Prospects(view.board.all()).strengths(view.table.hand.round, opponents)[TwoDice(own[0], own[1]).index()];
}

holdem::Action gentle_action(const View& view, const betting::Options& options, FastRandom& random) {
    static constexpr std::array parts_of_pot = {0.33, 0.5};
    const holdem::Spot spot = holdem::at_present(view.table).spot(*view.table.hand.awaited);
    const double strength = own_strength(view, opponents_of_gentle(spot));
    return by_lot(gentle_inclination(strength, spot), parts_of_pot, view, options, random);
}

holdem::Action steady_action(const View& view, const betting::Options& options, FastRandom& random) {
    static constexpr std::array parts_of_pot = {0.5, 0.67, 0.75};
    const holdem::Spot spot = holdem::at_present(view.table).spot(*view.table.hand.awaited);
    const double strength = own_strength(view, spot.opponents);
    return by_lot(steady_inclination(strength, spot), parts_of_pot, view, options, random);
}

}  // namespace

holdem::Action bot_action(BotLevel level, const View& view, const holdem::Choices& choices, FastRandom& random) {
    RIVERBONES_CHECK(!choices.closed);
    switch (level) {
        using enum BotLevel;
        case gentle: return gentle_action(view, *choices.betting, random);
        case steady: return steady_action(view, *choices.betting, random);
        case sharp: return sharp_action(view, *choices.betting, random);
    }
    RIVERBONES_CHECK(false);
}

}  // namespace riverbones::dice_holdem
