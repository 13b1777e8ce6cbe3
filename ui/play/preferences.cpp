#include "ui/play/preferences.hpp"

#include <QMetaEnum>

namespace riverbones {

Preferences::Preferences(const QString& file, QObject* parent)
    : QObject(parent), settings_(file, QSettings::IniFormat) {}

QString Preferences::language() const { return settings_.value("language").toString(); }

void Preferences::setLanguage(const QString& language) {
    if (language == this->language()) return;
    settings_.setValue("language", language);
    emit languageChanged();
}

Pace::Speed Preferences::pace() const {
    bool known = false;
    const QByteArray name = settings_.value("pace").toByteArray();
    const int value = QMetaEnum::fromType<Pace::Speed>().keyToValue(name.constData(), &known);
    return known ? static_cast<Pace::Speed>(value) : Pace::Normal;
}

void Preferences::setPace(Pace::Speed pace) {
    if (pace == this->pace()) return;
    settings_.setValue("pace", QString(QMetaEnum::fromType<Pace::Speed>().valueToKey(pace)));
    emit paceChanged();
}

QString Preferences::seats(const QString& game) const { return settings_.value(game + "/seats").toString(); }

void Preferences::setSeats(const QString& game, const QString& seats) { settings_.setValue(game + "/seats", seats); }

QString Preferences::houseRules(const QString& game) const { return settings_.value(game + "/house_rules").toString(); }

void Preferences::setHouseRules(const QString& game, const QString& rules) {
    settings_.setValue(game + "/house_rules", rules);
}

}  // namespace riverbones
