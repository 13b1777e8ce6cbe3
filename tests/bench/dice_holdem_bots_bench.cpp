#include "tests/bench/holdem_bots_bench.hpp"

int main(int argc, char** argv) {
    return riverbones::test::run_bots_bench<riverbones::DiceHoldem>(argc, argv,
                                                                    {.sharp_with_two_seats = 20'000,
                                                                     .sharp_with_six_seats = 6'000,
                                                                     .steady_with_two_seats = 20'000,
                                                                     .steady_with_six_seats = 6'000,
                                                                     .yardsticks = 20'000,
                                                                     .timed = 300});
}
