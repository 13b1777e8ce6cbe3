#pragma once

#include <array>
#include <vector>

#include "core/holdem/inclination.hpp"
#include "core/holdem/prospects.hpp"

namespace riverbones::holdem {

/// By holding.
using Inclinations = std::vector<Inclination>;

/// What Sharp expects of anybody with each holding: mostly what a Steady is inclined to, and now and then something
/// else, because not everybody is one.
Inclinations expected(Prospects& prospects, const Spot& spot);

/// By seat; each adds up to 1.
using Ranges = std::array<Weights, most_seats>;

/// What everybody who is in may hold, after all that was done in this hand.
Ranges ranges_of(const Table& table, Prospects& prospects);

}  // namespace riverbones::holdem
