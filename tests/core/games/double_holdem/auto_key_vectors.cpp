// Checks the automatic key cards in files of the format of vectors/README.md by the rules of Double Hold'em:
//
//   auto_key_vectors FILE.json ...
//
// Tells of every key card that comes out otherwise; see listed_cases.hpp.

#include "tests/core/games/double_holdem/listed_cases.hpp"

int main(int argc, char** argv) {
    return riverbones::test::check_files(argc, argv, riverbones::test::difference_in_auto_key);
}
