#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/bot_level.hpp"

namespace riverbones {

enum class PlayerKind : std::uint8_t { person, bot };

/// Who sits in a seat. Names and pictures are for people; the rules never look at them.
struct Player {
    PlayerKind kind = PlayerKind::person;
    BotLevel level = BotLevel::steady;  ///< of a bot
    std::string name;                   ///< UTF-8; empty: the screen calls the seat by its number
    std::string picture;                ///< name of a drawing, for example "person-1"

    friend bool operator==(const Player&, const Player&) = default;
};

/// Whether a record can hold this as a name: at most 64 bytes and no control characters. True of every name that the
/// screens let somebody enter; what a file says is asked first.
bool is_writable_name(std::string_view name);

}  // namespace riverbones
