#include "core/holdem/answers.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace riverbones::holdem {

namespace {

Course after(Course course, Seat seat, Chips total) {
    betting::Place& place = course.hand.places[seat.index];
    place.put_in(total - place.bet);
    place.acted = true;
    if (total <= course.hand.price) return course;
    for (std::uint8_t i = 0; i < course.hand.seats; ++i) {
        if (i != seat.index) course.hand.places[i].acted = false;
    }
    course.hand.price = total;
    ++course.hand.bets;
    ++course.bets;
    return course;
}

bool is_asked(const betting::Place& place, const Spot& spot) {
    if (!place.can_bet()) return false;
    return spot.to_call > 0 || (!place.acted && spot.may_raise);
}

/// What his raise would ask for, from him and from us.
double chips_of_raise(const Course& course, const Spot& spot, Seat seat) {
    constexpr double usual_part_of_pot = 0.65;
    const betting::Stakes& stakes = course.hand.stakes;
    const double wanted = stakes.structure == betting::Structure::fixed_limit
                              ? betting::fixed_bet(stakes, spot.round).count
                              : usual_part_of_pot * (spot.pot + spot.to_call);
    const double ours = course.hand.place(seat).stack.count;
    return std::max(0.0, std::min({wanted, spot.behind - spot.to_call, ours}));
}

Answer answer_of(Seat other, Seat seat, const Course& course, const Weights& range, Prospects& prospects) {
    const betting::Place& place = course.hand.place(other);
    const Spot spot = course.spot(other);
    const Weights nothing(range.size());
    Answer answer{.folds = nothing, .stays = nothing, .raises = nothing};
    if (!is_asked(place, spot)) {
        answer.stays = range;
        return answer;
    }
    const Inclinations inclinations = expected(prospects, spot);
    for (std::size_t own = 0; own < range.size(); ++own) {
        answer.folds[own] = range[own] * inclinations[own].fold;
        answer.stays[own] = range[own] * inclinations[own].stay;
        answer.raises[own] = range[own] * inclinations[own].raise;
        answer.folding += answer.folds[own];
        answer.raising += answer.raises[own];
    }
    const Chips ours = course.hand.place(seat).paid;
    const Chips paid{static_cast<std::int32_t>(place.paid.count + spot.to_call)};
    answer.chips_stayed = (std::min(paid, ours) - std::min(place.paid, ours)).count;
    answer.chips_raised = chips_of_raise(course, spot, seat);
    return answer;
}

/// Only this part of the folds is believed in: the better holdings stay.
void doubt(Answer& answer, double part, const Strengths& strengths) {
    std::vector<std::size_t> best_first(strengths.size());
    std::iota(best_first.begin(), best_first.end(), std::size_t{0});
    std::ranges::stable_sort(best_first, std::ranges::greater{}, [&](std::size_t own) { return strengths[own]; });
    double doubted = answer.folding * (1 - part);
    answer.folding *= part;
    for (const std::size_t own : best_first) {
        const double moved = std::min(doubted, answer.folds[own]);
        answer.folds[own] -= moved;
        answer.stays[own] += moved;
        doubted -= moved;
    }
}

/// Nobody folds so often that anything could bet at a profit, and even less who has raised before. Without this a
/// few sure folds of a Steady would make us bluff against everybody.
void doubt_folds(std::vector<Answer>& answers, double cost, double pot, int bets_before, const Strengths& strengths) {
    constexpr std::array believed = {1.0, 0.8, 0.6};
    const double most =
        cost / (pot + cost) * believed[std::min(static_cast<std::size_t>(bets_before), believed.size() - 1)];
    const double all_fold = std::accumulate(answers.begin(), answers.end(), 1.0,
                                            [](double part, const Answer& answer) { return part * answer.folding; });
    if (all_fold <= most) return;
    const double part = answers.size() == 1 ? most / all_fold : std::sqrt(most / all_fold);
    for (Answer& answer : answers) doubt(answer, part, strengths);
}

}  // namespace

std::vector<Answer> answers_to(Chips total, const Course& now, const Ranges& ranges, Prospects& prospects) {
    const Seat seat = *now.hand.awaited;
    const Course then = after(now, seat, total);
    std::vector<Answer> answers;
    for (std::uint8_t i = 0; i < then.hand.seats; ++i) {
        if (i == seat.index || !then.hand.places[i].still_in()) continue;
        answers.push_back(answer_of(Seat{i}, seat, then, ranges[i], prospects));
    }
    if (total > now.hand.price) {
        const double cost = (total - now.hand.place(seat).bet).count;
        const double pot = within_reach(now.hand, then.hand.place(seat).paid).count;
        doubt_folds(answers, cost, pot, now.bets, prospects.strengths(now.hand.round, 1));
    }
    return answers;
}

}  // namespace riverbones::holdem
