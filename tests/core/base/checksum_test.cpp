#include "core/base/checksum.hpp"

#include <gtest/gtest.h>

#include <string>

namespace riverbones::test {
namespace {

TEST(Crc32, HasThePublishedCheckValue) { EXPECT_EQ(crc32("123456789"), 0xCBF43926u); }

TEST(Crc32, HasOtherPublishedValues) {
    EXPECT_EQ(crc32(""), 0u);
    EXPECT_EQ(crc32("a"), 0xE8B7BE43u);
    EXPECT_EQ(crc32("The quick brown fox jumps over the lazy dog"), 0x414FA339u);
    EXPECT_EQ(crc32(std::string(32, '\0')), 0x190A55ADu);
    EXPECT_EQ(crc32(std::string(32, '\xFF')), 0xFF6CAB0Bu);
}

TEST(Crc32, CanBeContinuedAtEveryByte) {
    const std::string text = "123456789";
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        EXPECT_EQ(crc32(text.substr(cut), crc32(text.substr(0, cut))), 0xCBF43926u);
    }
}

TEST(Crc32, NoticesEverySingleBit) {
    const std::string text = "dice 3 5 2 2 6";
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (int bit = 0; bit < 8; ++bit) {
            std::string changed = text;
            changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
            EXPECT_NE(crc32(changed), crc32(text));
        }
    }
}

}  // namespace
}  // namespace riverbones::test
