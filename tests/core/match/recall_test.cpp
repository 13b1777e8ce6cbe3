#include "core/match/recall.hpp"

#include <gtest/gtest.h>

#include "tests/core/match/sample.hpp"
#include "tests/support/dice_poker_table.hpp"

namespace riverbones::test {
namespace {

std::vector<Happening<DicePoker>> told(const Record<DicePoker>& record) {
    std::vector<Happening<DicePoker>> all;
    recall(record, Viewer{}, [&](const auto& happening, const auto&) { all.push_back(happening); });
    return all;
}

TEST(Recall, TellsWhatWasToldWhenItHappened) {
    DicePokerTable table(dice_poker::Settings{2});
    std::vector<Happening<DicePoker>> happened;
    const auto keep_in_mind = [&](const DicePokerTable::Events& events) {
        happened.insert(happened.end(), events.begin(), events.end());
    };
    keep_in_mind(table.roll("1-2-3-4-6"));
    keep_in_mind(table.roll_keeping("xx---", "-,-,5,5,1"));
    keep_in_mind(table.write(Line::aces));
    keep_in_mind(table.roll("6-6-6-6-6"));
    EXPECT_EQ(told(table.match().record()), happened);
}

TEST(Recall, TellsOfWhatWasTakenBackAndOfWhatCameAfterIt) {
    NamedHouse house(1);
    auto match = new_match<DicePoker>(dice_poker::Settings{1}, house.random());
    ASSERT_TRUE(match.play(seat(1), dice_poker::Roll{}, after(1), house.random()));
    const auto written = match.play(seat(1), dice_poker::Write{dice_poker::Line::chance}, after(2), house.random());
    ASSERT_TRUE(match.undo(seat(1), after(3)));
    const auto again = match.redo(seat(1), after(4));
    std::vector<Happening<DicePoker>> end(written->begin(), written->end());
    end.emplace_back(TakenBack{seat(1)});
    end.insert(end.end(), again->begin(), again->end());
    const auto all = told(match.record());
    ASSERT_EQ(all.size(), 2 + end.size());
    EXPECT_EQ(std::vector(all.begin() + 2, all.end()), end);
}

TEST(Recall, ShowsTheMatchAsItStoodThen) {
    const Match<DicePoker> match = sample_match(3);
    std::optional<dice_poker::View> last;
    int turns = 0;
    recall(match.record(), Viewer{}, [&](const auto& happening, const dice_poker::View& view) {
        last = view;
        const auto* event = std::get_if<dice_poker::Event>(&happening);
        const auto* began = event ? std::get_if<dice_poker::TurnBegan>(event) : nullptr;
        if (!began) return;
        ++turns;
        EXPECT_EQ(view.round, began->round);
        EXPECT_EQ(view.acting, began->seat);
    });
    EXPECT_GE(turns, 3 * dice_poker::rounds - 1) << "and once more after each line that was taken back";
    EXPECT_EQ(last, match.view(Viewer{}));
}

}  // namespace
}  // namespace riverbones::test
