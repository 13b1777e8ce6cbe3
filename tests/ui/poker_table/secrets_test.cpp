#include <gtest/gtest.h>

#include "tests/support/how_many.hpp"
#include "tests/support/imaginable_actions.hpp"
#include "tests/support/random_player.hpp"
#include "tests/ui/poker_table/everything_told.hpp"
#include "tests/ui/poker_table/played_table.hpp"

// Rules, 2, "Fair play": "While a hand runs nobody sees or hears anything of another player's hidden dice: not on the
// screen, in the log, in a hint, in a sound or in what a screen reader can read."
//
// Two tables are played alike that differ in hidden dice alone. As long as those dice are nobody's whose table is open,
// the two must tell the same, in everything that QML could ask them.

namespace riverbones::test {
namespace {

std::string first_difference(const QStringList& here, const QStringList& there) {
    for (int i = 0; i < std::min(here.size(), there.size()); ++i) {
        if (here[i] != there[i]) return (here[i] + "   and   " + there[i]).toStdString();
    }
    return here.size() == there.size() ? std::string() : "one tells more";
}

/// Whether a hand lies open: from then on the two tables differ for good reasons.
bool lies_open(PlayedTable& table) { return !table.onTable().shown.empty(); }

/// The same at both tables, on the screen's side of them where that is possible.
void play_at(PlayedTable& table, Seat seat, const holdem::Action& action) {
    if (table->handOverTo() >= 0) table->openTable();
    const bool by_hand = table->yours() && table->openSeat() == seat.index;
    if (by_hand && action == holdem::Action(holdem::Fold{})) return table->fold();
    if (std::holds_alternative<holdem::LeaveTable>(action)) return table->leaveTable(seat.index);
    const bool calls = std::holds_alternative<holdem::Check>(action) || std::holds_alternative<holdem::Call>(action);
    if (by_hand && calls) return table->checkOrCall();
    if (const auto* raise = std::get_if<holdem::RaiseTo>(&action); by_hand && raise) {
        table->setAmount(raise->to.count);
        return table->raise();
    }
    RIVERBONES_CHECK(!table.match().play(seat, action));
}

struct Compared {
    int covered = 0;  ///< nobody's table was open
    int open = 0;     ///< that of the one seat with the same dice
};

class Twins {
public:
    Twins(const Match<DiceHoldem>& match, const TwinHouse& house, std::optional<Seat> same, std::uint64_t seed)
        : same_(same),
          here_(std::make_unique<PlayedMatch>(match, house), false, Pace::Normal),
          there_(std::make_unique<PlayedMatch>(match, twin(house, same, seed)), false, Pace::Normal) {}

    /// Plays one hand, until hands lie open or it ends. The action of each step comes from `random`.
    void playHand(FastRandom& random, Compared& compared) {
        begin(random);
        while (seat_to_act(here_.match().turn()) && !testing::Test::HasFatalFailure()) {
            const Seat acting = here_.acting();
            const holdem::Action action = random_action(here_.match().choices(acting), random);
            for (PlayedTable* table : {&here_, &there_}) play_at(*table, acting, action);
            if (lies_open(here_) || lies_open(there_)) return;
            showEverything(random, compared);
        }
    }

private:
    static TwinHouse twin(TwinHouse house, std::optional<Seat> same, std::uint64_t seed) {
        house.keepOnly(same, seed);
        return house;
    }

    void begin(FastRandom& random) {
        for (PlayedTable* table : {&here_, &there_}) {
            while (!(*table)->atRest()) (*table)->hurry();
            (*table)->nextHand();
        }
        Compared ignored;
        showEverything(random, ignored);
    }

    /// One thing after the other; after each the tables must tell the same.
    void showEverything(FastRandom& random, Compared& compared) {
        compare(compared);
        while (!here_->atRest()) {
            ASSERT_FALSE(there_->atRest());
            for (PlayedTable* table : {&here_, &there_}) (*table)->hurry();
            compare(compared);
        }
        if (random.below(3) == 0) {
            for (PlayedTable* table : {&here_, &there_}) (*table)->peek(true);
        }
        for (PlayedTable* table : {&here_, &there_}) (*table)->openTable();
        compare(compared);
    }

    void compare(Compared& compared) {
        const int open = here_->openSeat();
        ASSERT_EQ(open, there_->openSeat());
        if (open >= 0 && (!same_ || open != same_->index)) return;
        ASSERT_EQ(first_difference(everything_told(*here_, log_from_), everything_told(*there_, log_from_)), "");
        log_from_ = here_->log()->count();
        ++(open < 0 ? compared.covered : compared.open);
    }

    std::optional<Seat> same_;
    PlayedTable here_;
    PlayedTable there_;
    int log_from_ = 0;
};

TEST(Secrets, NothingOfHiddenDiceIsToldToAnybodyElse) {
    Compared compared;
    const std::vector<std::string> seatings = {"pp", "ppb", "pbp", "pppb", "pppp", "bpbp", "ppbbb"};
    const auto settings = settings_to_try<DiceHoldem>();
    for (int i = 0; i < how_many(200) && !testing::Test::HasFatalFailure(); ++i) {
        const auto number = static_cast<std::uint64_t>(i);
        FastRandom random(number + 1000);
        const std::string& seats = seatings[number % seatings.size()];
        const auto match = PlayedMatch::ofSeats(seats, settings[number * 13 % settings.size()], number);
        match->start({[](const auto&) {}, {}});
        while (const auto acting = seat_to_act(match->turn())) match->play(*acting, holdem::Fold{});
        if (match->choices(Seat{0}).no_next_hand) continue;
        // Every other time there is a seat whose dice are the same at both tables.
        const auto some_seat = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(seats.size())));
        const auto same = i % 2 == 0 ? std::optional(Seat{some_seat}) : std::nullopt;
        Twins(match->match(), match->house(), same, number + 5000).playHand(random, compared);
    }
    EXPECT_GT(compared.covered, 2000);
    EXPECT_GT(compared.open, 100);
}

TEST(Secrets, TheTwoTablesDifferForWhoeverLooksAtHisOwnDice) {
    // The test above would find nothing if this were not so.
    const auto match = PlayedMatch::ofSeats("pp");
    match->start({[](const auto&) {}, {}});
    match->play(*seat_to_act(match->turn()), holdem::Fold{});
    TwinHouse twin = match->house();
    twin.keepOnly({}, 77);
    PlayedTable here(std::make_unique<PlayedMatch>(match->match(), match->house()), false);
    PlayedTable there(std::make_unique<PlayedMatch>(match->match(), twin), false);
    for (PlayedTable* table : {&here, &there}) (*table)->nextHand();
    EXPECT_EQ(first_difference(everything_told(*here), everything_told(*there)), "");
    for (PlayedTable* table : {&here, &there}) (*table)->openTable();
    EXPECT_NE(here->ownDice(), there->ownDice());
    EXPECT_NE(first_difference(everything_told(*here), everything_told(*there)), "");
    for (PlayedTable* table : {&here, &there}) (*table)->setCovered(true);
    EXPECT_EQ(first_difference(everything_told(*here), everything_told(*there)), "");
}

TEST(Secrets, EverythingToldIsEverything) {
    PlayedTable table("pb");
    table.playOut([&] { table.allIn(); });
    const QString told = everything_told(*table).join('\n');
    for (const char* expected : {"table.pot = ", "table.places[1].stack = ", "table.places.place(0).net = ",
                                 "table.log.pieces(5) = ", "table.result.pots#0.amount = ", "table.diceOf(1) = ",
                                 "table.handOf(0).faces = ", "table.seats[0].displayName = "}) {
        EXPECT_TRUE(told.contains(expected)) << expected << '\n' << told.toStdString();
    }
}

}  // namespace
}  // namespace riverbones::test
