#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/holdem/table.hpp"

// What bots know about the pieces that they and others can hold, whatever the pieces are. Everything that can be held
// is a holding and has a number from 0.

namespace riverbones::holdem {

/// By holding: how likely it is. Adds up to 1.
using Weights = std::vector<double>;
/// By holding: its mean share of the pot at the showdown against so many of whom nothing is known.
using Strengths = std::vector<double>;

/// Ways in which the board can end, all of them or some that stand for all.
class Boards {
public:
    explicit Boards(std::size_t holdings) : holdings_(holdings) {}

    /// The rank that a holding has where it cannot be held, because a piece of it lies on the board.
    static constexpr std::uint32_t impossible = 0;

    /// `ranks`: by holding, the greater the better, each above `impossible`. `ways`: in how many orders it can come.
    void add(std::span<const std::uint32_t> ranks, int ways = 1);

    std::size_t count() const { return ways_.size(); }
    int ways(std::size_t board) const { return ways_[board]; }
    std::span<const std::uint32_t> ranks(std::size_t board) const {
        return std::span(ranks_).subspan(board * holdings_, holdings_);
    }

private:
    std::size_t holdings_;
    std::vector<int> ways_;
    std::vector<std::uint32_t> ranks_;
};

/// What each holding was worth in each round of a hand. Worked out when it is asked for.
class Prospects {
public:
    /// `unknown`: what somebody holds of whom nothing is known.
    explicit Prospects(Weights unknown) : unknown_(std::move(unknown)) {}

    const Weights& unknown() const { return unknown_; }

    /// What can come after the board as it was in this round: how to find out, and that only when somebody asks.
    void expect(int round, std::function<Boards()> coming) {
        rounds_[static_cast<std::size_t>(round)].coming = std::move(coming);
    }
    /// Where these are known already.
    void set_strengths(int round, int opponents, Strengths strengths);

    /// Of a round of which it is known what can come.
    const Boards& boards(int round);
    const Strengths& strengths(int round, int opponents);
    /// The same of one holding alone: much quicker.
    double strength(std::size_t own, int round, int opponents);

private:
    /// How much of what others can hold is weaker than a holding, and how much is as strong.
    struct Standing {
        double above = 0;
        double level = 0;
    };
    struct Round {
        std::function<Boards()> coming;
        std::optional<Boards> boards;
        std::vector<Standing> standings;  ///< board by board, of all holdings
        std::array<std::optional<Strengths>, most_seats> strengths;
    };

    void add_standings(std::span<const std::uint32_t> ranks, std::vector<Standing>& standings) const;
    Standing standing_of(std::size_t own, std::span<const std::uint32_t> ranks) const;
    Strengths strengths_of(const Round& round, int opponents) const;
    static double share(const Standing& standing, int opponents);

    Weights unknown_;
    std::array<Round, 4> rounds_;
};

}  // namespace riverbones::holdem
