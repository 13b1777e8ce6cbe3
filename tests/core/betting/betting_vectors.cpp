// Plays every hand of files in the format of vectors/README.md by the rules of core/betting:
//
//   betting_vectors FILE.jsonl ...
//
// Tells the first difference of every hand that comes out otherwise. The last line says how many hands passed and
// failed; the exit code is 0 only when none failed and at least one passed.

#include <cstdlib>
#include <iostream>

#include "tests/core/betting/listed_hand.hpp"

int main(int argc, char** argv) {
    riverbones::test::Tally sum;
    for (int i = 1; i < argc; ++i) {
        const auto tally = riverbones::test::play_listed_hands(argv[i], std::cout);
        sum.passed += tally.passed;
        sum.failed += tally.failed;
    }
    if (argc < 2) std::cout << "betting_vectors FILE.jsonl ...\n";
    std::cout << sum.passed << " passed, " << sum.failed << " failed" << std::endl;
    return sum.failed == 0 && sum.passed > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
