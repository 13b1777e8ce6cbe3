#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/dice/dice.hpp"

namespace riverbones::test {

/// A file of tests/core/games/dice_holdem/vectors: figures that others worked out with slow programs of their own.
inline std::ifstream open_vectors(const std::string& name) {
    std::ifstream file(RIVERBONES_DICE_HOLDEM_VECTORS + ('/' + name));
    if (!file) throw std::runtime_error("cannot read " + name);
    return file;
}

inline nlohmann::json read_vectors(const std::string& name) { return nlohmann::json::parse(open_vectors(name)); }

/// [6, 5, 5]
inline std::vector<Die> dice_in(const nlohmann::json& faces) {
    std::vector<Die> dice;
    for (const int face : faces) dice.emplace_back(face);
    return dice;
}

}  // namespace riverbones::test
