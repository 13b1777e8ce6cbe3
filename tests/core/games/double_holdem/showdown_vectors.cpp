// Checks every showdown of files in the format of vectors/README.md by the rules of Double Hold'em:
//
//   showdown_vectors FILE.json ...
//
// Tells the first difference of every showdown that comes out otherwise; see listed_cases.hpp.

#include "tests/core/games/double_holdem/listed_cases.hpp"

int main(int argc, char** argv) {
    return riverbones::test::check_files(argc, argv, riverbones::test::difference_in_showdown);
}
