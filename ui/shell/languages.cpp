#include "ui/shell/languages.hpp"

#include <QDir>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>

namespace riverbones {

namespace {

constexpr QLatin1String source_language("en");

/// Where LanguageChoice.qml asks translators for the name of their language, and whether it has been read.
constexpr const char* asked_in = "LanguageChoice";
constexpr const char* name_text = "English";
constexpr const char* unread_text = "unread";

/// English first, then languages in our script by code, then the others: a reader looks for a script before a word.
bool comes_before(const QString& a, const QString& b) {
    const auto rank = [](const QString& code) {
        if (code == source_language) return 0;
        return QLocale(code).script() == QLocale::LatinScript ? 1 : 2;
    };
    return rank(a) != rank(b) ? rank(a) < rank(b) : a < b;
}

QStringList codes_in(const QString& folder) {
    QStringList codes = {QString(source_language)};
    const QStringList files = QDir(folder).entryList({"riverbones_*.qm"}, QDir::Files);
    for (const QString& file : files) {
        const QString code = file.section('_', 1).section('.', 0, 0);
        if (!codes.contains(code)) codes.append(code);
    }
    std::ranges::sort(codes, comes_before);
    return codes;
}

QString with_capital(const QString& name) {
    // "isiZulu" has its capital already.
    const bool has_one = std::ranges::any_of(name, [](QChar letter) { return letter.isUpper(); });
    return has_one || name.isEmpty() ? name : name.at(0).toUpper() + name.mid(1);
}

int language_of_system(const QStringList& codes) {
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& language : wanted) {
        const qsizetype found = codes.indexOf(language.section('-', 0, 0));
        if (found >= 0) return static_cast<int>(found);
    }
    return static_cast<int>(codes.indexOf(source_language));
}

}  // namespace

Languages::Languages(QQmlEngine& engine, Preferences* preferences, const QString& folder, QObject* parent)
    : QObject(parent), engine_(engine), preferences_(preferences), folder_(folder), codes_(codes_in(folder)) {
    for (const QString& code : codes_) names_.append(own_name(code));
    const qsizetype chosen = preferences_ ? codes_.indexOf(preferences_->language()) : -1;
    speak(chosen >= 0 ? static_cast<int>(chosen) : language_of_system(codes_));
}

Languages::~Languages() { QCoreApplication::removeTranslator(&translator_); }

void Languages::choose(const QString& code) {
    const qsizetype language = codes_.indexOf(code);
    if (language < 0) return;
    if (preferences_) preferences_->setLanguage(code);
    if (language == current_) return;
    speak(static_cast<int>(language));
    engine_.retranslate();
    emit currentChanged();
}

void Languages::speak(int language) {
    current_ = language;
    const QString& code = codes_.at(language);
    QCoreApplication::removeTranslator(&translator_);
    // English may come without a file: it only adds the plurals.
    if (translator_.load(file(code))) QCoreApplication::installTranslator(&translator_);
    QLocale::setDefault(QLocale(code));
    QGuiApplication::setLayoutDirection(QLocale(code).textDirection());
}

QString Languages::file(const QString& code) const { return folder_ + "/riverbones_" + code + ".qm"; }

QString Languages::told(const QString& code, const char* text) const {
    QTranslator own;
    return own.load(file(code)) ? own.translate(asked_in, text) : QString();
}

QString Languages::own_name(const QString& code) const {
    const QString name = told(code, name_text);
    if (!name.isEmpty()) return name;
    // The system's data speaks of "American English".
    if (code == source_language) return QLocale::languageToString(QLocale::English);
    return with_capital(QLocale(code).nativeLanguageName());
}

QStringList Languages::unread() const {
    QStringList names;
    for (qsizetype i = 0; i < codes_.size(); ++i) {
        // The language of the sources is what the others are read against.
        if (codes_.at(i) != source_language && told(codes_.at(i), unread_text) != "read") names.append(names_.at(i));
    }
    return names;
}

}  // namespace riverbones
