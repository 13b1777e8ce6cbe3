#pragma once

#include <cstdint>
#include <string_view>

namespace riverbones {

/// CRC-32 as in ISO 3309 and zlib (polynomial 0xEDB88320, reflected). `before` continues an earlier checksum.
std::uint32_t crc32(std::string_view bytes, std::uint32_t before = 0);

}  // namespace riverbones
