#include "tests/bench/holdem_bots_bench.hpp"

int main(int argc, char** argv) {
    return riverbones::test::run_bots_bench<riverbones::DoubleHoldem>(argc, argv,
                                                                      {.sharp_with_two_seats = 1'500,
                                                                       .sharp_with_six_seats = 2'500,
                                                                       .steady_with_two_seats = 2'000,
                                                                       .steady_with_six_seats = 2'000,
                                                                       .yardsticks = 1'000,
                                                                       .timed = 100});
}
