#pragma once

#include "core/base/fast_random.hpp"
#include "core/holdem/actions.hpp"
#include "core/holdem/choices.hpp"
#include "core/holdem/prospects.hpp"

namespace riverbones::holdem {

/// The seat that must decide has the holding `own`. Weighs folding, checking, calling and raises of several sizes
/// against what the others may hold after all they did, and how they are expected to answer. Does what is worth most,
/// or by lot something that is worth nearly as much.
Action sharp_action(const Table& table, Prospects& prospects, std::size_t own, const betting::Options& options,
                    FastRandom& random);

}  // namespace riverbones::holdem
