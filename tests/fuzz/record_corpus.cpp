#include <filesystem>
#include <fstream>
#include <iostream>

#include "tests/fuzz/mutants.hpp"
#include "tests/fuzz/promises.hpp"

namespace {

/// As libFuzzer reads it from a dictionary: in quotes, every byte that could be mistaken as \xAB.
std::string quoted(const std::string& word) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text = "\"";
    for (const char c : word) {
        if (c > ' ' && c <= '~' && c != '"' && c != '\\') {
            text += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            text += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
        }
    }
    return text + '"';
}

}  // namespace

/// record_corpus FOLDER DICTIONARY: writes what the fuzzer starts from, records without checksums and a list of words.
int main(int argc, char** argv) {
    if (argc != 3) return 2;
    const std::filesystem::path folder = argv[1];
    std::filesystem::create_directories(folder);
    int number = 0;
    for (const std::string& record : riverbones::test::seed_records()) {
        std::ofstream file(folder / std::to_string(++number), std::ios::binary);
        file << riverbones::test::without_seals(record);
        if (!file.flush()) return 1;
    }
    std::ofstream dictionary(argv[2], std::ios::binary);
    for (const std::string& word : riverbones::test::tempting_words()) dictionary << quoted(word) << '\n';
    return dictionary.flush() ? 0 : 1;
}
