#include "core/match/record_text.hpp"

#include <gtest/gtest.h>

#include <string>

#include "core/base/checksum.hpp"
#include "tests/core/match/sample.hpp"

namespace riverbones::test {
namespace {

TEST(RecordText, ReadsBackAsTheSameMatch) {
    for (const int players : {1, 2, 5, 8}) {
        for (const bool with_shakes : {false, true}) {
            const Match<DicePoker> match = sample_match(players, with_shakes);
            const std::string text = to_text(match.record());
            const Reading<DicePoker> reading = read_match<DicePoker>(text);
            EXPECT_EQ(reading.damage, std::nullopt);
            ASSERT_TRUE(reading.match);
            EXPECT_TRUE(*reading.match == match);
            EXPECT_EQ(reading.sound_bytes, text.size());
            EXPECT_EQ(to_text(reading.match->record()), text);
        }
    }
}

TEST(RecordText, NamesItsGame) {
    const Result<std::string> game = game_of_record(to_text(sample_match(1).record()));
    ASSERT_TRUE(game);
    EXPECT_EQ(*game, "dice_poker");
}

TEST(RecordText, IsPlainAsciiInLinesThatEndWithAChecksum) {
    for (const std::string& line : lines_of(to_text(sample_match(4).record()))) {
        ASSERT_GT(line.size(), 11u);
        EXPECT_EQ(line.substr(line.size() - 11, 2), " ~");
        EXPECT_EQ(line.back(), '\n');
        for (const char c : line.substr(0, line.size() - 1)) EXPECT_TRUE(c >= ' ' && c < 0x7F) << line;
    }
}

TEST(RecordText, SaysWhatItIsInWordsThatStayForever) {
    Header<DicePoker> header{Moment{1'764'450'000'000}, dice_poker::Settings{2}, {}, {}};
    header.players = {Player{PlayerKind::person, BotLevel::steady, "Anna", "person-1"},
                      Player{PlayerKind::bot, BotLevel::sharp, "Otto", "bot-otter"}};
    header.chance.shakes = {"", "a b"};
    Record<DicePoker> record{header, {}};
    const auto at = [&](std::int64_t time) { return Moment{header.began.milliseconds + time}; };
    record.entries = {{at(2100), Played<DicePoker>{Seat{0}, dice_poker::Roll{}}},
                      {at(2100), dice_poker::DiceFell{DiceMask::all(), {Die(3), Die(5), Die(2), Die(2), Die(6)}}},
                      {at(9000), TakenBack{Seat{0}}},
                      {at(9500), PlayedAgain{Seat{0}}},
                      {at(12000), Left{}}};
    EXPECT_EQ(to_text(record),
              sealed({"riverbones-record 1 dice_poker", "began 1764450000000",
                      "secret 0000000000000000000000000000000000000000000000000000000000000000",
                      "settings players 2 left_bonus over_63 joker on", "player 1 person - Anna person-1",
                      "player 2 bot sharp Otto bot-otter", "shakes 2", "shake %", "shake a%20b", "2100 seat 1 roll",
                      "2100 house dice 3 5 2 2 6", "9000 back 1", "9500 again 1", "12000 left"}));
}

TEST(LineSealer, ChainsTheChecksumOverAllContentsAndTheirEnds) {
    LineSealer sealer;
    const std::string line = sealer.seal("123456789");
    EXPECT_EQ(line.substr(0, 11), "123456789 ~");
    EXPECT_EQ(std::stoul(line.substr(11), nullptr, 16), crc32("123456789\n"));
    LineSealer goes_on(crc32("123456789\n"));
    EXPECT_EQ(sealer.seal("dice"), goes_on.seal("dice"));
    EXPECT_NE(LineSealer().seal("dice"), LineSealer(1).seal("dice"));
}

TEST(RecordLines, CountsLinesAndBytes) {
    const std::string text = sealed({"one", "two"});
    RecordLines lines(text);
    EXPECT_EQ(lines.line(), 0);
    EXPECT_EQ(lines.next(), "one");
    EXPECT_EQ(lines.line(), 1);
    EXPECT_EQ(lines.sound_bytes(), text.size() / 2);
    EXPECT_EQ(lines.next(), "two");
    EXPECT_TRUE(lines.at_end());
    EXPECT_EQ(lines.next(), std::nullopt);
    EXPECT_EQ(lines.line(), 2);
}

TEST(RecordLines, RefuseOtherEndsOfLineAndOtherSpellingsOfAChecksum) {
    const std::string text = sealed({"one"});
    std::string capital = text;
    for (char& c : capital) c = c >= 'a' && c <= 'f' && c != 'e' ? static_cast<char>(c - 'a' + 'A') : c;
    ASSERT_NE(capital, text);
    for (const std::string& other : {text.substr(0, text.size() - 1), text.substr(0, text.size() - 1) + "\r\n", capital,
                                     " " + text, "\n" + text, "\xEF\xBB\xBF" + text, std::string(" ~00000000\n")}) {
        EXPECT_EQ(RecordLines(other).next(), std::nullopt) << other;
    }
}

TEST(Player, ReadsBackInAllKinds) {
    for (const Player& player : some_players(4)) {
        const std::string text = to_text(player, 3);
        TextScanner scanner(text);
        const Player read = read_player(scanner, 3);
        EXPECT_TRUE(scanner.finished()) << text;
        EXPECT_EQ(read.kind, player.kind);
        EXPECT_EQ(read.name, player.name);
        EXPECT_EQ(read.picture, player.picture);
        EXPECT_TRUE(player.kind == PlayerKind::person || read.level == player.level);
    }
}

TEST(Hex, ReadsBackAllBytes) {
    for (int byte = 0; byte < 256; ++byte) {
        std::array<std::uint8_t, 32> bytes{};
        bytes[0] = static_cast<std::uint8_t>(byte);
        bytes[31] = static_cast<std::uint8_t>(255 - byte);
        const std::string text = hex(bytes);
        TextScanner scanner(text);
        EXPECT_EQ(read_hex(scanner), bytes);
        EXPECT_TRUE(scanner.finished());
    }
}

}  // namespace
}  // namespace riverbones::test
