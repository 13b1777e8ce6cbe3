#include "core/match/match.hpp"

#include <gtest/gtest.h>

#include "tests/core/match/sample.hpp"
#include "tests/support/dice_poker_table.hpp"

namespace riverbones::test {
namespace {

using dice_poker::Roll;
using dice_poker::Settings;

TEST(Match, NeedsOnePlayerASeatAndSettingsWithoutAProblem) {
    NamedHouse house(1);
    const auto begin = [&](int players, int sitting) {
        const auto match = Match<DicePoker>::begin(
            Header<DicePoker>{first_moment, Settings{players}, some_players(sitting), {}}, house.random());
        return match ? std::nullopt : std::optional(match.refusal());
    };
    EXPECT_EQ(begin(2, 2), std::nullopt);
    EXPECT_EQ(begin(2, 1), Refusal::too_few_players);
    EXPECT_EQ(begin(2, 3), Refusal::too_many_players);
    EXPECT_EQ(begin(0, 0), Refusal::too_few_players);
    EXPECT_EQ(begin(9, 9), Refusal::too_many_players);
}

TEST(MatchDeathTest, DoesNotBeginWithANameThatItsRecordCouldNotHold) {
    NamedHouse house(1);
    auto header = test::header<DicePoker>(Settings{1});
    EXPECT_TRUE(is_writable_name(header.players[0].name));
    header.players[0].name = "two\nlines";
    EXPECT_DEATH((void)Match<DicePoker>::begin(header, house.random()), "is_writable_name");
    header.players[0].name = std::string(65, 'a');
    EXPECT_DEATH((void)Match<DicePoker>::begin(header, house.random()), "is_writable_name");
}

TEST(Match, WritesDownWhatSeatsAndHouseDid) {
    DicePokerTable table(Settings{2});
    EXPECT_TRUE(table.match().record().entries.empty());
    table.roll("1-2-3-4-6");
    table.write(Line::aces);
    const auto& entries = table.match().record().entries;
    ASSERT_EQ(entries.size(), 3u);
    EXPECT_EQ(entries[0].what, (decltype(entries[0].what){Played<DicePoker>{seat(1), Roll{}}}));
    EXPECT_EQ(entries[1].what, (decltype(entries[1].what){dice_poker::DiceFell{DiceMask::all(), dice("1-2-3-4-6")}}));
    EXPECT_EQ(entries[2].what, (decltype(entries[2].what){Played<DicePoker>{seat(1), dice_poker::Write{Line::aces}}}));
    EXPECT_EQ(entries[0].moment, entries[1].moment) << "the house acts at once";
}

TEST(Moments, NeverRunBackwards) {
    NamedHouse house(1);
    auto match = new_match<DicePoker>(Settings{1}, house.random());
    const std::vector<std::pair<int, int>> asked_and_written = {{-5, 0}, {10, 10}, {3, 10}, {11, 11}};
    ASSERT_TRUE(match.play(seat(1), Roll{}, after(asked_and_written[0].first), house.random()));
    ASSERT_TRUE(match.play(seat(1), Roll{}, after(asked_and_written[1].first), house.random()));
    ASSERT_TRUE(match.play(seat(1), dice_poker::Write{Line::aces}, after(asked_and_written[2].first), house.random()));
    ASSERT_TRUE(match.undo(seat(1), after(11)));
    ASSERT_TRUE(match.redo(seat(1), after(-1)));
    match.leave(after(2));
    std::vector<std::int64_t> written;
    for (const auto& entry : match.record().entries)
        written.push_back(entry.moment.milliseconds - first_moment.milliseconds);
    EXPECT_EQ(written, (std::vector<std::int64_t>{0, 0, 10, 10, 10, 11, 11, 11}));
    EXPECT_EQ(read_match<DicePoker>(to_text(match.record())).damage, std::nullopt);
}

TEST(Moments, ThatRunBackwardsAreNotTakenFromARecord) {
    NamedHouse house(1);
    auto match = new_match<DicePoker>(Settings{1}, house.random());
    const Match<DicePoker> before = match;
    EXPECT_EQ(match.take({after(-1), Left{}}), Refusal::time_runs_backwards);
    EXPECT_TRUE(match == before);
    EXPECT_EQ(match.take({after(0), Left{}}), std::nullopt);
}

TEST(Leaving, WritesTheClosingLineAndChangesNothingElse) {
    DicePokerTable table(Settings{2});
    table.roll("1-2-3-4-6");
    const auto view = table.view();
    const auto choices = table.choices();
    EXPECT_FALSE(table.match().was_left());
    table.match().leave(after(5000));
    EXPECT_TRUE(table.match().was_left());
    EXPECT_EQ(table.view(), view);
    EXPECT_EQ(table.choices(), choices);
}

TEST(Leaving, TwiceIsLeavingOnce) {
    DicePokerTable table(Settings{2});
    table.roll("1-2-3-4-6");
    table.match().leave(after(5000));
    const Match<DicePoker> left = table.match();
    table.match().leave(after(6000));
    EXPECT_TRUE(table.match() == left);
    EXPECT_EQ(read_match<DicePoker>(to_text(left.record())).damage, std::nullopt);
}

TEST(Leaving, IsOverWhenSomebodyPlaysOn) {
    DicePokerTable table(Settings{2});
    table.roll("1-2-3-4-6");
    table.match().leave(after(5000));
    table.write(Line::sixes);
    EXPECT_FALSE(table.match().was_left());
    EXPECT_EQ(table.points(Line::sixes), 6);
}

TEST(Leaving, KeepsWhatMayBeTakenBackAndWrittenAgain) {
    DicePokerTable table(Settings{2});
    table.turn("1-2-3-4-6", Line::sixes);
    table.match().leave(after(5000));
    EXPECT_EQ(table.match().may_undo(), seat(1));
    table.take_back(seat(1));
    table.match().leave(after(6000));
    EXPECT_EQ(table.match().may_redo(), seat(1));
    EXPECT_TRUE(table.match().redo(seat(1), after(7000)));
    EXPECT_EQ(table.points(Line::sixes), 6);
}

TEST(Leaving, WithDiceStillToFallLetsThemFallAfterwards) {
    NamedHouse house(3);
    Match<DicePoker> match = *Match<DicePoker>::from(header<DicePoker>(Settings{1}));
    ASSERT_EQ(match.take({after(0), Played<DicePoker>{seat(1), Roll{}}}), std::nullopt);
    ASSERT_EQ(match.take({after(0), Left{}}), std::nullopt);
    EXPECT_EQ(match.settle(after(1), house.random()).size(), 1u);
    EXPECT_EQ(seat_to_act(match.turn()), seat(1));
}

TEST(Match, IsAValueThatForksWhenItIsCopied) {
    DicePokerTable table(Settings{2});
    table.roll("1-2-3-4-6");
    DicePokerTable fork = table;
    EXPECT_TRUE(fork.match() == table.match());
    fork.write(Line::aces);
    EXPECT_FALSE(fork.match() == table.match());
    EXPECT_EQ(table.acting(), seat(1));
    table.write(Line::aces);
    EXPECT_TRUE(fork.match() == table.match());
}

}  // namespace
}  // namespace riverbones::test
