#include "core/base/checksum.hpp"

#include <array>

namespace riverbones {

namespace {

constexpr std::array<std::uint32_t, 256> make_table() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t byte = 0; byte < table.size(); ++byte) {
        std::uint32_t remainder = byte;
        for (int bit = 0; bit < 8; ++bit) remainder = (remainder >> 1) ^ ((remainder & 1) ? 0xEDB88320u : 0u);
        table[byte] = remainder;
    }
    return table;
}

constexpr auto table = make_table();

}  // namespace

std::uint32_t crc32(std::string_view bytes, std::uint32_t before) {
    std::uint32_t remainder = ~before;
    for (const char c : bytes) remainder = table[(remainder ^ static_cast<unsigned char>(c)) & 0xFF] ^ (remainder >> 8);
    return ~remainder;
}

}  // namespace riverbones
