#include "core/holdem/ranges.hpp"

#include <algorithm>
#include <numeric>

#include "core/base/check.hpp"

namespace riverbones::holdem {

namespace {

/// How much of all that others can hold is weaker than each holding; what is as strong counts half.
Weights places_among(const Strengths& strengths, const Weights& unknown) {
    std::vector<std::size_t> weakest_first(strengths.size());
    std::iota(weakest_first.begin(), weakest_first.end(), std::size_t{0});
    std::ranges::sort(weakest_first, {}, [&](std::size_t holding) { return strengths[holding]; });
    Weights places(strengths.size());
    double weaker = 0;
    for (auto first = weakest_first.begin(); first != weakest_first.end();) {
        const auto stronger = [&, first](std::size_t other) { return strengths[other] != strengths[*first]; };
        const auto end = std::find_if(first, weakest_first.end(), stronger);
        double same = 0;
        for (auto next = first; next != end; ++next) same += unknown[*next];
        for (; first != end; ++first) places[*first] = weaker + same / 2;
        weaker += same;
    }
    return places;
}

/// Somebody who is no Steady: raises the more readily the better the place is, the more so after every raise, and
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
void learn(Weights& range, const Inclinations& inclinations, Deed deed) {
    Weights after(range.size());
    for (std::size_t own = 0; own < range.size(); ++own) after[own] = range[own] * part_of(inclinations[own], deed);
    const double all = std::accumulate(after.begin(), after.end(), 0.0);
    if (all <= 0) return;
    std::ranges::transform(after, range.begin(), [all](double share) { return share / all; });
}

}  // namespace

Inclinations expected(Prospects& prospects, const Spot& spot) {
    constexpr double is_steady = 0.85;
    const auto mixed = [](double one, double other) { return is_steady * one + (1 - is_steady) * other; };
    const Strengths& strengths = prospects.strengths(spot.round, spot.opponents);
    const Weights places = places_among(strengths, prospects.unknown());
    Inclinations all(strengths.size());
    for (std::size_t own = 0; own < all.size(); ++own) {
        const Inclination one = steady_inclination(strengths[own], spot);
        const Inclination other = of_somebody_else(places[own], spot);
        all[own] = {mixed(one.fold, other.fold), mixed(one.stay, other.stay), mixed(one.raise, other.raise)};
    }
    return all;
}

Ranges ranges_of(const Table& table, Prospects& prospects) {
    Ranges ranges;
    ranges.fill(prospects.unknown());
    Course course = at_the_beginning(table);
    for (const PastAct& act : table.acts()) {
        enter(course, act.round);
        if (table.hand.place(act.seat).still_in()) {
            learn(ranges[act.seat.index], expected(prospects, course.spot(act.seat)), act.deed);
        }
        follow(course, act);
    }
    return ranges;
}

}  // namespace riverbones::holdem
