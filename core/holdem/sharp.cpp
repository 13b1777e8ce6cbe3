#include "core/holdem/sharp.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "core/holdem/answers.hpp"
#include "core/holdem/fitting_raise.hpp"

namespace riverbones::holdem {

namespace {

/// What showdowns bring on the mean against somebody who answers so, on one board.
struct Showdown {
    double folding = 0;  ///< how likely he is to be out
    double stays = 0;    ///< to be there and beaten; ties half
    double raises = 0;   ///< to have raised and be beaten
};

/// A board as somebody sees it who holds something: by holding, how much of it he beats, and whether it can be there.
struct SeenBoard {
    std::vector<double> beaten;
    std::vector<double> possible;
    int ways = 0;
};

SeenBoard seen_from(std::size_t own, std::span<const std::uint32_t> ranks, int ways) {
    SeenBoard board{std::vector<double>(ranks.size()), std::vector<double>(ranks.size()), ways};
    for (std::size_t other = 0; other < ranks.size(); ++other) {
        if (ranks[other] == Boards::impossible) continue;
        board.possible[other] = 1;
        board.beaten[other] = ranks[other] < ranks[own] ? 1 : ranks[other] == ranks[own] ? 0.5 : 0;
    }
    return board;
}

Showdown showdown(const SeenBoard& board, const Answer& answer) {
    Showdown sum;
    double all = 0;
    for (std::size_t other = 0; other < board.beaten.size(); ++other) {
        const double folds = answer.folds[other] * board.possible[other];
        sum.folding += folds;
        all += folds + (answer.stays[other] + answer.raises[other]) * board.possible[other];
        sum.stays += answer.stays[other] * board.beaten[other];
        sum.raises += answer.raises[other] * board.beaten[other];
    }
    if (all <= 0) return {.folding = 0, .stays = 0.5, .raises = 0};  // nothing he was thought to hold is left
    return {sum.folding / all, sum.stays / all, sum.raises / all};
}

/// What we win on one board, from a pot that holds our own chips already. Ties of more than two are taken as if they
/// were independent.
double won_on(std::span<const Showdown> showdowns, std::span<const Answer> answers, double pot, bool call_raises) {
    std::array<double, most_seats> without{};  // how likely it is to win against all but this one
    without.fill(1);
    std::array<double, most_seats> added{};
    double win = 1;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const Answer& answer = answers[i];
        const double raises = call_raises ? showdowns[i].raises : 0;
        const double against = showdowns[i].folding + showdowns[i].stays + raises;
        added[i] = showdowns[i].stays * answer.chips_stayed + raises * (answer.chips_stayed + 2 * answer.chips_raised);
        for (std::size_t other = 0; other < answers.size(); ++other) without[other] *= other == i ? 1 : against;
        win *= against;
    }
    double won = win * pot;
    for (std::size_t i = 0; i < answers.size(); ++i) won += without[i] * added[i];
    return won;
}

/// Something to do and what it is worth.
struct Plan {
    Action action;
    double worth = 0;
};

class Thought {
public:
    Thought(const Table& table, Prospects& prospects, std::size_t own)
        : now_(at_present(table)), prospects_(prospects), ranges_(ranges_of(table, prospects)) {
        const Boards& boards = prospects.boards(now_.hand.round);
        for (std::size_t board = 0; board < boards.count(); ++board) {
            boards_.push_back(seen_from(own, boards.ranks(board), boards.ways(board)));
        }
    }

    std::vector<Plan> plans(const betting::Options& options);

private:
    /// Chips won from now on, on the mean, with so much in front of us and if nobody bets in later rounds; if somebody
    /// raises now, we fold or call, whatever is better.
    double worth_of(Chips total);

    Course now_;
    Prospects& prospects_;
    Ranges ranges_;
    std::vector<SeenBoard> boards_;
};

double Thought::worth_of(Chips total) {
    const betting::Place& place = now_.hand.place(*now_.hand.awaited);
    const Chips cost = total - place.bet;
    const double pot = within_reach(now_.hand, place.paid + cost).count;
    const std::vector<Answer> answers = answers_to(total, now_, ranges_, prospects_);
    double folding = 0;
    double calling = 0;
    double ways = 0;
    std::vector<Showdown> showdowns(answers.size());
    for (const SeenBoard& board : boards_) {
        const auto against = [&board](const Answer& answer) { return showdown(board, answer); };
        std::ranges::transform(answers, showdowns.begin(), against);
        folding += board.ways * won_on(showdowns, answers, pot + cost.count, false);
        calling += board.ways * won_on(showdowns, answers, pot + cost.count, true);
        ways += board.ways;
    }
    double cost_of_calling = 0;
    for (const Answer& answer : answers) cost_of_calling += answer.raising * answer.chips_raised;
    return std::max(folding / ways, calling / ways - cost_of_calling) - cost.count;
}

std::vector<Plan> Thought::plans(const betting::Options& options) {
    constexpr std::array parts_of_pot = {0.33, 0.5, 0.75, 1.0};
    const Seat seat = *now_.hand.awaited;
    const Chips call = now_.hand.place(seat).bet + options.to_call;
    std::vector<Plan> plans;
    if (options.to_call > Chips{}) {
        plans.push_back({Fold{}, 0});
        plans.push_back({Call{}, worth_of(call)});
    } else {
        plans.push_back({Check{}, worth_of(call)});
    }
    if (!options.raise || !now_.spot(seat).may_raise) return plans;
    for (const double part : parts_of_pot) {
        const Action raise = RaiseTo{fitting_raise(now_.hand, options, part)};
        if (plans.back().action == raise) continue;
        plans.push_back({raise, worth_of(std::get<RaiseTo>(raise).to)});
    }
    return plans;
}

}  // namespace

Action sharp_action(const Table& table, Prospects& prospects, std::size_t own, const betting::Options& options,
                    FastRandom& random) {
    constexpr double nearly = 0.02;
    std::vector<Plan> plans = Thought(table, prospects, own).plans(options);
    const double most = std::ranges::max_element(plans, {}, &Plan::worth)->worth;
    const double enough = most - nearly * betting::middle(table.hand).count;
    std::erase_if(plans, [enough](const Plan& plan) { return plan.worth < enough; });
    return plans[random.below(static_cast<std::uint32_t>(plans.size()))].action;
}

}  // namespace riverbones::holdem
