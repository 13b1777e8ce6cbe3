#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include "core/archive/chance.hpp"
#include "core/archive/saves.hpp"
#include "core/match/record_text.hpp"
#include "tests/core/archive/child.hpp"
#include "tests/core/archive/files.hpp"
#include "tests/core/archive/killed_player.hpp"
#include "tests/support/how_many.hpp"

namespace riverbones::archive {

namespace {

using test::eventful_step;
using test::header_of_killed_match;

/// The record of the match that nobody interrupts.
template <Game G>
Match<G> uninterrupted(std::uint64_t seed) {
    HouseDraws draws(header_of_killed_match<G>(seed).chance);
    const Random house(draws);
    Match<G> match = *Match<G>::begin(header_of_killed_match<G>(seed), house);
    while (eventful_step(match, seed, house)) {
    }
    return match;
}

/// Plays on in a process of its own; true when it was stopped, false when it came to the end.
bool stopped_while_playing(const QStringList& what) {
    QProcess player;
    test::start_child(player, what);
    EXPECT_TRUE(player.waitForFinished());
    const bool stopped = player.exitStatus() == QProcess::CrashExit;
    EXPECT_TRUE(stopped || player.exitCode() == 0);
    return stopped;
}

template <Game G>
bool killed_while_playing(const QString& path, std::uint64_t seed, std::uint32_t steps, std::uint32_t bytes) {
    return stopped_while_playing({"play", QString::fromLatin1(G::id.data(), static_cast<qsizetype>(G::id.size())), path,
                                  QString::number(seed), QString::number(steps), QString::number(bytes)});
}

/// What the next start makes of the file.
template <Game G>
Match<G> settled(const Match<G>& read, std::uint64_t seed) {
    Match<G> match = read;
    HouseDraws draws(header_of_killed_match<G>(seed).chance);
    const auto& entries = match.record().entries;
    match.settle(entries.empty() ? match.record().header.began : entries.back().moment, Random(draws));
    return match;
}

/// After each kill: what was written makes sense up to the cut, and with what the house still owed it is exactly how
/// the uninterrupted match began.
void expect_beginning_of(const std::string& whole, const std::string& text, std::uint64_t seed) {
    const Reading<DicePoker> reading = read_match<DicePoker>(text);
    ASSERT_TRUE(reading.match);
    EXPECT_TRUE(whole.starts_with(text));
    EXPECT_EQ(text.find('\n', reading.sound_bytes), std::string::npos) << "at most one line is lost";
    const Match<DicePoker> match = settled(*reading.match, seed);
    EXPECT_TRUE(whole.starts_with(to_text(match.record())));
    EXPECT_FALSE(std::holds_alternative<House>(match.turn()));
}

// Every round of this loop starts a match anew: killed again and again, at any step and in the middle of a line, it
// ends byte for byte as if nothing had happened.
TEST(Killed, AMatchGoesOnExactlyWhereItWas) {
    const int matches = test::full_run() ? 60 : 6;
    int kills = 0;
    int in_a_line = 0;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(matches); ++seed) {
        SCOPED_TRACE(seed);
        const QTemporaryDir home;
        const QString path = home.filePath("x.match");
        const std::string whole = to_text(uninterrupted<DicePoker>(seed).record());
        FastRandom random(seed);
        while (killed_while_playing<DicePoker>(path, seed, random.below(30), random.below(90))) {
            ++kills;
            const std::string text = test::content_of(path).toStdString();
            in_a_line += text.ends_with('\n') ? 0 : 1;
            expect_beginning_of(whole, text, seed);
            if (testing::Test::HasFailure()) return;
        }
        EXPECT_EQ(test::content_of(path).toStdString(), whole);
        EXPECT_EQ(QDir(home.path()).entryList(QDir::Files), QStringList({"x.match"}));
    }
    EXPECT_GT(kills, 5 * matches);
    EXPECT_GT(in_a_line, 2 * matches);
}

/// How the table of a match stands.
holdem::Table table_of(const Match<DiceHoldem>& match) { return match.view(Viewer{}).table; }

/// "A hand that cannot be finished is cancelled: every stack is what it was before that hand ... A hand that was left
/// properly is resumed where it was."; true if one was cancelled.
bool expect_stacks_of_before(const Match<DiceHoldem>& cut, const Match<DiceHoldem>& resumed) {
    const holdem::Table then = table_of(cut);
    const holdem::Table now = table_of(resumed);
    const bool ran = holdem::hand_runs(then);
    EXPECT_TRUE(!cut.was_left() || resumed == cut);
    if (!ran || cut.was_left()) return false;
    EXPECT_EQ(now.outcome, holdem::Outcome::cancelled);
    for (std::uint8_t i = 0; i < then.seat_count(); ++i) {
        const bool left = then.seat(Seat{i}).presence == holdem::Presence::away;
        EXPECT_EQ(now.seat(Seat{i}).stack, left ? Chips{} : then.seat(Seat{i}).stack);
    }
    return true;
}

TEST(Killed, AHandIsCancelledAndTheTableGoesOn) {
    const int matches = test::full_run() ? 60 : 6;
    int cancelled = 0;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(matches); ++seed) {
        SCOPED_TRACE(seed);
        const QTemporaryDir home;
        const QString path = home.filePath("x.match");
        FastRandom random(seed);
        // Steps grow: a table that is cancelled too often never comes to the end of a hand.
        for (std::uint32_t steps = 30;
             killed_while_playing<DiceHoldem>(path, seed, random.below(steps), random.below(60)); steps += 20) {
            const std::string text = test::content_of(path).toStdString();
            const Reading<DiceHoldem> reading = read_match<DiceHoldem>(text);
            ASSERT_TRUE(reading.match);
            EXPECT_EQ(text.find('\n', reading.sound_bytes), std::string::npos) << "at most one line is lost";
            cancelled += expect_stacks_of_before(*reading.match, settled(*reading.match, seed)) ? 1 : 0;
            if (testing::Test::HasFailure()) return;
        }
        const Reading<DiceHoldem> whole = read_match<DiceHoldem>(test::content_of(path).toStdString());
        EXPECT_EQ(whole.damage, std::nullopt);
        EXPECT_TRUE(std::holds_alternative<Over>(whole.match->turn()));
    }
    EXPECT_GT(cancelled, matches);
}

// "Chips are conserved ... and the program checks it": a bug stops the program, and costs no more than the hand.
TEST(Stopped, ByAChipTooManyTheRecordIsIntactAndTheHandIsCancelled) {
    int cancelled = 0;
    int stopped = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE(seed);
        const QTemporaryDir home;
        const QString path = home.filePath("x.match");
        FastRandom random(seed);
        if (!stopped_while_playing({"leak", path, QString::number(seed), QString::number(random.below(80))})) continue;
        ++stopped;
        const std::string text = test::content_of(path).toStdString();
        EXPECT_TRUE(to_text(uninterrupted<DiceHoldem>(seed).record()).starts_with(text))
            << "without the step that failed";
        EXPECT_TRUE(text.ends_with('\n'));
        const Reading<DiceHoldem> reading = read_match<DiceHoldem>(text);
        EXPECT_EQ(reading.damage, std::nullopt);
        cancelled += expect_stacks_of_before(*reading.match, settled(*reading.match, seed)) ? 1 : 0;
    }
    EXPECT_GT(stopped, 8);
    EXPECT_GT(cancelled, 4);
}

}  // namespace

}  // namespace riverbones::archive
