#include "ui/games/dice_poker/house_rules_text.hpp"

#include "core/games/dice_poker/notation.hpp"

namespace riverbones {

using namespace dice_poker;

QString HouseRulesText::text() const { return QString::fromStdString(to_text(settings_)); }

void HouseRulesText::setText(const QString& text) {
    const std::string line = text.toStdString();
    TextScanner scanner(line);
    const Settings settings = read_settings(scanner);
    set(scanner.finished() ? settings : Settings{});
}

void HouseRulesText::setBonusFrom63(bool from_63) {
    Settings settings = settings_;
    settings.left_bonus = from_63 ? LeftBonus::from_63 : LeftBonus::over_63;
    set(settings);
}

void HouseRulesText::setJoker(bool joker) {
    Settings settings = settings_;
    settings.joker = joker;
    set(settings);
}

void HouseRulesText::set(const Settings& settings) {
    if (settings == settings_) return;
    settings_ = settings;
    emit changed();
}

}  // namespace riverbones
