#include "tests/core/games/double_holdem/listed_cases.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <vector>

// The cases in vectors/, and that the programs which check them see what is wrong.

namespace riverbones::test {
namespace {

using nlohmann::json;

json cases_of(const std::string& name) {
    std::ifstream file(std::string(RIVERBONES_DOUBLE_HOLDEM_VECTORS) + '/' + name);
    return json::parse(file);
}

/// What is said of a case: nothing if it is right.
std::string said(const json& listed, CheckCase check) {
    try {
        return check(listed).value_or("");
    } catch (const std::exception& error) {
        return error.what();
    }
}

TEST(ListedShowdowns, AllComeOutAsListed) {
    const json cases = cases_of("showdowns.json");
    EXPECT_EQ(cases.size(), 60u);
    for (const json& listed : cases) EXPECT_EQ(said(listed, difference_in_showdown), "") << listed["id"];
}

TEST(ListedKeys, AllComeOutAsListed) {
    const json cases = cases_of("auto_key.json");
    EXPECT_EQ(cases.size(), 27u);
    for (const json& listed : cases) EXPECT_EQ(said(listed, difference_in_auto_key), "") << listed["kind"];
}

TEST(ListedKeys, FailForEveryOtherKey) {
    for (json listed : cases_of("auto_key.json")) {
        const json right = listed["key"];
        for (const json& other : listed["private"]) {
            listed["key"] = other;
            EXPECT_EQ(said(listed, difference_in_auto_key).empty(), other == right) << listed;
        }
    }
}

/// Everything in a showdown that must come out, as places in it.
std::vector<json::json_pointer> outcomes(const json& listed) {
    std::vector<json::json_pointer> outcomes;
    const json flat = listed.flatten();
    for (const auto& [place, value] : flat.items()) {
        bool outcome = false;
        for (const char* part :
             {"/rank/", "/category", "/cards/", "/counts/", "best_category", "/winners/", "/shares/", "/wins/"}) {
            outcome = outcome || place.find(part) != std::string::npos;
        }
        if (outcome) outcomes.emplace_back(place);
    }
    return outcomes;
}

// One wrong figure or word, wherever it is, makes the showdown fail.
TEST(ListedShowdowns, FailForEveryWrongFigure) {
    int tried = 0;
    const json cases = cases_of("showdowns.json");
    for (std::size_t at = 0; at < cases.size(); at += 5) {
        const json& listed = cases[at];
        for (const auto& place : outcomes(listed)) {
            json wrong = listed;
            if (wrong[place].is_number()) {
                wrong[place] = wrong[place].get<int>() + 1;
            } else {
                wrong[place] = wrong[place] == "flush" || wrong[place] == "2c" ? "2d" : "2c";
            }
            EXPECT_NE(said(wrong, difference_in_showdown), "") << listed["id"] << ' ' << place.to_string();
            ++tried;
        }
    }
    EXPECT_GT(tried, 800);
}

TEST(ListedShowdowns, TakeAnyFiveOfTheRankAndNoOther) {
    json listed = cases_of("showdowns.json")[0];
    json& five = listed["players"][1]["hands"][1]["best_five"];  // Kc Kd 9h 7h Js
    five[0] = "9h";
    five[2] = "Kc";
    EXPECT_EQ(said(listed, difference_in_showdown), "") << "in any order";
    five[4] = "4h";
    EXPECT_NE(said(listed, difference_in_showdown).find("rank of the best five"), std::string::npos);
    five[4] = "Kh";
    EXPECT_NE(said(listed, difference_in_showdown).find("five of other cards"), std::string::npos);
}

TEST(ListedShowdowns, TellTheFirstDifference) {
    json listed = cases_of("showdowns.json")[0];
    listed["players"][1]["hands"][1]["rank"][2] = 12;
    EXPECT_EQ(said(listed, difference_in_showdown),
              "seat 1: hand 2: rank: [1,13,12,9,7] in the file, [1,13,11,9,7] by the rules");
}

TEST(ListedShowdowns, FailForHandsOfFoldedPlayersAndForeignWinners) {
    for (const json& listed : cases_of("showdowns.json")) {
        for (std::size_t i = 0; i < listed["players"].size(); ++i) {
            if (listed["players"][i].contains("folded")) {
                json wrong = listed;
                wrong["players"][i]["hands"] = json::array();
                EXPECT_NE(said(wrong, difference_in_showdown), "");
                wrong = listed;
                wrong["pots"][0]["eligible"].push_back(listed["players"][i]["seat"]);
                EXPECT_NE(said(wrong, difference_in_showdown), "");
            } else {
                json wrong = listed;
                wrong["players"][i]["folded"] = true;
                EXPECT_NE(said(wrong, difference_in_showdown), "");
            }
        }
    }
}

// Whatever a value is turned into, the program goes on: the case fails or passes, nothing else.
TEST(ListedShowdowns, OutliveEveryDamagedValue) {
    const std::vector<json> values = {nullptr, -1, 99, 0.5, 1e300, "x", "2c", "Kh Kd", json::array(), json::object()};
    const json listed = cases_of("showdowns.json")[0];
    int said_something = 0;
    const json flat = listed.flatten();
    for (const auto& [place, value] : flat.items()) {
        for (const json& other : values) {
            json damaged = listed;
            damaged[json::json_pointer(place)] = other;
            if (!said(damaged, difference_in_showdown).empty()) ++said_something;
        }
    }
    EXPECT_GT(said_something, 500);
    for (const auto& [name, value] : listed.items()) {
        json damaged = listed;
        damaged.erase(name);
        (void)said(damaged, difference_in_showdown);
    }
}

TEST(ListedCases, CountWhatCannotBeReadAsFailed) {
    std::ostringstream out;
    EXPECT_EQ(check_cases("/no/such/file.json", difference_in_auto_key, out).failed, 1);
    EXPECT_NE(out.str().find("cannot be read"), std::string::npos);
    const std::string name = testing::TempDir() + "double_holdem_listed_cases.json";
    for (const std::string_view text : {"", "{}", "7", "[", "\xff"}) {
        std::ofstream(name) << text;
        EXPECT_EQ(check_cases(name, difference_in_auto_key, out).failed, 1) << text;
    }
    std::ofstream(name) << R"([7, {}, {"private": ["Kc", "Ks", "6c"], "key": "Kc"}])";
    const CaseTally tally = check_cases(name, difference_in_auto_key, out);
    EXPECT_EQ(tally.passed, 1);
    EXPECT_EQ(tally.failed, 2);
}

}  // namespace
}  // namespace riverbones::test
