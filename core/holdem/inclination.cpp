#include "core/holdem/inclination.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace riverbones::holdem {

namespace {

/// 0 well below the middle, 1 well above it, and in between as likely as not.
double ramp(double value, double middle, double width) { return std::clamp((value - middle) / width + 0.5, 0.0, 1.0); }

/// The share of the pot after a call that the call costs.
double pot_odds(const Spot& spot) { return spot.to_call / (spot.pot + spot.to_call); }

/// A strength against several as the one that it feels like against a single opponent: 1/2 is what everybody has on the
/// mean, and with more opponents there is more room above it.
double standing(double strength, int opponents) {
    const double room = 1 + 0.5 * (opponents - 1);
    return 0.5 + (strength * (opponents + 1) - 1) / (2 * room);
}

/// By round, and by how many bets there were in it. The fewer pieces are to come, the further strengths lie apart and
/// the more a bet says.
using Figures = std::array<std::array<double, 4>, 4>;

template <std::size_t size>
double by_bets(const std::array<double, size>& figures, int bets) {
    return figures[std::min(static_cast<std::size_t>(bets), size - 1)];
}

}  // namespace

int opponents_of_gentle(const Spot& spot) { return spot.round == 0 ? 1 : std::min(spot.opponents, 2); }

Inclination gentle_inclination(double strength, const Spot& spot) {
    constexpr std::array raise_from = {0.70, 0.84, 0.95, 1.2};
    const double raise = spot.may_raise ? 0.6 * ramp(strength, by_bets(raise_from, spot.bets), 0.1) : 0;
    if (spot.to_call == 0) return {0, 1 - raise, raise};
    const double part_of_all = spot.to_call / std::max(spot.to_call, spot.behind);
    const double stay = ramp(strength, 0.08 + 0.7 * pot_odds(spot) + 0.2 * part_of_all, 0.12);
    return {1 - stay, stay * (1 - raise), stay * raise};
}

Inclination steady_inclination(double strength, const Spot& spot) {
    constexpr Figures raise_from = {
        {{0.55, 0.64, 0.69, 0.75}, {0.58, 0.70, 0.78, 0.85}, {0.60, 0.76, 0.86, 0.93}, {0.64, 0.86, 0.94, 0.98}}};
    constexpr Figures caution = {
        {{0.0, 0.07, 0.13, 0.20}, {0.0, 0.07, 0.13, 0.20}, {0.0, 0.12, 0.22, 0.30}, {0.0, 0.20, 0.40, 0.55}}};
    const auto round = static_cast<std::size_t>(spot.round);
    const double position = spot.acts_last ? -0.03 : 0.01;
    const double good =
        ramp(standing(strength, spot.opponents), by_bets(raise_from[round], spot.bets) + position, 0.08);
    const double value = spot.may_raise ? 0.9 * good : 0;
    const bool may_bluff = spot.may_raise && spot.round > 0 && spot.opponents <= 2;
    if (spot.to_call == 0) {
        const double bluff = may_bluff ? (spot.acts_last ? 0.2 : 0.1) : 0;
        const double raise = value + (1 - value) * bluff;
        return {0, 1 - raise, raise};
    }
    const double needed = pot_odds(spot) + by_bets(caution[round], spot.bets) * 2 / (spot.opponents + 1);
    const double stay = ramp(strength, needed, 0.08);
    const double bluff = may_bluff && spot.bets == 1 ? 0.04 * (1 - stay) : 0;
    return {1 - stay - bluff, stay * (1 - value), stay * value + bluff};
}

}  // namespace riverbones::holdem
