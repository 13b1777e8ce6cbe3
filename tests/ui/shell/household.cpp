#include "tests/ui/shell/household.hpp"

#include <QDateTime>
#include <QFile>
#include <QQmlEngine>

#include <string>

#include "core/archive/profile.hpp"
#include "core/base/check.hpp"
#include "core/match/record_lines.hpp"

namespace riverbones {

void Household::renew() {
    // The folder goes last, when nothing in it is held any more.
    const auto old_folder = std::move(folder_);
    const auto old_preferences = std::move(preferences_);
    const auto old_sounds = std::move(sounds_);
    const auto old_storage = std::move(storage_);
    const auto old_languages = std::move(languages_);
    folder_ = std::make_unique<QTemporaryDir>();
    auto profile = archive::Profile::open(folder_->path());
    RIVERBONES_CHECK(profile);
    storage_ = std::make_unique<Storage>(*std::move(profile));
    preferences_ = std::make_unique<Preferences>(folder_->filePath("preferences.ini"));
    sounds_ = std::make_unique<Sounds>(*preferences_, loudspeaker_);
    preferences_->setWelcomed(true);
    languages_ = std::make_unique<Languages>(*qmlEngine(this), preferences_.get(), ":/test_i18n");
    languages_->choose("en");
    // QML lets go of the old ones before they are destroyed.
    emit renewed();
}

void Household::addSave(const QString& game, const QString& name, int minutes_ago) {
    LineSealer sealer;
    const std::string line = "riverbones-record " + std::to_string(record_version) + " " + game.toStdString();
    write(name, QByteArray::fromStdString(sealer.seal(line)), minutes_ago);
}

void Household::addRubbish(const QString& name, int minutes_ago) { write(name, "not a match\n", minutes_ago); }

void Household::write(const QString& name, const QByteArray& text, int minutes_ago) {
    QFile file(storage_->savesFolder() + '/' + name + ".match");
    RIVERBONES_CHECK(file.open(QIODevice::ReadWrite));
    RIVERBONES_CHECK(file.write(text) == text.size());
    file.flush();
    const QDateTime then = QDateTime::currentDateTime().addSecs(-60 * minutes_ago);
    RIVERBONES_CHECK(file.setFileTime(then, QFileDevice::FileModificationTime));
    file.close();
    storage_->refresh();
}

}  // namespace riverbones
