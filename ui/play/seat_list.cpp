#include "ui/play/seat_list.hpp"

#include <algorithm>
#include <utility>

#include "core/base/text_scanner.hpp"
#include "core/match/record_lines.hpp"
#include "ui/play/pictures.hpp"

namespace riverbones {

SeatList::SeatList(QObject* parent) : QAbstractListModel(parent) {
    connect(this, &SeatList::dataChanged, this, &SeatList::peopleChanged);
    connect(this, &SeatList::countChanged, this, &SeatList::peopleChanged);
}

int SeatList::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant SeatList::data(const QModelIndex& index, int role) const {
    if (!has(index.row())) return {};
    const Player& player = at(index.row());
    switch (role) {
        case NameRole: return QString::fromStdString(player.name);
        case DisplayNameRole: return displayName(index.row());
        case PictureRole: return QString::fromStdString(player.picture);
        case BotRole: return player.kind == PlayerKind::bot;
        case LevelRole: return static_cast<int>(player.level);
        default: return {};
    }
}

QHash<int, QByteArray> SeatList::roleNames() const {
    return {{NameRole, "name"},
            {DisplayNameRole, "displayName"},
            {PictureRole, "picture"},
            {BotRole, "bot"},
            {LevelRole, "level"}};
}

int SeatList::people() const {
    return static_cast<int>(
        std::ranges::count_if(places_, [](const Place& place) { return place.player.kind == PlayerKind::person; }));
}

void SeatList::setUnnamed(const QString& pattern) {
    if (unnamed_ == pattern) return;
    unnamed_ = pattern;
    emit unnamedChanged();
    if (count() > 0) emit dataChanged(index(0), index(count() - 1), {DisplayNameRole});
}

std::vector<Player> SeatList::players() const {
    std::vector<Player> players;
    players.reserve(places_.size());
    for (const Place& place : places_) players.push_back(place.player);
    return players;
}

void SeatList::setPlayers(std::vector<Player> players) {
    beginResetModel();
    places_.clear();
    for (Player& player : players) places_.push_back({std::move(player)});
    endResetModel();
    emit countChanged();
}

QString SeatList::displayName(int seat) const {
    if (!has(seat)) return {};
    const QString name = QString::fromStdString(at(seat).name);
    return name.isEmpty() ? unnamed_.arg(seat + 1) : name;
}

QString SeatList::picture(int seat) const { return has(seat) ? QString::fromStdString(at(seat).picture) : QString(); }

bool SeatList::isBot(int seat) const { return has(seat) && at(seat).kind == PlayerKind::bot; }

SeatList::Level SeatList::level(int seat) const { return has(seat) ? static_cast<Level>(at(seat).level) : Gentle; }

Player SeatList::newPerson() const {
    const auto free = std::ranges::find_if(person_pictures, [this](const char* picture) {
        return std::ranges::none_of(places_, [&](const Place& place) { return place.player.picture == picture; });
    });
    return {PlayerKind::person, BotLevel::steady, {}, free == person_pictures.end() ? person_pictures[0] : *free};
}

Player SeatList::newBot() const {
    const auto free = std::ranges::find_if(bot_faces, [this](const BotFace& face) {
        return std::ranges::none_of(places_, [&](const Place& place) {
            return place.player.name == face.name || place.player.picture == face.picture;
        });
    });
    const BotFace& face = free == bot_faces.end() ? bot_faces[0] : *free;
    return {PlayerKind::bot, BotLevel::steady, face.name, face.picture};
}

bool SeatList::isTaken(const Player& bot, int seat) const {
    for (int other = 0; other < count(); ++other) {
        if (other != seat && (at(other).name == bot.name || at(other).picture == bot.picture)) return true;
    }
    return false;
}

void SeatList::append(Player player) {
    beginInsertRows({}, count(), count());
    places_.push_back({std::move(player)});
    endInsertRows();
    emit countChanged();
}

void SeatList::changed(int seat) { emit dataChanged(index(seat), index(seat)); }

void SeatList::addPerson() { append(newPerson()); }

void SeatList::addBot() { append(newBot()); }

void SeatList::remove(int seat) {
    if (!has(seat)) return;
    beginRemoveRows({}, seat, seat);
    places_.erase(places_.begin() + seat);
    endRemoveRows();
    emit countChanged();
}

void SeatList::move(int from, int to) {
    if (!has(from) || !has(to) || from == to) return;
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    const auto first = places_.begin();
    if (from < to) {
        std::rotate(first + from, first + from + 1, first + to + 1);
    } else {
        std::rotate(first + to, first + from, first + from + 1);
    }
    endMoveRows();
    // Names of people without one count the seats.
    emit dataChanged(index(0), index(count() - 1), {DisplayNameRole});
}

void SeatList::setBot(int seat, bool bot) {
    if (!has(seat) || isBot(seat) == bot) return;
    Place& place = places_[static_cast<std::size_t>(seat)];
    // A bot may have been seated elsewhere in the meantime; a person who comes back is that person.
    const bool returns = place.before && !(bot && isTaken(*place.before, seat));
    const Player next = returns ? *place.before : bot ? newBot() : newPerson();
    place.before = std::exchange(place.player, next);
    changed(seat);
}

void SeatList::setLevel(int seat, Level level) {
    if (!has(seat)) return;
    at(seat).level = static_cast<BotLevel>(level);
    changed(seat);
}

void SeatList::setName(int seat, const QString& name) {
    if (!has(seat)) return;
    at(seat).name = clean_name(name).toStdString();
    changed(seat);
}

void SeatList::setPicture(int seat, const QString& picture) {
    if (!has(seat)) return;
    at(seat).picture = picture.toStdString();
    changed(seat);
}

QString SeatList::toText() const {
    QStringList lines;
    for (int number = 1; const Player& player : players()) {
        lines.append(QString::fromStdString(to_text(player, number++)));
    }
    return lines.join('\n');
}

bool SeatList::fromText(const QString& text) {
    std::vector<Player> players;
    const QStringList lines = text.split('\n', Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        const std::string content = line.toStdString();
        TextScanner scanner(content);
        players.push_back(read_player(scanner, static_cast<int>(players.size()) + 1));
        if (!scanner.finished()) return false;
    }
    if (players.empty()) return false;
    setPlayers(std::move(players));
    return true;
}

void SeatList::copyFrom(const SeatList* other) { setPlayers(other->players()); }

}  // namespace riverbones
