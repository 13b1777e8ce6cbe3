#include "core/games/dice_holdem/ranges.hpp"

#include <algorithm>
#include <numeric>

#include "core/base/check.hpp"

namespace riverbones::dice_holdem {

namespace {

using holdem::Deed;
using holdem::Spot;

constexpr Range unknown = [] {
    Range range = any_two_dice;
    for (double& share : range) share /= 36;
    return range;
}();

/// How much of all that others can hold each own dice are better than; ties count half.
Strengths places_among(const Strengths& strengths) {
    Strengths places{};
    for (std::size_t own = 0; own < places.size(); ++own) {
        for (std::size_t other = 0; other < places.size(); ++other) {
            if (strengths[other] < strengths[own]) places[own] += unknown[other];
            if (strengths[other] == strengths[own]) places[own] += unknown[other] / 2;
        }
    }
    return places;
}

/// Somebody who is no Steady: raises the more readily the better the dice are, the more so after every raise, and
/// stays with most.
Inclination of_somebody_else(double place, const Spot& spot) {
    double good = 0.6;
    for (int bet = 0; bet <= spot.bets; ++bet) good *= place;
    const double raise = spot.may_raise ? 0.01 + good : 0;
    if (spot.to_call == 0) return {0, 1 - raise, raise};
    const double fold = std::max(0.0, 0.5 - place);
    return {fold, (1 - fold) * (1 - raise), (1 - fold) * raise};
}

double part_of(const Inclination& inclination, Deed deed) {
    switch (deed) {
        case Deed::folded: return inclination.fold;
        case Deed::checked:
        case Deed::called: return inclination.stay;
        case Deed::bet:
        case Deed::raised: return inclination.raise;
    }
    RIVERBONES_CHECK(false);
}

/// By Bayes. What nobody was expected to do says nothing.
void learn(Range& range, const Inclinations& inclinations, Deed deed) {
    Range after{};
    for (std::size_t own = 0; own < range.size(); ++own) after[own] = range[own] * part_of(inclinations[own], deed);
    const double all = std::accumulate(after.begin(), after.end(), 0.0);
    if (all <= 0) return;
    std::ranges::transform(after, range.begin(), [all](double share) { return share / all; });
}

}  // namespace

Inclinations expected(const Strengths& strengths, const Spot& spot) {
    constexpr double is_steady = 0.85;
    const auto mixed = [](double one, double other) { return is_steady * one + (1 - is_steady) * other; };
    const Strengths places = places_among(strengths);
    Inclinations all{};
    for (std::size_t own = 0; own < all.size(); ++own) {
        const Inclination one = steady_inclination(strengths[own], spot);
        const Inclination other = of_somebody_else(places[own], spot);
        all[own] = {mixed(one.fold, other.fold), mixed(one.stay, other.stay), mixed(one.raise, other.raise)};
    }
    return all;
}

Ranges ranges_of(const View& view, Prospects& prospects) {
    Ranges ranges;
    ranges.fill(unknown);
    holdem::Course course = holdem::at_the_beginning(view.table);
    for (const holdem::PastAct& act : view.table.acts()) {
        holdem::enter(course, act.round);
        if (view.table.hand.place(act.seat).still_in()) {
            const Spot spot = course.spot(act.seat);
            const Strengths& strengths = prospects.strengths(spot.round, spot.opponents);
            learn(ranges[act.seat.index], expected(strengths, spot), act.deed);
        }
        holdem::follow(course, act);
    }
    return ranges;
}

}  // namespace riverbones::dice_holdem
