#include "ui/play/preferences.hpp"

#include <QMetaEnum>

#include <algorithm>
#include <array>

namespace riverbones {

namespace {

constexpr int usual_volume = 80;

/// What `putBack` forgets.
constexpr std::array can_be_put_back = {
    "theme",        "motion",        "numerals",     "strong_contrast", "text_size",    "spoken",
    "muted",        "pieces_volume", "turns_volume", "results_volume",  "suggestions",  "pace",
    "confirm_zero", "press_twice",   "confirm_fold", "hold_to_peek",    "four_colours", "large_print"};

}  // namespace

Preferences::Preferences(const QString& file, QObject* parent)
    : QObject(parent), settings_(file, QSettings::IniFormat), people_(file) {}

template <typename Enum>
Enum Preferences::choice(const char* key, Enum otherwise) const {
    bool known = false;
    const QByteArray name = settings_.value(key).toByteArray();
    const int value = QMetaEnum::fromType<Enum>().keyToValue(name.constData(), &known);
    return known ? static_cast<Enum>(value) : otherwise;
}

template <typename Enum>
void Preferences::choose(const char* key, Enum value) {
    store(key, QString(QMetaEnum::fromType<Enum>().valueToKey(value)));
}

bool Preferences::flag(const char* key, bool otherwise) const {
    const QString text = settings_.value(key).toString();
    return text == "true" || (text != "false" && otherwise);
}

int Preferences::number(const char* key, int least, int most, int otherwise) const {
    bool is_number = false;
    const int value = settings_.value(key).toInt(&is_number);
    return is_number && value >= least && value <= most ? value : otherwise;
}

void Preferences::store(const char* key, const QVariant& value) {
    if (settings_.value(key).toString() == value.toString()) return;
    settings_.setValue(key, value);
    emit changed();
}

bool Preferences::welcomed() const { return flag("welcomed", false); }
void Preferences::setWelcomed(bool welcomed) { store("welcomed", welcomed); }

QString Preferences::language() const { return settings_.value("language").toString(); }
void Preferences::setLanguage(const QString& language) { store("language", language); }

QString Preferences::rulesLanguage() const { return settings_.value("rules_language").toString(); }
void Preferences::setRulesLanguage(const QString& language) { store("rules_language", language); }

Preferences::Theme Preferences::theme() const { return choice("theme", SystemTheme); }
void Preferences::setTheme(Theme theme) { choose("theme", theme); }

Preferences::Motion Preferences::motion() const { return choice("motion", SystemMotion); }
void Preferences::setMotion(Motion motion) { choose("motion", motion); }

bool Preferences::numerals() const { return flag("numerals", false); }
void Preferences::setNumerals(bool numerals) { store("numerals", numerals); }

bool Preferences::fourColours() const { return flag("four_colours", false); }
void Preferences::setFourColours(bool four) { store("four_colours", four); }

bool Preferences::largePrint() const { return flag("large_print", false); }
void Preferences::setLargePrint(bool large) { store("large_print", large); }

bool Preferences::strongContrast() const { return flag("strong_contrast", false); }
void Preferences::setStrongContrast(bool strong) { store("strong_contrast", strong); }

int Preferences::textSize() const { return number("text_size", smallestText(), largestText(), smallestText()); }
void Preferences::setTextSize(int percent) { store("text_size", std::clamp(percent, smallestText(), largestText())); }

Preferences::Spoken Preferences::spoken() const { return choice("spoken", Everything); }
void Preferences::setSpoken(Spoken spoken) { choose("spoken", spoken); }

bool Preferences::suggestions() const { return flag("suggestions", true); }
void Preferences::setSuggestions(bool on) { store("suggestions", on); }

bool Preferences::pressTwice() const { return flag("press_twice", false); }
void Preferences::setPressTwice(bool twice) { store("press_twice", twice); }

bool Preferences::muted() const { return flag("muted", false); }
void Preferences::setMuted(bool muted) { store("muted", muted); }

int Preferences::piecesVolume() const { return number("pieces_volume", 0, 100, usual_volume); }
void Preferences::setPiecesVolume(int volume) { store("pieces_volume", std::clamp(volume, 0, 100)); }

int Preferences::turnsVolume() const { return number("turns_volume", 0, 100, usual_volume); }
void Preferences::setTurnsVolume(int volume) { store("turns_volume", std::clamp(volume, 0, 100)); }

int Preferences::resultsVolume() const { return number("results_volume", 0, 100, usual_volume); }
void Preferences::setResultsVolume(int volume) { store("results_volume", std::clamp(volume, 0, 100)); }

Pace::Speed Preferences::pace() const { return choice("pace", Pace::Normal); }
void Preferences::setPace(Pace::Speed pace) { choose("pace", pace); }

bool Preferences::confirmFold() const { return flag("confirm_fold", true); }
void Preferences::setConfirmFold(bool confirm) { store("confirm_fold", confirm); }

bool Preferences::holdToPeek() const { return flag("hold_to_peek", false); }
void Preferences::setHoldToPeek(bool hold) { store("hold_to_peek", hold); }

bool Preferences::confirmZero() const { return flag("confirm_zero", true); }
void Preferences::setConfirmZero(bool confirm) { store("confirm_zero", confirm); }

bool Preferences::guideWanted() const { return flag("guide_wanted", true); }
void Preferences::setGuideWanted(bool wanted) { store("guide_wanted", wanted); }

QString Preferences::seats(const QString& game) const { return settings_.value(game + "/seats").toString(); }

void Preferences::setSeats(const QString& game, const QString& seats) { settings_.setValue(game + "/seats", seats); }

QString Preferences::houseRules(const QString& game) const { return settings_.value(game + "/house_rules").toString(); }

void Preferences::setHouseRules(const QString& game, const QString& rules) {
    settings_.setValue(game + "/house_rules", rules);
}

void Preferences::putBack() {
    for (const char* key : can_be_put_back) settings_.remove(key);
    emit changed();
}

}  // namespace riverbones
