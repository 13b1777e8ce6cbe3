#include "tests/core/games/double_holdem/listed_cases.hpp"

#include <cstdlib>
#include <fstream>
#include <iostream>

namespace riverbones::test {

namespace {

using nlohmann::json;

/// "7 "main pot to the short stack"", as far as the case says it.
std::string name_of(const json& listed) {
    std::string name;
    for (const char* part : {"id", "title", "kind"}) {
        if (listed.contains(part)) name += (name.empty() ? "" : " ") + listed[part].dump();
    }
    return name.empty() ? listed.value("private", json()).dump() : name;
}

std::optional<std::string> what_is_wrong(const json& listed, CheckCase check) {
    try {
        if (!listed.is_object()) return "not a case";
        const auto difference = check(listed);
        if (!difference) return std::nullopt;
        return name_of(listed) + ": " + *difference;
    } catch (const std::exception& error) {
        return std::string("not a case: ") + error.what();
    }
}

}  // namespace

CaseTally check_cases(const std::string& file_name, CheckCase check, std::ostream& out) {
    std::ifstream file(file_name);
    if (!file) {
        out << file_name << ": cannot be read\n";
        return {.failed = 1};
    }
    const json cases = json::parse(file, nullptr, false);
    if (!cases.is_array()) {
        out << file_name << ": not a list of cases\n";
        return {.failed = 1};
    }
    CaseTally tally;
    for (std::size_t number = 1; const json& listed : cases) {
        const auto wrong = what_is_wrong(listed, check);
        wrong ? ++tally.failed : ++tally.passed;
        if (wrong) out << file_name << ", case " << number << ": " << *wrong << '\n';
        ++number;
    }
    return tally;
}

int check_files(int argc, char** argv, CheckCase check) {
    CaseTally sum;
    for (int i = 1; i < argc; ++i) {
        const CaseTally tally = check_cases(argv[i], check, std::cout);
        sum.passed += tally.passed;
        sum.failed += tally.failed;
    }
    if (argc < 2) std::cout << argv[0] << " FILE.json ...\n";
    std::cout << sum.passed << " passed, " << sum.failed << " failed" << std::endl;
    return sum.failed == 0 && sum.passed > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace riverbones::test
