#include <gtest/gtest.h>

#include "tests/support/dice_holdem_table.hpp"

// What the table remembers of what was done in a hand, for bots and for whoever looks up.

namespace riverbones::test {
namespace {

using holdem::Deed;
using holdem::PastAct;
using holdem::Settings;

std::vector<PastAct> acts(const DiceHoldemTable& table) {
    const holdem::Table now = table.table();
    return {now.acts().begin(), now.acts().end()};
}

TEST(PastActs, AreEveryDecisionOfTheHandInOrder) {
    DiceHoldemTable table({.players = 3, .clock = 20}, 1);
    EXPECT_TRUE(acts(table).empty()) << "posting a blind is not acting";
    table.raise_to(1, 60);
    table.call(2);
    table.call(3);
    table.spend(2, 30);
    table.time_is_up(2);
    table.raise_to(3, 20);
    table.fold(1);
    table.raise_to(2, 40);
    EXPECT_EQ(acts(table), (std::vector<PastAct>{{Chips{60}, seat(1), 0, Deed::raised},
                                                 {Chips{60}, seat(2), 0, Deed::called},
                                                 {Chips{60}, seat(3), 0, Deed::called},
                                                 {Chips{0}, seat(2), 1, Deed::checked},
                                                 {Chips{20}, seat(3), 1, Deed::bet},
                                                 {Chips{0}, seat(1), 1, Deed::folded},
                                                 {Chips{40}, seat(2), 1, Deed::raised}}));
}

TEST(PastActs, AreForgottenWhenTheNextHandBegins) {
    DiceHoldemTable table(Settings{.players = 3}, 1);
    table.fold_out();
    EXPECT_EQ(acts(table).size(), 2u) << "as long as the result stands";
    table.next_hand();
    EXPECT_TRUE(acts(table).empty());
}

TEST(PastActs, AreNoMoreThanThereIsRoomFor) {
    DiceHoldemTable table({.players = 2, .small_blind = Chips{1}, .big_blind = Chips{2}, .buy_in = Chips{1000}}, 1);
    for (int total = 4; total <= 2 * 40; total += 2) table.raise_to(table.awaited(), total);
    ASSERT_EQ(acts(table).size(), holdem::most_past_acts);
    EXPECT_EQ(acts(table).back().to, Chips{4 + 2 * 31}) << "the first of them";
    table.check_down();
    EXPECT_TRUE(table.between_hands());
}

}  // namespace
}  // namespace riverbones::test
