#include "tests/ui/dice_poker/rigged_match.hpp"

#include <QFile>

#include "core/archive/profile.hpp"
#include "core/base/check.hpp"
#include "core/games/dice_poker/dice_poker.hpp"
#include "core/games/dice_poker/notation.hpp"
#include "core/match/record_text.hpp"
#include "tests/support/dice.hpp"
#include "tests/support/rigged_house.hpp"

namespace riverbones {

namespace {

using dice_poker::Action;

Player player(QString name, int seat) {
    if (!name.startsWith("bot ")) {
        return {PlayerKind::person, BotLevel::steady, name.toStdString(), "person-" + std::to_string(seat % 6 + 1)};
    }
    return {PlayerKind::bot, BotLevel::steady, name.remove(0, 4).toStdString(), "bot-otter"};
}

Header<DicePoker> header(const QStringList& names, const QString& house_rules) {
    Header<DicePoker> header{Moment{1'764'450'000'000}, {}, {}, {}};
    if (!house_rules.isEmpty()) {
        const std::string text = house_rules.toStdString();
        TextScanner scanner(text);
        header.settings = dice_poker::read_settings(scanner);
        RIVERBONES_CHECK(scanner.finished());
    }
    header.settings.players = static_cast<int>(names.size());
    for (const QString& name : names) header.players.push_back(player(name, static_cast<int>(header.players.size())));
    return header;
}

Action action(const QStringList& words, test::RiggedHouse& house) {
    if (words[0] == "write") return dice_poker::Write{static_cast<dice_poker::Line>(words[1].toInt())};
    for (const QChar face : words.last()) house.feed(Die(face.digitValue()));
    return dice_poker::Roll{words.size() > 2 ? test::keep(words[1].toStdString()) : DiceMask::none()};
}

}  // namespace

QByteArray rigged_record(const QStringList& players, const QStringList& steps, const QString& house_rules) {
    test::RiggedHouse house;
    auto match = *Match<DicePoker>::begin(header(players, house_rules), house.random());
    Moment now{1'764'450'001'000};
    for (const QString& step : steps) {
        const Action wanted = action(step.split(' '), house);
        const auto happened = match.play(*seat_to_act(match.turn()), wanted, now, house.random());
        RIVERBONES_CHECK(happened);
        now.milliseconds += 1000;
    }
    return QByteArray::fromStdString(to_text(match.record()));
}

RiggedMatch::RiggedMatch(QObject* parent) : QObject(parent) { renew(); }

void RiggedMatch::renew() {
    // The profile's lock goes before its folder, and the sounds before the preferences they look at.
    const auto old_folder = std::move(folder_);
    const auto old_storage = std::move(storage_);
    const auto old_preferences = std::move(preferences_);
    const auto old_sounds = std::move(sounds_);
    folder_ = std::make_unique<QTemporaryDir>();
    Result<std::unique_ptr<archive::Profile>> profile = archive::Profile::open(folder_->path());
    RIVERBONES_CHECK(profile);
    storage_ = std::make_unique<Storage>(*std::move(profile));
    preferences_ = std::make_unique<Preferences>(folder_->filePath("preferences.ini"));
    sounds_ = std::make_unique<Sounds>(*preferences_, loudspeaker_);
    emit renewed();
}

QString RiggedMatch::save(const QStringList& players, const QStringList& steps, const QString& house_rules) {
    const QString path = storage_->savesFolder() + "/rigged-" + QString::number(++count_) + ".match";
    QFile file(path);
    RIVERBONES_CHECK(file.open(QIODevice::WriteOnly));
    const QByteArray text = rigged_record(players, steps, house_rules);
    RIVERBONES_CHECK(file.write(text) == text.size());
    return path;
}

}  // namespace riverbones
