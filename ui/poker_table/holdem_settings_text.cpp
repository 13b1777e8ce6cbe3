#include "ui/poker_table/holdem_settings_text.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "core/holdem/notation.hpp"

namespace riverbones {

using holdem::ForcedBets;
using holdem::Settings;

namespace {

constexpr int usual_clock_seconds = 20;

/// The default of the rules.
Chips usual_ante(ForcedBets forced) { return Chips{forced == ForcedBets::ante ? 5 : 2}; }

Chips usual_big_bet(const Settings& settings) {
    return 2 * (settings.forced_bets == ForcedBets::ante ? settings.smallest_bet : settings.big_blind);
}

/// Nothing for 0, and never more than the notation can hold.
std::optional<std::uint8_t> number_or_off(int number) {
    if (number <= 0) return std::nullopt;
    return static_cast<std::uint8_t>(std::min<int>(number, std::numeric_limits<std::uint8_t>::max()));
}

}  // namespace

QString HoldemSettingsText::text() const {
    return QString::fromStdString(keyed_ ? to_text_with_key(settings_) : to_text(settings_));
}

void HoldemSettingsText::setText(const QString& text) {
    if (text.contains(QLatin1String(" key_clock "))) setKeyed(true);
    const std::string line = text.toStdString();
    TextScanner scanner(line);
    const Settings settings = keyed_ ? holdem::read_settings_with_key(scanner) : holdem::read_settings(scanner);
    set(scanner.finished() ? settings : Settings{});
}

void HoldemSettingsText::setKeyed(bool keyed) {
    if (keyed == keyed_) return;
    keyed_ = keyed;
    emit changed();
}

void HoldemSettingsText::setKeyClock(int seconds) {
    Settings settings = settings_;
    settings.key_clock = number_or_off(seconds).value_or(0);
    set(settings);
}

Reason::Code HoldemSettingsText::problem() const {
    const auto problem = holdem::problem(settings_);
    return problem ? Reason::code(*problem) : Reason::None;
}

HoldemSettingsText::Field HoldemSettingsText::wrongField() const {
    switch (problem()) {
        case Reason::ForcedBetsMissing: return missingField();
        case Reason::SmallBlindTooLarge: return SmallBlind;
        case Reason::AnteTooLarge: return AnteField;
        case Reason::BigBetTooSmall: return BigBet;
        case Reason::SeatTooRich: return tooRichField();
        case Reason::BuyInTooSmall: return holdem::measure(settings_).count > measureMost() ? measureField() : BuyIn;
        case Reason::BuyInTooLarge:
        case Reason::TableTooRich: return BuyIn;
        default: return NoField;
    }
}

HoldemSettingsText::Field HoldemSettingsText::measureField() const {
    return settings_.forced_bets == ForcedBets::ante ? SmallestBet : BigBlind;
}

HoldemSettingsText::Field HoldemSettingsText::missingField() const {
    const betting::Stakes stakes = first();
    if (stakes.smallest_bet == Chips{}) return measureField();
    return stakes.has_blinds() && stakes.small_blind == Chips{} ? SmallBlind : AnteField;
}

HoldemSettingsText::Field HoldemSettingsText::tooRichField() const {
    if (holdem::measure(settings_).count > measureMost()) return measureField();
    return settings_.buy_in > holdem::most_on_a_seat ? BuyIn : BigBet;
}

void HoldemSettingsText::setSeats(int seats) {
    Settings settings = settings_;
    settings.players = seats;
    set(settings);
}

void HoldemSettingsText::setKind(Kind kind) {
    Settings settings = settings_;
    settings.kind = static_cast<holdem::MatchKind>(kind);
    set(settings);
}

void HoldemSettingsText::setStructure(PokerTable::Structure structure) {
    Settings settings = settings_;
    settings.structure = static_cast<betting::Structure>(structure);
    set(settings);
}

void HoldemSettingsText::setForced(Forced forced) {
    Settings settings = settings_;
    const bool usual = settings.big_bet == usual_big_bet(settings);
    settings.forced_bets = static_cast<ForcedBets>(forced);
    if (settings.ante == usual_ante(settings_.forced_bets)) settings.ante = usual_ante(settings.forced_bets);
    if (usual) settings.big_bet = usual_big_bet(settings);
    set(settings);
}

void HoldemSettingsText::setMostBets(int bets) {
    Settings settings = settings_;
    settings.most_bets = number_or_off(bets);
    set(settings);
}

void HoldemSettingsText::setBuyInAgain(bool again) {
    Settings settings = settings_;
    settings.buy_in_again = again;
    set(settings);
}

void HoldemSettingsText::setLength(Length length) {
    Settings settings = settings_;
    settings.length = static_cast<holdem::Length>(length);
    set(settings);
}

void HoldemSettingsText::setClock(int seconds) {
    Settings settings = settings_;
    settings.clock = number_or_off(seconds);
    set(settings);
}

int HoldemSettingsText::measureMost() const {
    const int of_the_table = holdem::most_on_a_table.count / std::max(settings_.players, 1);
    return std::min(holdem::most_on_a_seat.count, of_the_table) / holdem::fewest_blinds_in_buy_in;
}

int HoldemSettingsText::buyInLeast() const {
    return holdem::fewest_blinds_in_buy_in * holdem::measure(settings_).count;
}

int HoldemSettingsText::buyInMost() const {
    const Chips most = holdem::most_blinds_in_buy_in * holdem::measure(settings_);
    return std::min(most, holdem::most_on_a_seat).count;
}

int HoldemSettingsText::usualClock() const { return usual_clock_seconds; }

void HoldemSettingsText::set(const Settings& settings) {
    if (settings == settings_) return;
    settings_ = settings;
    emit changed();
}

void HoldemSettingsText::setChips(Chips Settings::*field, int chips) {
    Settings settings = settings_;
    settings.*field = Chips{std::clamp(chips, 0, holdem::most_on_a_table.count)};
    set(settings);
}

void HoldemSettingsText::setMeasure(Chips Settings::*field, int chips) {
    const bool usual = settings_.big_bet == usual_big_bet(settings_);
    Settings settings = settings_;
    settings.*field = Chips{std::clamp(chips, 0, holdem::most_on_a_table.count)};
    if (usual) settings.big_bet = usual_big_bet(settings);
    set(settings);
}

}  // namespace riverbones
