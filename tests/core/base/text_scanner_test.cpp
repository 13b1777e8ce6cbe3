#include "core/base/text_scanner.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace riverbones::test {
namespace {

TEST(TextScanner, ReadsWordByWord) {
    TextScanner scanner("seat 1 roll");
    EXPECT_EQ(scanner.peek(), "seat");
    EXPECT_EQ(scanner.word(), "seat");
    EXPECT_EQ(scanner.number(1, 8), 1);
    EXPECT_FALSE(scanner.finished());
    scanner.expect("roll");
    EXPECT_TRUE(scanner.finished());
    EXPECT_EQ(scanner.peek(), "");
}

TEST(TextScanner, OfAnEmptyLineIsAtItsEnd) {
    TextScanner scanner("");
    EXPECT_TRUE(scanner.finished());
    EXPECT_EQ(scanner.word(), "");
    EXPECT_FALSE(scanner.ok());
}

TEST(TextScanner, RefusesTwoSpacesAndSpacesAtTheEnds) {
    for (const auto* line : {"a  b", " a b", "a b ", "a ", " ", "  "}) {
        TextScanner scanner(line);
        while (scanner.ok() && !scanner.at_end()) scanner.word();
        EXPECT_FALSE(scanner.finished()) << '"' << line << '"';
    }
}

TEST(TextScanner, StaysFailedAndReadsNothingMore) {
    TextScanner scanner("seat 1 roll");
    scanner.expect("house");
    EXPECT_FALSE(scanner.ok());
    EXPECT_EQ(scanner.peek(), "");
    EXPECT_EQ(scanner.word(), "");
    EXPECT_EQ(scanner.number(0, 9), 0);
    EXPECT_EQ(scanner.remainder(), "");
    EXPECT_FALSE(scanner.finished());
}

TEST(TextScanner, GivesTheRemainderWithItsSpaces) {
    TextScanner scanner("word and  the rest ");
    scanner.word();
    EXPECT_EQ(scanner.remainder(), "and  the rest ");
    EXPECT_TRUE(scanner.finished());
}

TEST(TextScanner, ReadsNumbersWithinTheirLimits) {
    const auto number = [](std::string_view text, std::int64_t least, std::int64_t most) {
        TextScanner scanner(text);
        const std::int64_t value = scanner.number(least, most);
        return scanner.finished() ? std::optional(value) : std::nullopt;
    };
    EXPECT_EQ(number("0", 0, 9), 0);
    EXPECT_EQ(number("9", 0, 9), 9);
    EXPECT_EQ(number("10", 0, 9), std::nullopt);
    EXPECT_EQ(number("1", 2, 9), std::nullopt);
    EXPECT_EQ(number("-3", -5, 5), -3);
    constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
    constexpr auto highest = std::numeric_limits<std::int64_t>::max();
    EXPECT_EQ(number("9223372036854775807", lowest, highest), highest);
    EXPECT_EQ(number("-9223372036854775808", lowest, highest), lowest);
    for (const auto* text : {"", "9223372036854775808", "99999999999999999999", "01", "+1", "-0", "--1", "1.", "1.0",
                             "1e3", "0x1", "one", "1a", "\t1"}) {
        EXPECT_EQ(number(text, lowest, highest), std::nullopt) << text;
    }
}

TEST(Escaped, LeavesLettersDigitsDashAndUnderscore) {
    EXPECT_EQ(escaped("bot-otter_7Z"), "bot-otter_7Z");
    EXPECT_EQ(escaped("Anna Maria"), "Anna%20Maria");
    EXPECT_EQ(escaped("%~\n"), "%25%7E%0A");
    EXPECT_EQ(escaped("é"), "%C3%A9");
    EXPECT_EQ(escaped(""), "%");
}

TEST(Escaped, IsOneWordOfPrintableAsciiAndReadsBackForAllBytes) {
    std::string all;
    for (int byte = 0; byte < 256; ++byte) {
        const std::string one(1, static_cast<char>(byte));
        all += one;
        EXPECT_EQ(unescaped(escaped(one)), one) << byte;
    }
    const std::string word = escaped(all);
    for (const char c : word) EXPECT_TRUE(c > ' ' && c < 0x7F);
    EXPECT_EQ(unescaped(word), all);
    EXPECT_EQ(unescaped(escaped("")), "");
}

TEST(Unescaped, RefusesWhatEscapedDoesNotWrite) {
    for (const auto* word :
         {"", "%%", "a%", "%4", "a%2", "%zz", "%e9", "%41", "%2", "a b", "é", "~", "%20%", "a%5F", "%-1"}) {
        EXPECT_EQ(unescaped(word), std::nullopt) << '"' << word << '"';
    }
}

}  // namespace
}  // namespace riverbones::test
