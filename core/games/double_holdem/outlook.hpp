#pragma once

#include <cstddef>
#include <vector>

#include "core/base/fast_random.hpp"
#include "core/cards/card_set.hpp"
#include "core/games/double_holdem/bots.hpp"
#include "core/holdem/prospects.hpp"
#include "core/holdem/ranges.hpp"

namespace riverbones::double_holdem {

/// What a seat can reckon with that knows its own cards and the board: some of the holdings that others can have and
/// some of the boards that can come, drawn by lot. From the turn on all boards are counted. Others are taken to choose
/// the likely key, see equity.hpp; before the flop at first sight.
class Outlook {
public:
    /// With some 200 holdings and, when they are asked for, 100 boards: 2 ms. Of `random` it draws later, too.
    Outlook(const View& view, Seat seat, FastRandom& random);
    Outlook(const Outlook&) = delete;
    Outlook& operator=(const Outlook&) = delete;

    holdem::Prospects& prospects() { return prospects_; }
    /// The holding of the seat itself. There is one for each key card; nobody else can have them.
    std::size_t own() const;

    /// The seat must choose its key card: the one with the largest share on the mean of all 1,035 ways in which turn
    /// and river can fall, against what the others may hold after all they did.
    std::uint8_t best_key();

private:
    void draw_holdings();
    void choose_keys();
    void expect_boards();
    holdem::Boards some_boards_before_the_flop() const;
    holdem::Boards some_boards_on(std::span<const Card> flop) const;
    /// With cards of `unseen` to come.
    void add_boards_on(std::span<const Card> dealt, CardSet unseen, holdem::Boards& boards) const;
    holdem::Boards all_boards_on(std::span<const Card> dealt) const;
    CardSet unseen_on(std::span<const Card> dealt) const;
    /// By holding, where those with laid cards cannot be.
    std::vector<std::uint32_t> ranks_on(std::span<const Card> board) const;

    const View& view_;
    Seat seat_;
    FastRandom& random_;
    OwnCards cards_;
    std::vector<OwnCards> held_;
    std::vector<CardSet> sets_;      ///< the same
    std::vector<Holding> holdings_;  ///< the same, once there is a flop
    holdem::Prospects prospects_;
};

}  // namespace riverbones::double_holdem
