#include "core/games/dice_holdem/sharp.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "core/games/dice_holdem/answers.hpp"
#include "core/holdem/fitting_raise.hpp"

namespace riverbones::dice_holdem {

namespace {

/// How much of a range own dice beat on one board; ties half.
double beaten(const FullBoard& board, std::size_t own, const Range& range) {
    double beaten = 0;
    for (std::size_t other = 0; other < range.size(); ++other) {
        if (board.ranks[other] < board.ranks[own]) beaten += range[other];
        if (board.ranks[other] == board.ranks[own]) beaten += range[other] / 2;
    }
    return beaten;
}

/// What we win on one board, from a pot that holds our own chips already. Ties of more than two are taken as if they
/// were independent.
double won_on(const FullBoard& board, std::size_t own, std::span<const Answer> answers, double pot, bool call_raises) {
    std::array<double, most_hands> without{};  // how likely it is to win against all but this one
    without.fill(1);
    std::array<double, most_hands> added{};
    double win = 1;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const Answer& answer = answers[i];
        const double stays = beaten(board, own, answer.stays);
        const double raises = call_raises ? beaten(board, own, answer.raises) : 0;
        const double against = answer.folding + stays + raises;
        added[i] = stays * answer.chips_stayed + raises * (answer.chips_stayed + 2 * answer.chips_raised);
        for (std::size_t other = 0; other < answers.size(); ++other) without[other] *= other == i ? 1 : against;
        win *= against;
    }
    double won = win * pot;
    for (std::size_t i = 0; i < answers.size(); ++i) won += without[i] * added[i];
    return won;
}

/// Chips won from now on, on the mean, if nobody bets in later rounds.
double worth(std::span<const Answer> answers, const BoardTable& boards, std::size_t own, double pot, double cost,
             bool call_raises) {
    double won = 0;
    for (const FullBoard& board : boards.boards) {
        won += board.ways * won_on(board, own, answers, pot + cost, call_raises);
    }
    for (const Answer& answer : answers) cost += call_raises ? answer.raising * answer.chips_raised : 0;
    return won / boards.ways - cost;
}

/// Something to do and what it is worth.
struct Plan {
    holdem::Action action;
    double worth = 0;
};

class Thought {
public:
    explicit Thought(const View& view)
        : now_(holdem::at_present(view.table)), prospects_(view.board.all()), ranges_(ranges_of(view, prospects_)) {
        const auto& own = *view.own[now_.hand.awaited->index];
        own_ = TwoDice(own[0], own[1]).index();
    }

    std::vector<Plan> plans(const betting::Options& options);

private:
    /// With so much in front of us; if somebody raises then, we fold or call, whatever is better.
    double worth_of(Chips total);

    holdem::Course now_;
    Prospects prospects_;
    Ranges ranges_;
    std::size_t own_ = 0;
};

double Thought::worth_of(Chips total) {
    const betting::Place& place = now_.hand.place(*now_.hand.awaited);
    const Chips cost = total - place.bet;
    const double pot = holdem::within_reach(now_.hand, place.paid + cost).count;
    const std::vector<Answer> answers = answers_to(total, now_, ranges_, prospects_);
    const BoardTable& boards = prospects_.boards(now_.hand.round);
    return std::max(worth(answers, boards, own_, pot, cost.count, false),
                    worth(answers, boards, own_, pot, cost.count, true));
}

std::vector<Plan> Thought::plans(const betting::Options& options) {
    constexpr std::array parts_of_pot = {0.33, 0.5, 0.75, 1.0};
    const Seat seat = *now_.hand.awaited;
    const Chips call = now_.hand.place(seat).bet + options.to_call;
    std::vector<Plan> plans;
    if (options.to_call > Chips{}) {
        plans.push_back({holdem::Fold{}, 0});
        plans.push_back({holdem::Call{}, worth_of(call)});
    } else {
        plans.push_back({holdem::Check{}, worth_of(call)});
    }
    if (!options.raise || !now_.spot(seat).may_raise) return plans;
    for (const double part : parts_of_pot) {
        const holdem::Action raise = holdem::RaiseTo{holdem::fitting_raise(now_.hand, options, part)};
        if (plans.back().action == raise) continue;
        plans.push_back({raise, worth_of(std::get<holdem::RaiseTo>(raise).to)});
    }
    return plans;
}

}  // namespace

holdem::Action sharp_action(const View& view, const betting::Options& options, FastRandom& random) {
    constexpr double nearly = 0.02;
    std::vector<Plan> plans = Thought(view).plans(options);
    const double most = std::ranges::max_element(plans, {}, &Plan::worth)->worth;
    const double enough = most - nearly * betting::middle(view.table.hand).count;
    std::erase_if(plans, [enough](const Plan& plan) { return plan.worth < enough; });
    return plans[random.below(static_cast<std::uint32_t>(plans.size()))].action;
}

}  // namespace riverbones::dice_holdem
