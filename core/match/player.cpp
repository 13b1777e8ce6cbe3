#include "core/match/player.hpp"

#include <algorithm>

namespace riverbones {

namespace {

constexpr std::size_t longest_name = 64;

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

}  // namespace

bool is_writable_name(std::string_view name) {
    return name.size() <= longest_name && std::ranges::none_of(name, is_control);
}

}  // namespace riverbones
