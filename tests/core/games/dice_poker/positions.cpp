#include "tests/core/games/dice_poker/positions.hpp"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace riverbones::test {

namespace {

using dice_poker::Line;

Line line_called(const std::string& name) {
    const std::array<std::string_view, dice_poker::line_count> names = {
        "Aces",         "Twos",        "Threes",    "Fours",         "Fives",         "Sixes", "Pair",  "TwoPairs",
        "ThreeOfAKind", "FourOfAKind", "FullHouse", "SmallStraight", "LargeStraight", "Poker", "Chance"};
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) throw std::runtime_error("no such line: " + name);
    return static_cast<Line>(found - names.begin());
}

ListedChoice read_choice(const nlohmann::json& from) {
    ListedChoice choice;
    if (from.contains("keep")) choice.keep = from["keep"].get<std::vector<int>>();
    if (from.contains("line")) {
        choice.line = line_called(from["line"]);
        choice.line_points = from["line_points"];
        choice.left_bonus = from["left_bonus"];
        choice.five_bonus = from["five_bonus"];
    }
    return choice;
}

Position read_position(const nlohmann::json& from, const dice_poker::Settings& settings) {
    Position position;
    position.settings = settings;
    position.name = std::string(from["note"]) + " (" + std::to_string(from["id"].get<int>()) + ')';
    for (const auto& name : from["open"]) position.open.push_back(line_called(name.get<std::string>()));
    position.left_sum = from["left_sum"];
    if (from["poker"] != "open") position.poker = std::stoi(from["poker"].get<std::string>());
    for (std::size_t place = 0; place < 5; ++place) position.dice[place] = Die(from["dice"][place].get<int>());
    position.rolls_left = from["rolls_left"];
    position.options = from["options"];
    position.choices.push_back(read_choice(from["best"]));
    if (!from["second"].is_null()) position.choices.push_back(read_choice(from["second"]));
    for (const auto& choice : from["top5"]) position.choices.push_back(read_choice(choice));
    return position;
}

}  // namespace

std::vector<Position> read_positions() {
    std::vector<Position> positions;
    for (const auto* name :
         {"positions_over63_joker.json", "positions_over63_nojoker.json", "positions_63_joker.json"}) {
        std::ifstream file(std::string(RIVERBONES_POSITIONS) + '/' + name);
        if (!file) throw std::runtime_error(std::string("cannot read ") + name);
        const auto content = nlohmann::json::parse(file);
        dice_poker::Settings settings;
        settings.left_bonus =
            content["left_bonus_from"] == 64 ? dice_poker::LeftBonus::over_63 : dice_poker::LeftBonus::from_63;
        settings.joker = content["joker"];
        for (const auto& position : content["positions"]) positions.push_back(read_position(position, settings));
    }
    return positions;
}

}  // namespace riverbones::test
