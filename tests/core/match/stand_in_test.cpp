#include <gtest/gtest.h>

#include "core/games/dice_holdem/dice_holdem.hpp"
#include "core/games/dice_poker/dice_poker.hpp"
#include "core/match/match.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/named_house.hpp"

// Rules, 2: "A player may be replaced by a bot (the stack stays), always between hands."

namespace riverbones::test {
namespace {

class StandIn : public testing::Test {
protected:
    void SetUp() override {
        play(*seat_to_act(match.turn()), holdem::Fold{});
        ASSERT_TRUE(std::holds_alternative<Anyone>(match.turn()));
    }

    void play(Seat seat, const holdem::Action& action) {
        ASSERT_TRUE(match.play(seat, action, after(1000), house.random()));
    }

    NamedHouse house{7};
    Match<DiceHoldem> match = new_match<DiceHoldem>(holdem::Settings{.players = 2}, house.random());
};

TEST_F(StandIn, IsABotOfThatLevelUnderTheSameNameAndPicture) {
    const Player anna = match.record().header.players[0];
    ASSERT_EQ(anna.kind, PlayerKind::person);
    EXPECT_EQ(match.player(seat(1)), anna);
    play(seat(1), holdem::HandSeatOver{BotLevel::sharp});
    EXPECT_EQ(match.player(seat(1)), (Player{PlayerKind::bot, BotLevel::sharp, anna.name, anna.picture}));
    EXPECT_EQ(match.record().header.players[0], anna) << "what stands in the record stays";
    play(seat(1), holdem::HandSeatOver{});
    EXPECT_EQ(match.player(seat(1)), anna);
}

TEST_F(StandIn, TakesTheSeatOfAnotherBot) {
    const Player otter = match.record().header.players[1];
    ASSERT_EQ(otter.kind, PlayerKind::bot);
    play(seat(2), holdem::HandSeatOver{BotLevel::gentle});
    EXPECT_EQ(match.player(seat(2)), (Player{PlayerKind::bot, BotLevel::gentle, otter.name, otter.picture}));
}

TEST(NoStandIn, AtATableWhereSeatsAreNotHandedOver) {
    NamedHouse house(1);
    const auto match = new_match<DicePoker>(dice_poker::Settings{3}, house.random());
    for (int number = 1; number <= 3; ++number) {
        EXPECT_EQ(match.player(seat(number)), match.record().header.players[seat(number).index]);
    }
}

TEST(DeadlineOfAMatch, IsThatOfTheSeatThatIsAwaited) {
    NamedHouse house(1);
    auto match = new_match<DiceHoldem>(holdem::Settings{.players = 2, .clock = 25}, house.random());
    ASSERT_TRUE(match.deadline());
    EXPECT_EQ(match.deadline()->allowed, std::chrono::seconds(25));
    EXPECT_EQ(match.deadline()->bank, std::chrono::seconds(30));
    ASSERT_TRUE(match.play(*seat_to_act(match.turn()), holdem::SpendTime{4}, after(1), house.random()));
    EXPECT_EQ(match.deadline()->bank, std::chrono::seconds(26));
    ASSERT_TRUE(match.play(*seat_to_act(match.turn()), holdem::Fold{}, after(2), house.random()));
    EXPECT_FALSE(match.deadline()) << "nobody is awaited between hands";
}

}  // namespace
}  // namespace riverbones::test
