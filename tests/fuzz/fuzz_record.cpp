#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "tests/fuzz/promises.hpp"

namespace {

void check(std::string_view text) {
    const riverbones::test::Outcome outcome = riverbones::test::read_and_check(text);
    if (outcome.broken.empty()) return;
    std::fprintf(stderr, "%s\n", outcome.broken.c_str());
    std::abort();
}

}  // namespace

/// The name and form that libFuzzer looks for. Each input is read as it is and with right checksums, which the fuzzer
/// would hardly ever guess.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check(text);
    check(riverbones::test::sealed(riverbones::test::without_seals(text)));
    return 0;
}
