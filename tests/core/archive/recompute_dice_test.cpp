#include <QProcess>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include "core/archive/chance.hpp"
#include "core/games/dice_poker/dice_poker.hpp"
#include "core/match/record_text.hpp"
#include "tests/core/archive/files.hpp"
#include "tests/support/eventful_match.hpp"

namespace riverbones::archive {

namespace {

Record<DicePoker> played_record(int players, std::vector<std::string> shakes) {
    auto header = test::header<DicePoker>({.players = players});
    header.chance = Chance{fresh_secret(), std::move(shakes)};
    HouseDraws draws(header.chance);
    const Random house(draws);
    Match<DicePoker> match = *Match<DicePoker>::begin(header, house);
    while (test::eventful_step(match, static_cast<std::uint64_t>(players), house)) {
    }
    return match.record();
}

/// What the script says about these records; its exit code is the other half.
std::pair<int, QByteArray> recompute(const QStringList& paths) {
    QProcess python;
    python.setProcessChannelMode(QProcess::MergedChannels);
    python.start(PYTHON, QStringList{"-B", RECOMPUTE_DICE} + paths);
    EXPECT_TRUE(python.waitForFinished());
    EXPECT_EQ(python.exitStatus(), QProcess::NormalExit);
    return {python.exitCode(), python.readAll()};
}

TEST(RecomputeDice, AStrangerFindsTheSameDice) {
    const QTemporaryDir home;
    const std::vector<Record<DicePoker>> records = {
        played_record(1, {}), played_record(3, {"left, right", "", "\u03b6\u03ac\u03c1\u03b9 %\n"}),
        played_record(8, {"1", "2", "3", "4", "5", "6", "7", "8"})};
    QStringList paths;
    for (const auto& record : records) {
        paths += home.filePath(QString::number(paths.size()));
        test::write_file(paths.back(), QByteArray::fromStdString(to_text(record)));
    }
    const auto [code, said] = recompute(paths);
    EXPECT_EQ(code, 0) << said.toStdString();
    for (const auto& record : records) {
        EXPECT_TRUE(said.contains(commitment(record.header.chance))) << said.toStdString();
    }
}

TEST(RecomputeDice, AChangedDieIsFound) {
    const QTemporaryDir home;
    Record<DicePoker> record = played_record(2, {"a", "b"});
    const auto last_fall = std::find_if(record.entries.rbegin(), record.entries.rend(), [](const auto& entry) {
        return std::holds_alternative<dice_poker::HouseAct>(entry.what);
    });
    ASSERT_NE(last_fall, record.entries.rend());
    auto& fell = std::get<dice_poker::DiceFell>(std::get<dice_poker::HouseAct>(last_fall->what));
    for (std::size_t place = 0; place < 5; ++place) {
        if (fell.rolled.has(static_cast<int>(place))) fell.dice[place] = Die(fell.dice[place].face() % 6 + 1);
    }
    const QString path = home.filePath("x.match");
    test::write_file(path, QByteArray::fromStdString(to_text(record)));
    const auto [code, said] = recompute({path});
    EXPECT_NE(code, 0);
    EXPECT_TRUE(said.contains("should be")) << said.toStdString();
}

TEST(RecomputeDice, ARecordWithoutDiceProvesNothing) {
    const QTemporaryDir home;
    const QString path = home.filePath("x.match");
    test::write_file(path, "riverbones-record 1 dice_poker ~00000000\n");
    EXPECT_NE(recompute({path}).first, 0);
}

}  // namespace

}  // namespace riverbones::archive
