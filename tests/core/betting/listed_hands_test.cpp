#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/core/betting/listed_hand.hpp"

// The hands in vectors/, and that the program which plays them sees what is wrong.

namespace riverbones::test {
namespace {

using nlohmann::json;

std::vector<json> hands_of(const std::string& name) {
    std::ifstream file(std::string(RIVERBONES_HANDS) + '/' + name);
    std::vector<json> hands;
    for (std::string line; std::getline(file, line);) hands.push_back(json::parse(line));
    return hands;
}

/// A file with these lines, played.
std::pair<Tally, std::string> play(const std::string& lines) {
    // Tests may run side by side: each has a file of its own.
    const std::string test = testing::UnitTest::GetInstance()->current_test_info()->name();
    const std::string name = testing::TempDir() + "betting_" + test + ".jsonl";
    std::ofstream(name) << lines;
    std::ostringstream out;
    const Tally tally = play_listed_hands(name, out);
    return {tally, out.str()};
}

TEST(ListedHands, AllComeOutAsListed) {
    for (const auto& [name, count] :
         {std::pair{"special", 40}, {"no_limit", 200}, {"pot_limit", 200}, {"fixed_limit", 200}}) {
        std::ostringstream out;
        const Tally tally = play_listed_hands(std::string(RIVERBONES_HANDS) + '/' + name + ".jsonl", out);
        EXPECT_EQ(tally.passed, count) << name;
        EXPECT_EQ(tally.failed, 0) << out.str();
    }
}

/// Every number that must come out, as a place in the hand. What is put in (stacks, actions) is left alone.
std::vector<json::json_pointer> figures(const json& hand) {
    std::vector<json::json_pointer> figures;
    const json flat = hand.flatten();
    for (const auto& [place, value] : flat.items()) {
        const bool outcome = place.starts_with("/posts/") || place.starts_with("/final/") ||
                             (place.starts_with("/events/") && !place.ends_with("/to"));
        if (outcome && value.is_number()) figures.emplace_back(place);
    }
    return figures;
}

// One wrong figure, wherever it is, makes the hand fail.
TEST(ListedHands, FailForEveryWrongFigure) {
    int tried = 0;
    for (const json& hand : hands_of("special.jsonl")) {
        for (const auto& figure : figures(hand)) {
            json wrong = hand;
            wrong[figure] = wrong[figure].get<int>() + 1;
            std::optional<std::string> difference;
            try {
                difference = first_difference(read_listed_hand(wrong.dump()));
            } catch (const std::exception& error) {
                difference = error.what();
            }
            EXPECT_TRUE(difference) << hand["title"] << ' ' << figure.to_string();
            ++tried;
        }
    }
    EXPECT_GT(tried, 2000);
}

TEST(ListedHands, FailForEveryEventThatIsMissingOrTooMany) {
    for (const json& hand : hands_of("special.jsonl")) {
        for (std::size_t i = 0; i < hand["events"].size(); ++i) {
            json missing = hand;
            missing["events"].erase(i);
            json twice = hand;
            twice["events"].push_back(hand["events"][i]);
            EXPECT_TRUE(first_difference(read_listed_hand(missing.dump()))) << hand["title"] << i;
            EXPECT_TRUE(first_difference(read_listed_hand(twice.dump()))) << hand["title"] << i;
        }
    }
}

TEST(ListedHands, TellTheFirstDifferenceWithTheNameOfTheHand) {
    json hand = hands_of("special.jsonl")[0];
    hand["events"][1]["to_call"] = 3;
    const auto [tally, out] = play(hand.dump() + '\n');
    EXPECT_EQ(tally.passed, 0);
    EXPECT_EQ(tally.failed, 1);
    EXPECT_NE(out.find(".jsonl:1: 1 \"heads-up: the button posts"), std::string::npos) << out;
    EXPECT_NE(out.find("event 2: to_call is 3 in the file, 0 by the rules"), std::string::npos) << out;
}

TEST(ListedHands, FailForActionsThatAreNotAllowed) {
    json hand = hands_of("special.jsonl")[0];
    hand["events"][0]["action"] = "check";
    const auto [tally, out] = play(hand.dump());
    EXPECT_EQ(tally.failed, 1);
    EXPECT_NE(out.find("event 1: the action is not allowed"), std::string::npos) << out;
}

// A line that is no hand is a failed hand with a message, and the hands after it are played.
TEST(ListedHands, FailForLinesThatAreNoHands) {
    const std::string good = hands_of("special.jsonl")[0].dump();
    for (const std::string bad : {"x", "{", "[]", "{}", "7", "null", "\"\"", "{\"players\":2}", "\xff\xfe", "[[[[[["}) {
        const auto [tally, out] = play(bad + '\n' + good + "\n\n");
        EXPECT_EQ(tally.passed, 1) << bad;
        EXPECT_EQ(tally.failed, 1) << bad;
        EXPECT_NE(out.find(":1: not a hand: "), std::string::npos) << out;
    }
}

// Whatever a value is turned into, the program goes on: the hand fails or passes, nothing else.
TEST(ListedHands, OutliveEveryDamagedValue) {
    const std::vector<json> values = {nullptr,        -1,  0, 99, 2'000'000'000, 1e300, 0.5, "x", json::array(),
                                      json::object(), true};
    int read = 0;
    for (const char* file : {"special.jsonl", "fixed_limit.jsonl"}) {
        const json hand = hands_of(file)[1];
        const json flat = hand.flatten();
        for (const auto& [place, value] : flat.items()) {
            for (const json& other : values) {
                json damaged = hand;
                damaged[json::json_pointer(place)] = other;
                try {
                    (void)first_difference(read_listed_hand(damaged.dump()));
                    ++read;
                } catch (const std::exception&) {
                }
            }
        }
        for (const auto& [name, value] : hand.items()) {
            json damaged = hand;
            damaged.erase(name);
            try {
                (void)first_difference(read_listed_hand(damaged.dump()));
            } catch (const std::exception&) {
            }
        }
    }
    EXPECT_GT(read, 0);
}

TEST(ListedHands, CountAFileThatCannotBeReadAsFailed) {
    std::ostringstream out;
    EXPECT_EQ(play_listed_hands("/no/such/file.jsonl", out).failed, 1);
    EXPECT_NE(out.str().find("cannot be read"), std::string::npos);
}

}  // namespace
}  // namespace riverbones::test
