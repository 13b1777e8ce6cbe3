#pragma once

#include "core/holdem/course.hpp"

namespace riverbones::holdem {

/// How likely somebody is to do what; together 1. Nobody folds where checking is free.
struct Inclination {
    double fold = 0;
    double stay = 1;  ///< check or call
    double raise = 0;
};

/// Against how many opponents a Gentle measures its own pieces: it hardly minds how many there are.
int opponents_of_gentle(const Spot& spot);

/// Plays what its pieces are worth by themselves and calls too much. It seldom raises, never bluffs, and minds what
/// others do only when it costs much of what it has. `strength`: its mean share of the pot against so many.
Inclination gentle_inclination(double strength, const Spot& spot);

/// Knows pot odds and position, takes a bet for a sign of strength, and bluffs now and then. `strength`: its mean share
/// of the pot against spot.opponents of whom nothing is known.
Inclination steady_inclination(double strength, const Spot& spot);

}  // namespace riverbones::holdem
