#pragma once

#include <cstdint>

namespace riverbones {

/// How well a computer opponent plays.
enum class BotLevel : std::uint8_t { gentle, steady, sharp };

}  // namespace riverbones
