#include <gtest/gtest.h>

#include "tests/core/match/sample.hpp"

// Records that end too early, because the program or the machine did.

namespace riverbones::test {
namespace {

TEST(CutOffRecord, NeverCrashesAndKeepsEveryWholeLine) {
    const Match<DicePoker> match = sample_match(1);
    const auto stages = every_stage_of(match);
    const std::string text = to_text(match.record());
    const std::size_t header_size = header_lines(match.record().header);
    std::size_t whole_lines = 0;
    std::size_t whole_bytes = 0;
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        if (cut > 0 && text[cut - 1] == '\n') {
            ++whole_lines;
            whole_bytes = cut;
        }
        const auto reading = read_match<DicePoker>(std::string_view(text).substr(0, cut));
        ASSERT_EQ(reading.match.has_value(), whole_lines >= header_size) << cut;
        ASSERT_EQ(reading.damage.has_value(), cut != whole_bytes || whole_lines < header_size) << cut;
        if (reading.damage) {
            ASSERT_EQ(reading.damage->line, static_cast<int>(whole_lines) + 1) << cut;
        }
        if (!reading.match) continue;
        ASSERT_TRUE(*reading.match == stages[whole_lines - header_size]) << cut;
        ASSERT_EQ(reading.sound_bytes, whole_bytes) << cut;
    }
}

TEST(CutOffRecord, CanBeToldFromOneThatWasLeft) {
    const Match<DicePoker> match = sample_match(2);
    for (const auto& stage : every_stage_of(match)) {
        const auto& entries = stage.record().entries;
        EXPECT_EQ(stage.was_left(), !entries.empty() && std::holds_alternative<Left>(entries.back().what));
    }
    EXPECT_TRUE(match.was_left());
}

TEST(CutOffRecord, GivesTheSameNamedDiceWhenTheyWereStillToFall) {
    NamedHouse house(sample_house);
    const Match<DicePoker> match = sample_match(3);
    const auto stages = every_stage_of(match);
    int pending = 0;
    for (std::size_t entry = 0; entry + 1 < stages.size(); ++entry) {
        if (!std::holds_alternative<House>(stages[entry].turn())) continue;
        ++pending;
        Match<DicePoker> resumed = *read_match<DicePoker>(to_text(stages[entry].record())).match;
        const auto events = resumed.settle(match.record().entries[entry].moment, house.random());
        EXPECT_TRUE(resumed == stages[entry + 1]);
        EXPECT_EQ(events.size(), 1u);
    }
    EXPECT_GT(pending, 45);
}

TEST(CutOffRecord, OwesNothingWhileASeatMustDecide) {
    RiggedHouse nothing_fed;
    for (const auto& stage : every_stage_of(sample_match(2))) {
        if (std::holds_alternative<House>(stage.turn())) continue;
        Match<DicePoker> resumed = stage;
        EXPECT_TRUE(resumed.settle(after(1), nothing_fed.random()).empty());
        EXPECT_TRUE(resumed == stage);
    }
}

TEST(CutOffRecord, IsPlayedOnToTheEndFromAnyLine) {
    NamedHouse house(sample_house);
    FastRandom players(8);
    for (const auto& stage : every_stage_of(sample_match(2))) {
        Match<DicePoker> resumed = stage;
        resumed.settle(after(0), house.random());
        play_to_the_end(resumed, players, house.random());
        EXPECT_TRUE(std::holds_alternative<Over>(resumed.turn()));
    }
}

TEST(CutOffRecord, IsWrittenOnWithTheChecksumsThatGoOn) {
    NamedHouse house(sample_house);
    const std::string text = to_text(sample_match(1).record());
    for (std::size_t cut = 0; cut <= text.size(); cut += 37) {
        const std::string kept = text.substr(0, cut);
        auto reading = read_match<DicePoker>(kept);
        if (!reading.match) continue;
        const std::size_t known = reading.match->record().entries.size();
        reading.match->settle(after(0), house.random());
        reading.match->leave(after(0));
        std::string file = kept.substr(0, reading.sound_bytes);
        const auto& record = reading.match->record();
        for (std::size_t entry = known; entry < record.entries.size(); ++entry) {
            file += entry_text(record.header, record.entries[entry], reading.sealer);
        }
        EXPECT_EQ(file, to_text(record));
        EXPECT_EQ(read_match<DicePoker>(file).damage, std::nullopt);
    }
}

}  // namespace
}  // namespace riverbones::test
