#include <gtest/gtest.h>

#include "core/base/fast_random.hpp"
#include "tests/core/betting/betting_table.hpp"
#include "tests/core/betting/by_the_book.hpp"
#include "tests/support/how_many.hpp"

// What holds in every hand, tried in hands of all kinds in which seats act at random.

namespace riverbones::test {
namespace {

using namespace betting;

int between(FastRandom& random, int least, int most) {
    return least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1)));
}

Stakes random_stakes(FastRandom& random) {
    Stakes stakes;
    stakes.structure = static_cast<Structure>(random.below(3));
    const bool with_blinds = random.below(4) != 0;
    const int smallest = between(random, 1, 30);
    stakes.smallest_bet = Chips{smallest};
    stakes.big_blind = Chips{with_blinds ? smallest : 0};
    stakes.small_blind = Chips{with_blinds ? between(random, 0, smallest) : 0};
    stakes.ante = Chips{!with_blinds || random.below(3) == 0 ? between(random, 1, smallest) : 0};
    stakes.big_bet = Chips{between(random, smallest, 3 * smallest)};
    stakes.most_bets.reset();
    if (random.below(4) != 0) stakes.most_bets = static_cast<std::uint8_t>(between(random, 1, highest_cap));
    return stakes;
}

/// Mostly short stacks: that is where betting is difficult.
std::vector<int> random_stacks(FastRandom& random, int smallest) {
    std::vector<int> stacks(static_cast<std::size_t>(between(random, 2, most_seats)));
    for (int& stack : stacks) {
        const int size = between(random, 0, 9);
        stack = size == 0 ? 0 : between(random, 1, smallest * (size < 5 ? 2 : size < 8 ? 12 : 60));
    }
    stacks[0] = std::max(stacks[0], 1);
    stacks[1] = std::max(stacks[1], 1);
    return stacks;
}

Action random_action(const Options& options, FastRandom& random) {
    const std::uint32_t dice = random.below(100);
    if (dice < (options.to_call > Chips{} ? 12u : 2u)) return Fold{};
    if (options.raise && dice >= 55) {
        if (dice < 75) return RaiseTo{options.raise->least};
        if (dice < 80) return RaiseTo{options.raise->most};
        return RaiseTo{Chips{between(random, options.raise->least.count, options.raise->most.count)}};
    }
    if (options.to_call > Chips{}) return Call{};
    return Check{};
}

/// One hand, looked at from all sides after everything that happens.
class RandomHand {
public:
    RandomHand(std::uint64_t seed, bool seats_leave) : random_(seed), seats_leave_(seats_leave) {
        const Stakes stakes = random_stakes(random_);
        const auto stacks = random_stacks(random_, stakes.smallest_bet.count);
        table_.emplace(stakes, stacks, 1);
        for (const int stack : stacks) bought_in_ += Chips{stack};
    }

    void play() {
        look_at(hand().positions.big_blind.value_or(hand().positions.button));
        while (!testing::Test::HasFailure()) {
            play_round();
            if (testing::Test::HasFailure() || !end_round()) return;
            begin_round(hand());
            deeds_.clear();
            look_at(hand().positions.button);
        }
    }

    int acts() const { return acts_; }
    int short_all_ins() const { return short_all_ins_; }
    int closed() const { return closed_; }

private:
    Hand& hand() { return table_->hand; }

    void play_round() {
        std::size_t raises = 0;
        while (hand().awaited && !testing::Test::HasFailure()) {
            if (seats_leave_ && random_.below(12) == 0) {
                let_one_leave();
                continue;
            }
            const Seat seat = *hand().awaited;
            const Options may = options(hand());
            const Action action = random_action(may, random_);
            ASSERT_TRUE(allows(may, action));
            note(may, action);
            raises += std::holds_alternative<RaiseTo>(action) ? 1 : 0;
            act(hand(), action);
            deeds_.push_back({seat, action});
            ASSERT_LE(deeds_.size(), (raises + 1) * hand().seats) << "the round ends";
            look_at(seat);
        }
    }

    void note(const Options& may, const Action& action) {
        ++acts_;
        if (may.closed == RaiseClosed::not_reopened) ++closed_;
        const auto* raise = std::get_if<RaiseTo>(&action);
        if (raise && hand().stakes.structure != Structure::fixed_limit &&
            raise->to - hand().price < hand().last_full_raise) {
            ++short_all_ins_;
        }
    }

    void let_one_leave() {
        const Seat asked = *hand().awaited;
        const Seat leaver{static_cast<std::uint8_t>(random_.below(hand().seats))};
        bought_in_ -= leave_hand(hand(), leaver);
        // Whoever was asked is still asked unless there is nothing left to ask; then it goes on from there.
        const Seat before{static_cast<std::uint8_t>((asked.index + hand().seats - 1) % hand().seats)};
        look_at(before);
    }

    /// After a move: chips, the seat that is asked, and what it may do.
    void look_at(Seat asked_last) {
        ASSERT_EQ(all_chips(hand()), bought_in_);
        for (std::size_t i = 0; i < hand().seats; ++i) ASSERT_GE(hand().places[i].stack, Chips{});
        ASSERT_EQ(hand().awaited, still_in(hand()) == 1 ? std::nullopt : asked_by_the_book(hand(), asked_last, deeds_));
        if (hand().awaited) look_at_options(options(hand()), hand().place(*hand().awaited));
    }

    void look_at_options(const Options& may, const Place& place) {
        ASSERT_EQ(may, options_by_the_book(hand(), *hand().awaited, deeds_));
        ASSERT_TRUE(allows(may, Fold{}));
        ASSERT_NE(allows(may, Check{}), allows(may, Call{}));
        ASSERT_EQ(allows(may, Call{}), may.to_call > Chips{});
        ASSERT_LE(may.to_call, place.stack);
        ASSERT_NE(may.raise.has_value(), may.closed.has_value());
        if (!may.raise) {
            ASSERT_FALSE(allows(may, RaiseTo{place.bet + place.stack}));
            return;
        }
        ASSERT_GT(may.raise->least, may.price);
        ASSERT_LE(may.raise->least, may.raise->most);
        ASSERT_LE(may.raise->most, place.bet + place.stack);
        ASSERT_FALSE(allows(may, RaiseTo{may.raise->least - Chips{1}}));
        ASSERT_TRUE(allows(may, RaiseTo{may.raise->least}));
        ASSERT_TRUE(allows(may, RaiseTo{may.raise->most}));
        ASSERT_FALSE(allows(may, RaiseTo{may.raise->most + Chips{1}}));
    }

    /// Whether another round follows.
    bool end_round() {
        std::vector<Chips> bets;
        for (std::size_t i = 0; i < hand().seats; ++i) bets.push_back(hand().places[i].bet);
        std::ranges::sort(bets, std::greater<>());
        const auto returned = betting::end_round(hand());
        EXPECT_EQ(returned ? returned->amount : Chips{}, bets[0] - bets[1]);
        EXPECT_EQ(all_chips(hand()), bought_in_);
        const Pots pots = betting::pots(hand());
        EXPECT_EQ(pots, pots_by_the_book(hand())) << told(pots) << " or " << told(pots_by_the_book(hand()));
        pay_out(pots);
        return still_in(hand()) > 1 && hand().round + 1 < betting_rounds;
    }

    /// Shares of any winners add up to the pot, and no two of them differ by more than a chip.
    void pay_out(const Pots& pots) {
        for (const Pot& pot : pots.all()) {
            const auto shares = shares_of(pot.amount, pot.contenders, hand().positions.button, hand().seats);
            Chips sum;
            for (std::uint8_t index = 0; index < most_seats; ++index) {
                const Chips share = shares[index];
                sum += share;
                const int even = pot.amount.count / pot.contenders.count();
                EXPECT_TRUE(pot.contenders.has(Seat{index}) ? share.count == even || share.count == even + 1
                                                            : share == Chips{});
            }
            EXPECT_EQ(sum, pot.amount);
        }
    }

    FastRandom random_;
    bool seats_leave_;
    std::optional<BettingTable> table_;
    Chips bought_in_;
    std::vector<Deed> deeds_;
    int acts_ = 0;
    int short_all_ins_ = 0;
    int closed_ = 0;
};

TEST(EveryHand, IsPlayedByTheBookAndKeepsItsChips) {
    int acts = 0;
    int short_all_ins = 0;
    int closed = 0;
    for (int seed = 1; seed <= how_many(4000) && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        RandomHand hand(static_cast<std::uint64_t>(seed), false);
        hand.play();
        acts += hand.acts();
        short_all_ins += hand.short_all_ins();
        closed += hand.closed();
    }
    EXPECT_GT(acts, 20'000) << "or the test looks at nothing";
    EXPECT_GT(short_all_ins, 500);
    EXPECT_GT(closed, 100);
}

TEST(EveryHand, IsPlayedByTheBookAlsoIfSeatsLeave) {
    for (int seed = 1; seed <= how_many(2000) && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        RandomHand(static_cast<std::uint64_t>(seed), true).play();
    }
}

}  // namespace
}  // namespace riverbones::test
