#include <gtest/gtest.h>

#include "tests/core/match/sample.hpp"

// Records that somebody or something has changed: a refusal with the number of the line, and all before it usable.

namespace riverbones::test {
namespace {

const std::vector<std::string> sound_header = {
    "riverbones-record 1 dice_poker",
    "began 1764450000000",
    "secret 00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
    "settings players 2 left_bonus over_63 joker on",
    "player 1 person - Anna person-1",
    "player 2 bot sharp Otto bot-otter",
    "shakes 2",
    "shake %",
    "shake a%20b",
};

std::optional<Damage> damage_of(const std::string& text) { return read_match<DicePoker>(text).damage; }

/// The damage of a header in which this line says something else.
std::optional<Damage> damage_with(int line, const std::string& content) {
    std::vector<std::string> contents = sound_header;
    contents[static_cast<std::size_t>(line - 1)] = content;
    const auto reading = read_match<DicePoker>(sealed(contents));
    EXPECT_EQ(reading.match.has_value(), !reading.damage.has_value()) << content;
    return reading.damage;
}

/// The damage of a record with these entries after a sound header, with the number of the entry as its line.
std::optional<Damage> damage_among(const std::vector<std::string>& entries) {
    std::vector<std::string> contents = sound_header;
    contents.insert(contents.end(), entries.begin(), entries.end());
    const auto reading = read_match<DicePoker>(sealed(contents));
    EXPECT_TRUE(reading.match);
    if (!reading.damage) return std::nullopt;
    const int entry = reading.damage->line - static_cast<int>(sound_header.size());
    EXPECT_EQ(reading.match->record().entries.size(), static_cast<std::size_t>(entry - 1)) << "all before it is kept";
    return Damage{entry, reading.damage->why};
}

TEST(Header, IsReadWhenItIsSound) {
    const auto reading = read_match<DicePoker>(sealed(sound_header));
    EXPECT_EQ(reading.damage, std::nullopt);
    ASSERT_TRUE(reading.match);
    LineSealer sealer;
    EXPECT_EQ(header_text(reading.match->record().header, sealer), sealed(sound_header));
}

TEST(Header, IsRefusedWhenItIsNoRecord) {
    for (const auto* text :
         {"", "\n", " ", "riverbones", "riverbones-recor 1", "Riverbones-record 1 dice_poker", "\xFF\xFE"}) {
        EXPECT_EQ(damage_of(text), (Damage{1, Refusal::not_a_record})) << text;
        EXPECT_EQ(game_of_record(text).refusal(), Refusal::not_a_record) << text;
    }
}

TEST(Header, IsRefusedInAVersionThatIsNotKnown) {
    EXPECT_EQ(damage_with(1, "riverbones-record 2 dice_poker"), (Damage{1, Refusal::unknown_version}));
    EXPECT_EQ(damage_of("riverbones-record 2 dice_poker sealed in another way\n"),
              (Damage{1, Refusal::unknown_version}));
    EXPECT_EQ(damage_of("riverbones-record 999"), (Damage{1, Refusal::unknown_version}));
}

TEST(Header, IsRefusedWithoutASoundFirstLine) {
    for (const auto* first : {"riverbones-record 0 dice_poker", "riverbones-record one dice_poker",
                              "riverbones-record 1", "riverbones-record", "riverbones-record 1 dice_poker 2"}) {
        EXPECT_EQ(damage_with(1, first), (Damage{1, Refusal::damaged_line})) << first;
    }
    EXPECT_EQ(damage_of("riverbones-record 1 dice_poker\n"), (Damage{1, Refusal::damaged_line})) << "no checksum";
}

TEST(Header, IsRefusedForAnotherGame) {
    EXPECT_EQ(damage_with(1, "riverbones-record 1 dice_holdem"), (Damage{1, Refusal::other_game}));
    EXPECT_EQ(*game_of_record(sealed({"riverbones-record 1 dice_holdem"})), "dice_holdem");
}

TEST(Header, IsRefusedWithAMomentThatCannotBe) {
    for (const auto* line : {"began", "began now", "began -1", "began 253402300800000", "begun 1", "began 1 2"}) {
        EXPECT_EQ(damage_with(2, line), (Damage{2, Refusal::damaged_line})) << line;
    }
    EXPECT_EQ(damage_with(2, "began 0"), std::nullopt);
    EXPECT_EQ(damage_with(2, "began 253402300799999"), std::nullopt);
}

TEST(Header, IsRefusedWithASecretThatIsNot64HexDigits) {
    const std::string digits = sound_header[2].substr(7);
    for (const std::string& secret :
         {digits.substr(1), digits + "0", 'g' + digits.substr(1), 'A' + digits.substr(1), std::string()}) {
        EXPECT_EQ(damage_with(3, "secret " + secret), (Damage{3, Refusal::damaged_line})) << secret;
    }
}

TEST(Header, IsRefusedWithSettingsThatCannotBe) {
    for (const auto* line :
         {"settings", "settings players 0 left_bonus over_63 joker on",
          "settings players 9 left_bonus over_63 joker on", "settings players 2 left_bonus over_64 joker on",
          "settings players 2 left_bonus over_63 joker on more"}) {
        EXPECT_EQ(damage_with(4, line), (Damage{4, Refusal::damaged_settings})) << line;
    }
}

TEST(Header, IsRefusedWithAPlayerWhoCannotBe) {
    const std::string longest(64, 'a');
    EXPECT_EQ(damage_with(5, "player 1 person - " + longest + " %"), std::nullopt);
    for (const std::string& player :
         {std::string("2 person - Anna person-1"), std::string("1 person steady Anna person-1"),
          std::string("1 bot - Anna person-1"), std::string("1 bot sharpest Anna person-1"),
          std::string("1 cat - Anna person-1"), std::string("1 person - Anna"),
          std::string("1 person - Anna person-1 x"), std::string("1 person - A%0Ana person-1"),
          std::string("1 person - A%7Fa person-1"), std::string("1 person - Anna %zz"),
          "1 person - " + longest + "a %"}) {
        EXPECT_EQ(damage_with(5, "player " + player), (Damage{5, Refusal::damaged_players})) << player;
    }
    EXPECT_EQ(damage_with(6, "shakes 0"), (Damage{6, Refusal::damaged_players})) << "one too few";
    EXPECT_EQ(damage_with(7, "player 3 person - Eva person-2"), (Damage{7, Refusal::damaged_line})) << "one too many";
}

TEST(Header, IsRefusedWithShakesForSomePlayersOnly) {
    for (const auto* line : {"shakes", "shakes 1", "shakes 3", "shakes -2", "shakes 02"}) {
        EXPECT_EQ(damage_with(7, line), (Damage{7, Refusal::damaged_line})) << line;
    }
    for (const auto* line : {"shake", "shake ", "shake %2", "shake a b", "0 seat 1 roll"}) {
        EXPECT_EQ(damage_with(8, line), (Damage{8, Refusal::damaged_line})) << line;
        EXPECT_EQ(damage_with(9, line), (Damage{9, Refusal::damaged_line})) << line;
    }
}

TEST(Header, IsRefusedAtTheLineThatIsMissing) {
    for (std::size_t kept = 1; kept < sound_header.size(); ++kept) {
        const std::vector<std::string> part(sound_header.begin(),
                                            sound_header.begin() + static_cast<std::ptrdiff_t>(kept));
        const auto damage = damage_of(sealed(part));
        ASSERT_TRUE(damage);
        EXPECT_EQ(damage->line, static_cast<int>(kept) + 1);
        EXPECT_EQ(damage->why, Refusal::damaged_line);
    }
}

TEST(Entry, IsRefusedWhenItsTimeRunsBackwards) {
    EXPECT_EQ(damage_among({"5 seat 1 roll", "4 house dice 1 2 3 4 5"}), (Damage{2, Refusal::time_runs_backwards}));
    EXPECT_EQ(damage_among({"5 seat 1 roll", "5 house dice 1 2 3 4 5"}), std::nullopt);
}

TEST(Entry, IsRefusedWhenItCouldNotHaveHappened) {
    const std::string roll = "0 seat 1 roll";
    const std::string fell = "0 house dice 1 2 3 4 6";
    const std::string aces = "0 seat 1 write aces";
    const std::vector<std::vector<std::string>> impossible = {
        {"0 seat 2 roll"},
        {aces},
        {"0 seat 1 roll keeping 1"},
        {fell},
        {roll, roll},
        {roll, aces},
        {roll, "0 house dice 1 2 3 4 -"},
        {roll, "0 house dice - - - - -"},
        {roll, fell, fell},
        {roll, fell, "0 seat 2 write aces"},
        {roll, fell, "0 seat 1 roll keeping 1 2 3 4 5"},
        {roll, fell, "0 seat 1 roll keeping 2", "0 house dice 1 1 1 1 1"},
        {roll, fell, "0 back 1"},
        {roll, fell, "0 again 1"},
        {roll, fell, aces, "0 seat 1 write twos"},
        {roll, fell, aces, "0 back 2"},
        {roll, fell, aces, "0 again 1"},
        {roll, fell, aces, "0 back 1", "0 back 1"},
        {roll, fell, aces, "0 back 1", "0 again 2"},
        {roll, fell, aces, "0 back 1", "0 again 1", "0 again 1"},
        {roll, fell, aces, "0 back 1", "0 seat 1 write twos", "0 again 1"},
        {roll, fell, aces, "0 seat 2 roll", "0 back 1"},
        {"0 left", "0 left"},
    };
    for (const auto& entries : impossible) {
        EXPECT_EQ(damage_among(entries), (Damage{static_cast<int>(entries.size()), Refusal::step_not_possible}))
            << entries.back();
    }
}

TEST(Entry, IsRefusedWhenItSaysSomethingElse) {
    for (const auto* entry :
         {"", "0", "seat 1 roll", "-1 left", "x left", "0 dance", "0 left now", "0 seat 0 roll", "0 seat 3 roll",
          "0 seat 1", "0 seat 1 roll ", "0 seat 1 write", "0 house", "0 house dice 1 2 3 4 7", "0 back", "0 again 3",
          "253402300800000 left", "99999999999999999999 left", "0  left"}) {
        EXPECT_EQ(damage_among({entry}), (Damage{1, Refusal::damaged_line})) << '"' << entry << '"';
    }
}

class ChangedRecord : public testing::Test {
protected:
    /// Expects damage at this line, and the match as it stood before it.
    void expect_damage_at(std::size_t line, const std::string& changed) const {
        const auto reading = read_match<DicePoker>(changed);
        ASSERT_TRUE(reading.damage);
        EXPECT_EQ(reading.damage->line, static_cast<int>(line));
        ASSERT_EQ(reading.match.has_value(), line > header_size_);
        if (!reading.match) return;
        EXPECT_TRUE(*reading.match == stages_[line - header_size_ - 1]);
        EXPECT_EQ(changed.substr(0, reading.sound_bytes), to_text(reading.match->record()));
    }

    Match<DicePoker> match_ = sample_match(1);
    std::vector<Match<DicePoker>> stages_ = every_stage_of(match_);
    std::vector<std::string> lines_ = lines_of(to_text(match_.record()));
    std::size_t header_size_ = header_lines(match_.record().header);
};

TEST_F(ChangedRecord, IsRefusedWhereALineWasTakenOut) {
    for (std::size_t line = 1; line < lines_.size(); ++line) {
        auto lines = lines_;
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(line - 1));
        expect_damage_at(line, joined(lines));
    }
}

TEST_F(ChangedRecord, IsRefusedWhereTwoLinesWereSwapped) {
    for (std::size_t line = 1; line < lines_.size(); ++line) {
        auto lines = lines_;
        std::swap(lines[line - 1], lines[line]);
        expect_damage_at(line, joined(lines));
    }
}

TEST_F(ChangedRecord, IsRefusedAfterALineThatWasDoubled) {
    for (std::size_t line = 1; line <= lines_.size(); ++line) {
        auto lines = lines_;
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(line), lines[line - 1]);
        expect_damage_at(line + 1, joined(lines));
    }
}

TEST_F(ChangedRecord, IsRefusedWhereverOneByteWasChanged) {
    for (std::size_t line = 1; line <= lines_.size(); ++line) {
        for (std::size_t at = 0; at < lines_[line - 1].size(); ++at) {
            auto lines = lines_;
            lines[line - 1][at] = static_cast<char>(lines[line - 1][at] ^ 1);
            ASSERT_NO_FATAL_FAILURE(expect_damage_at(line, joined(lines))) << line << ": " << lines[line - 1];
        }
    }
}

TEST_F(ChangedRecord, IsRefusedWhereALineWasChangedAndSealedAnew) {
    for (std::size_t line = 1; line < lines_.size(); ++line) {
        auto lines = lines_;
        lines[line - 1] = LineSealer().seal("0 left");
        expect_damage_at(line, joined(lines));
    }
}

}  // namespace
}  // namespace riverbones::test
