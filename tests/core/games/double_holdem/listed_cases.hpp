#pragma once

#include <iosfwd>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

// Files of cases of Double Hold'em that others worked out with slow programs of their own: vectors/README.md.

namespace riverbones::test {

/// The first thing in a case that the rules see otherwise; nothing if there is none. Throws std::exception with a
/// message if it is not such a case.
using CheckCase = std::optional<std::string> (*)(const nlohmann::json& listed);

/// Both hands of every player, which of them count, and who gets what of the pots.
std::optional<std::string> difference_in_showdown(const nlohmann::json& listed);
/// The card that the rules choose.
std::optional<std::string> difference_in_auto_key(const nlohmann::json& listed);

/// What became of the cases of a file.
struct CaseTally {
    int passed = 0;
    int failed = 0;
};

/// Checks all cases of a file and tells of every one that fails. A file that cannot be read is a failure.
CaseTally check_cases(const std::string& file_name, CheckCase check, std::ostream& out);

/// The program around it: checks the files that its arguments name. The last line says how many cases passed and
/// failed; the exit code is 0 only when none failed and at least one passed.
int check_files(int argc, char** argv, CheckCase check);

}  // namespace riverbones::test
