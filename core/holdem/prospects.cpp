#include "core/holdem/prospects.hpp"

#include <algorithm>

#include "core/base/check.hpp"

namespace riverbones::holdem {

namespace {

double power(double base, int exponent) {
    double product = 1;
    for (; exponent > 0; --exponent) product *= base;
    return product;
}

}  // namespace

void Boards::add(std::span<const std::uint32_t> ranks, int ways) {
    RIVERBONES_CHECK(ranks.size() == holdings_);
    ranks_.insert(ranks_.end(), ranks.begin(), ranks.end());
    ways_.push_back(ways);
}

void Prospects::set_strengths(int round, int opponents, Strengths strengths) {
    rounds_[static_cast<std::size_t>(round)].strengths[static_cast<std::size_t>(opponents)] = std::move(strengths);
}

void Prospects::add_standings(std::span<const std::uint32_t> ranks, std::vector<Standing>& standings) const {
    constexpr int half = 32;
    std::vector<std::uint64_t> weakest_first;  // rank and holding in one number: quicker to sort
    weakest_first.reserve(ranks.size());
    double all = 0;
    for (std::size_t holding = 0; holding < ranks.size(); ++holding) {
        if (ranks[holding] == Boards::impossible) continue;
        weakest_first.push_back(std::uint64_t{ranks[holding]} << half | holding);
        all += unknown_[holding];
    }
    std::ranges::sort(weakest_first);
    const auto rank = [](std::uint64_t both) { return both >> half; };
    const auto holding = [](std::uint64_t both) { return static_cast<std::uint32_t>(both); };
    const std::size_t begin = standings.size();
    standings.resize(begin + ranks.size());
    double above = 0;
    for (auto first = weakest_first.begin(); first != weakest_first.end();) {
        const auto stronger = [&, here = rank(*first)](std::uint64_t other) { return rank(other) != here; };
        const auto end = std::find_if(first, weakest_first.end(), stronger);
        double level = 0;
        for (auto same = first; same != end; ++same) level += unknown_[holding(*same)];
        for (; first != end; ++first) standings[begin + holding(*first)] = {above / all, level / all};
        above += level;
    }
}

Prospects::Standing Prospects::standing_of(std::size_t own, std::span<const std::uint32_t> ranks) const {
    double above = 0;
    double level = 0;
    double all = 0;
    for (std::size_t holding = 0; holding < ranks.size(); ++holding) {
        // Multiplied rather than asked: nobody can foresee who wins, and a wrong guess costs more.
        const double weight = unknown_[holding] * static_cast<double>(ranks[holding] != Boards::impossible);
        all += weight;
        above += weight * static_cast<double>(ranks[holding] < ranks[own]);
        level += weight * static_cast<double>(ranks[holding] == ranks[own]);
    }
    return {above / all, level / all};
}

/// With others who hold the same, each winner has his part: the mean of 1 / (1 + how many of n are level), where none
/// is better, has a closed form.
double Prospects::share(const Standing& standing, int opponents) {
    const auto [above, level] = standing;
    const int n = opponents + 1;
    return level > 0 ? (power(above + level, n) - power(above, n)) / (n * level) : power(above, opponents);
}

Strengths Prospects::strengths_of(const Round& round, int opponents) const {
    Strengths strengths(unknown_.size());
    std::vector<int> ways(unknown_.size());
    auto standing = round.standings.begin();
    for (std::size_t board = 0; board < round.boards->count(); ++board) {
        const auto ranks = round.boards->ranks(board);
        for (std::size_t holding = 0; holding < ranks.size(); ++holding, ++standing) {
            if (ranks[holding] == Boards::impossible) continue;
            strengths[holding] += round.boards->ways(board) * share(*standing, opponents);
            ways[holding] += round.boards->ways(board);
        }
    }
    for (std::size_t holding = 0; holding < ways.size(); ++holding) strengths[holding] /= std::max(1, ways[holding]);
    return strengths;
}

const Boards& Prospects::boards(int round) {
    Round& asked = rounds_[static_cast<std::size_t>(round)];
    return asked.boards ? *asked.boards : asked.boards.emplace(asked.coming());
}

double Prospects::strength(std::size_t own, int round, int opponents) {
    const auto& known = rounds_[static_cast<std::size_t>(round)].strengths[static_cast<std::size_t>(opponents)];
    if (known) return (*known)[own];
    const Boards& all = boards(round);
    double strength = 0;
    int ways = 0;
    for (std::size_t board = 0; board < all.count(); ++board) {
        const auto ranks = all.ranks(board);
        if (ranks[own] == Boards::impossible) continue;
        strength += all.ways(board) * share(standing_of(own, ranks), opponents);
        ways += all.ways(board);
    }
    return strength / std::max(1, ways);
}

const Strengths& Prospects::strengths(int round, int opponents) {
    Round& asked = rounds_[static_cast<std::size_t>(round)];
    auto& strengths = asked.strengths[static_cast<std::size_t>(opponents)];
    if (strengths) return *strengths;
    if (asked.standings.empty()) {
        const Boards& all = boards(round);
        for (std::size_t board = 0; board < all.count(); ++board) add_standings(all.ranks(board), asked.standings);
    }
    return strengths.emplace(strengths_of(asked, opponents));
}

}  // namespace riverbones::holdem
