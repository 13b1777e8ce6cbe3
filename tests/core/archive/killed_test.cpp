#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include "core/archive/saves.hpp"
#include "core/match/record_text.hpp"
#include "tests/core/archive/child.hpp"
#include "tests/core/archive/files.hpp"
#include "tests/core/archive/killed_player.hpp"
#include "tests/support/how_many.hpp"

namespace riverbones::archive {

namespace {

using test::eventful_step;

/// The record of the match that nobody interrupts.
Match<DicePoker> uninterrupted(std::uint64_t seed) {
    HouseDraws draws(test::header_of_killed_match(seed).chance);
    const Random house(draws);
    Match<DicePoker> match = *Match<DicePoker>::begin(test::header_of_killed_match(seed), house);
    while (eventful_step(match, seed, house)) {
    }
    return match;
}

/// Plays on in a process of its own; true when it was killed, false when it came to the end.
bool killed_while_playing(const QString& path, std::uint64_t seed, std::uint32_t steps, std::uint32_t bytes) {
    QProcess player;
    test::start_child(player, {"play", path, QString::number(seed), QString::number(steps), QString::number(bytes)});
    EXPECT_TRUE(player.waitForFinished());
    const bool killed = player.exitStatus() == QProcess::CrashExit;
    EXPECT_TRUE(killed || player.exitCode() == 0);
    return killed;
}

/// After each kill: what was written makes sense up to the cut, and with what the house still owed it is exactly how
/// the uninterrupted match began.
void expect_beginning_of(const std::string& whole, const std::string& text, std::uint64_t seed) {
    const Reading<DicePoker> reading = read_match<DicePoker>(text);
    ASSERT_TRUE(reading.match);
    EXPECT_TRUE(whole.starts_with(text));
    EXPECT_EQ(text.find('\n', reading.sound_bytes), std::string::npos) << "at most one line is lost";
    Match<DicePoker> match = *reading.match;
    HouseDraws draws(test::header_of_killed_match(seed).chance);
    const auto& entries = match.record().entries;
    match.settle(entries.empty() ? match.record().header.began : entries.back().moment, Random(draws));
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
        const std::string whole = to_text(uninterrupted(seed).record());
        FastRandom random(seed);
        while (killed_while_playing(path, seed, random.below(30), random.below(90))) {
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

}  // namespace

}  // namespace riverbones::archive
