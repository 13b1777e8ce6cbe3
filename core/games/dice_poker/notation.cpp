#include "core/games/dice_poker/notation.hpp"

#include <algorithm>
#include <array>

#include "core/base/overloaded.hpp"

namespace riverbones::dice_poker {

namespace {

constexpr std::array<std::string_view, line_count> line_names = {
    "aces",       "twos",           "threes",         "fours",           "fives",
    "sixes",      "pair",           "two_pairs",      "three_of_a_kind", "four_of_a_kind",
    "full_house", "small_straight", "large_straight", "poker",           "chance"};

Line read_line(TextScanner& scanner) {
    const auto found = std::ranges::find(line_names, scanner.word());
    if (found == line_names.end()) {
        scanner.fail();
        return Line{};
    }
    return static_cast<Line>(found - line_names.begin());
}

/// Reads one of two words.
bool read_either(TextScanner& scanner, std::string_view yes, std::string_view no) {
    const std::string_view word = scanner.word();
    if (word != yes && word != no) scanner.fail();
    return word == yes;
}

Roll read_roll(TextScanner& scanner) {
    Roll roll;
    if (scanner.at_end()) return roll;
    scanner.expect("keeping");
    int least = 1;
    do {
        const int die = static_cast<int>(scanner.number(least, 5));
        if (!scanner.ok()) return roll;
        roll.keep = roll.keep.with(die - 1);
        least = die + 1;
    } while (!scanner.at_end());
    return roll;
}

}  // namespace

std::string_view name_of(Line line) { return line_names[static_cast<std::size_t>(index_of(line))]; }

std::string to_text(const Settings& settings) {
    return "players " + std::to_string(settings.players) + " left_bonus " +
           (settings.left_bonus == LeftBonus::over_63 ? "over_63" : "from_63") + " joker " +
           (settings.joker ? "on" : "off");
}

Settings read_settings(TextScanner& scanner) {
    Settings settings;
    scanner.expect("players");
    settings.players = static_cast<int>(scanner.number(1, most_players));
    scanner.expect("left_bonus");
    settings.left_bonus = read_either(scanner, "over_63", "from_63") ? LeftBonus::over_63 : LeftBonus::from_63;
    scanner.expect("joker");
    settings.joker = read_either(scanner, "on", "off");
    return settings;
}

std::string to_text(const Action& action) {
    return std::visit(overloaded{[](const Roll& roll) {
                                     std::string text = "roll";
                                     if (roll.keep != DiceMask::none()) text += " keeping";
                                     for (int place = 0; place < 5; ++place) {
                                         if (roll.keep.has(place)) text += ' ' + std::to_string(place + 1);
                                     }
                                     return text;
                                 },
                                 [](const Write& write) { return "write " + std::string(name_of(write.line)); }},
                      action);
}

Action read_action(TextScanner& scanner) {
    const std::string_view verb = scanner.word();
    if (verb == "roll") return read_roll(scanner);
    if (verb != "write") scanner.fail();
    return Write{read_line(scanner)};
}

std::string to_text(const HouseAct& act) {
    const DiceFell& fell = *std::get_if<DiceFell>(&act);
    std::string text = "dice";
    for (std::size_t place = 0; place < 5; ++place) {
        text += ' ';
        text += fell.rolled.has(static_cast<int>(place)) ? std::to_string(fell.dice[place].face()) : "-";
    }
    return text;
}

HouseAct read_house_act(TextScanner& scanner) {
    DiceFell fell;
    scanner.expect("dice");
    for (int place = 0; place < 5 && scanner.ok(); ++place) {
        if (scanner.peek() == "-") {
            scanner.word();
            continue;
        }
        const auto face = static_cast<int>(scanner.number(1, 6));
        if (!scanner.ok()) break;
        fell.rolled = fell.rolled.with(place);
        fell.dice[static_cast<std::size_t>(place)] = Die(face);
    }
    return fell;
}

}  // namespace riverbones::dice_poker
