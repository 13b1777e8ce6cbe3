#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "tests/fuzz/mutants.hpp"
#include "tests/fuzz/promises.hpp"
#include "tests/support/how_many.hpp"

namespace riverbones::test {

namespace {

/// How often each kind of damage was met; a whole match without damage counts as nothing.
using Tally = std::map<std::optional<Refusal>, int>;

/// Reads so many mutants, each made by `make` from one of the seed records.
template <class Make>
Tally read_mutants(int count, std::uint64_t seed, Make&& make) {
    const std::vector<std::string> records = seed_records();
    FastRandom random(seed);
    Tally tally;
    for (int number = 0; number < count; ++number) {
        const std::string& record = records[random.below(static_cast<std::uint32_t>(records.size()))];
        const std::string mutant = make(record, random);
        const Outcome outcome = read_and_check(mutant);
        EXPECT_EQ(outcome.broken, "") << "mutant " << number << ":\n" << mutant;
        if (testing::Test::HasFailure()) break;
        ++tally[outcome.damage ? std::optional(outcome.damage->why) : std::nullopt];
    }
    return tally;
}

TEST(MutatedRecords, SeedsAreSound) {
    for (const std::string& record : seed_records()) {
        const Outcome outcome = read_and_check(record);
        EXPECT_EQ(outcome.broken, "");
        EXPECT_TRUE(outcome.match);
        EXPECT_FALSE(outcome.damage);
        EXPECT_EQ(sealed(without_seals(record)), record);
    }
}

TEST(MutatedRecords, SeedsHaveEverythingInThem) {
    const std::vector<std::string> records = seed_records();
    for (const char* wanted :
         {" back 1 ~",  " again 1 ~", " back 8 ~",      " left ~", "\nshake ",     "players 8 ", " keeping 1 ",
          "joker off ", "from_63 ",   " write poker ~", " raise ", " spend ",      " time_up ~", " show ~",
          " next ~",    " leave ~",   " return ",       " buy ",   " bot sharp ~", " end ~",     " deal - - "}) {
        const auto has_it = [&](const std::string& text) { return text.find(wanted) != std::string::npos; };
        EXPECT_TRUE(std::ranges::any_of(records, has_it)) << wanted;
    }
}

TEST(MutatedRecords, OnlyCutsBetweenLinesGoUnnoticed) {
    const std::string record = seed_records().at(3);
    for (std::size_t size = 0; size < record.size(); ++size) {
        const Outcome outcome = read_and_check(record.substr(0, size));
        EXPECT_EQ(outcome.broken, "") << size;
        EXPECT_TRUE(outcome.damage || (outcome.match && record[size - 1] == '\n')) << size;
    }
}

TEST(MutatedRecords, AsTheyAre) {
    const Tally tally = read_mutants(
        how_many(10'000), 1, [](const std::string& record, FastRandom& random) { return mutated(record, random); });
    for (const Refusal met : {Refusal::not_a_record, Refusal::unknown_version, Refusal::damaged_line}) {
        EXPECT_TRUE(tally.contains(met)) << static_cast<int>(met);
    }
}

TEST(MutatedRecords, WithRightChecksums) {
    const Tally tally = read_mutants(how_many(10'000), 2, [](const std::string& record, FastRandom& random) {
        return sealed(mutated(without_seals(record), random));
    });
    for (const std::optional<Refusal> met :
         {std::optional<Refusal>(), std::optional(Refusal::not_a_record), std::optional(Refusal::unknown_version),
          std::optional(Refusal::other_game), std::optional(Refusal::damaged_line),
          std::optional(Refusal::damaged_settings), std::optional(Refusal::damaged_players),
          std::optional(Refusal::time_runs_backwards), std::optional(Refusal::step_not_possible)}) {
        EXPECT_GT(tally.contains(met) ? tally.at(met) : 0, 5) << (met ? static_cast<int>(*met) : -1);
    }
}

}  // namespace

}  // namespace riverbones::test
