#include "core/holdem/notation.hpp"

#include <algorithm>
#include <array>

namespace riverbones::holdem {

namespace {

constexpr std::array<std::string_view, 2> kinds = {"table_game", "last_one_standing"};
constexpr std::array<std::string_view, 3> structures = {"no_limit", "pot_limit", "fixed_limit"};
constexpr std::array<std::string_view, 3> forced_bets = {"blinds", "ante", "both"};
constexpr std::array<std::string_view, 3> lengths = {"quick", "evening", "long"};
constexpr std::array<std::string_view, 3> levels = {"gentle", "steady", "sharp"};
constexpr std::string_view off = "off";

template <class Enum, std::size_t size>
std::string name_of(Enum value, const std::array<std::string_view, size>& names) {
    return std::string(names[static_cast<std::size_t>(value)]);
}

template <class Enum, std::size_t size>
Enum read_name(TextScanner& scanner, const std::array<std::string_view, size>& names) {
    const auto found = std::ranges::find(names, scanner.word());
    if (found != names.end()) return static_cast<Enum>(found - names.begin());
    scanner.fail();
    return Enum{};
}

std::string number_or_off(std::optional<std::uint8_t> number) {
    return number ? std::to_string(*number) : std::string(off);
}

std::optional<std::uint8_t> read_number_or_off(TextScanner& scanner) {
    if (scanner.peek() == off) {
        scanner.word();
        return std::nullopt;
    }
    return static_cast<std::uint8_t>(scanner.number(0, UINT8_MAX));
}

Chips read_chips(TextScanner& scanner) {
    return Chips{static_cast<std::int32_t>(scanner.number(0, most_on_a_table.count))};
}

Chips read_named_chips(TextScanner& scanner, std::string_view name) {
    scanner.expect(name);
    return read_chips(scanner);
}

std::string with(std::string_view verb, int number) { return std::string(verb) + ' ' + std::to_string(number); }

HandSeatOver read_hand_over(TextScanner& scanner) {
    if (scanner.peek() == "none") {
        scanner.word();
        return HandSeatOver{};
    }
    return HandSeatOver{read_name<BotLevel>(scanner, levels)};
}

}  // namespace

std::string to_text(const Settings& settings) {
    return with("players", settings.players) + " kind " + name_of(settings.kind, kinds) + " structure " +
           name_of(settings.structure, structures) + " forced " + name_of(settings.forced_bets, forced_bets) +
           with(" small_blind", settings.small_blind.count) + with(" big_blind", settings.big_blind.count) +
           with(" ante", settings.ante.count) + with(" smallest_bet", settings.smallest_bet.count) +
           with(" big_bet", settings.big_bet.count) + " cap " + number_or_off(settings.most_bets) +
           with(" buy_in", settings.buy_in.count) + " again " + (settings.buy_in_again ? "on" : "off") + " length " +
           name_of(settings.length, lengths) + " clock " + number_or_off(settings.clock);
}

Settings read_settings(TextScanner& scanner) {
    Settings settings;
    scanner.expect("players");
    settings.players = static_cast<int>(scanner.number(fewest_players, most_players));
    scanner.expect("kind");
    settings.kind = read_name<MatchKind>(scanner, kinds);
    scanner.expect("structure");
    settings.structure = read_name<betting::Structure>(scanner, structures);
    scanner.expect("forced");
    settings.forced_bets = read_name<ForcedBets>(scanner, forced_bets);
    settings.small_blind = read_named_chips(scanner, "small_blind");
    settings.big_blind = read_named_chips(scanner, "big_blind");
    settings.ante = read_named_chips(scanner, "ante");
    settings.smallest_bet = read_named_chips(scanner, "smallest_bet");
    settings.big_bet = read_named_chips(scanner, "big_bet");
    scanner.expect("cap");
    settings.most_bets = read_number_or_off(scanner);
    settings.buy_in = read_named_chips(scanner, "buy_in");
    scanner.expect("again");
    settings.buy_in_again = read_name<bool>(scanner, std::array<std::string_view, 2>{"off", "on"});
    scanner.expect("length");
    settings.length = read_name<Length>(scanner, lengths);
    scanner.expect("clock");
    settings.clock = read_number_or_off(scanner);
    return settings;
}

std::string to_text_with_key(const Settings& settings) {
    return to_text(settings) + with(" key_clock", settings.key_clock);
}

Settings read_settings_with_key(TextScanner& scanner) {
    Settings settings = read_settings(scanner);
    scanner.expect("key_clock");
    settings.key_clock = static_cast<std::uint8_t>(scanner.number(0, UINT8_MAX));
    return settings;
}

std::string to_text(const Action& action) {
    return std::visit(
        overloaded{[](const Fold&) { return std::string("fold"); }, [](const Check&) { return std::string("check"); },
                   [](const Call&) { return std::string("call"); },
                   [](const RaiseTo& raise) { return with("raise", raise.to.count); },
                   [](const ChooseKey& key) { return with("key", key.which + 1); },
                   [](const SpendTime& time) { return with("spend", time.seconds); },
                   [](const TimeIsUp&) { return std::string("time_up"); },
                   [](const Show&) { return std::string("show"); }, [](const NextHand&) { return std::string("next"); },
                   [](const LeaveTable&) { return std::string("leave"); },
                   [](const ComeBack& back) { return with("return", back.with.count); },
                   [](const BuyIn& buy) { return with("buy", buy.up_to.count); },
                   [](const HandSeatOver& over) { return "bot " + (over.to ? name_of(*over.to, levels) : "none"); },
                   [](const EndTable&) { return std::string("end"); }},
        action);
}

Action read_action(TextScanner& scanner) {
    const std::string_view verb = scanner.word();
    if (verb == "fold") return Fold{};
    if (verb == "check") return Check{};
    if (verb == "call") return Call{};
    if (verb == "raise") return RaiseTo{read_chips(scanner)};
    if (verb == "key") return ChooseKey{static_cast<std::uint8_t>(scanner.number(1, most_key_choices) - 1)};
    if (verb == "spend") return SpendTime{static_cast<int>(scanner.number(1, time_bank_seconds))};
    if (verb == "time_up") return TimeIsUp{};
    if (verb == "show") return Show{};
    if (verb == "next") return NextHand{};
    if (verb == "leave") return LeaveTable{};
    if (verb == "return") return ComeBack{read_chips(scanner)};
    if (verb == "buy") return BuyIn{read_chips(scanner)};
    if (verb == "bot") return read_hand_over(scanner);
    if (verb != "end") scanner.fail();
    return EndTable{};
}

}  // namespace riverbones::holdem
