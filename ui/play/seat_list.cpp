#include "ui/play/seat_list.hpp"

#include <algorithm>
#include <array>

#include "core/base/text_scanner.hpp"
#include "core/match/record_lines.hpp"

namespace riverbones {

namespace {

struct BotFace {
    const char* name;
    const char* picture;
};

// Bots are river animals. Their names are proper names, the same in every language.
constexpr std::array<BotFace, 10> bot_faces = {{{"Otto", "bot-otter"},
                                                {"Heron", "bot-heron"},
                                                {"Fern", "bot-frog"},
                                                {"Bruno", "bot-beaver"},
                                                {"Ulla", "bot-owl"},
                                                {"Esko", "bot-pike"},
                                                {"Tilda", "bot-otter"},
                                                {"Grey", "bot-heron"},
                                                {"Moss", "bot-frog"},
                                                {"Alder", "bot-beaver"}}};

constexpr std::array<const char*, 6> person_pictures = {"person-1", "person-2", "person-3",
                                                        "person-4", "person-5", "person-6"};

}  // namespace

SeatList::SeatList(QObject* parent) : QAbstractListModel(parent) {
    connect(this, &SeatList::dataChanged, this, &SeatList::peopleChanged);
    connect(this, &SeatList::countChanged, this, &SeatList::peopleChanged);
}

int SeatList::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant SeatList::data(const QModelIndex& index, int role) const {
    if (!has(index.row())) return {};
    const Player& player = players_[static_cast<std::size_t>(index.row())];
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
        std::ranges::count_if(players_, [](const Player& player) { return player.kind == PlayerKind::person; }));
}

void SeatList::setUnnamed(const QString& pattern) {
    if (unnamed_ == pattern) return;
    unnamed_ = pattern;
    emit unnamedChanged();
    if (count() > 0) emit dataChanged(index(0), index(count() - 1), {DisplayNameRole});
}

void SeatList::setPlayers(std::vector<Player> players) {
    beginResetModel();
    players_ = std::move(players);
    endResetModel();
    emit countChanged();
}

QString SeatList::displayName(int seat) const {
    if (!has(seat)) return {};
    const QString name = QString::fromStdString(players_[static_cast<std::size_t>(seat)].name);
    return name.isEmpty() ? unnamed_.arg(seat + 1) : name;
}

QString SeatList::picture(int seat) const {
    return has(seat) ? QString::fromStdString(players_[static_cast<std::size_t>(seat)].picture) : QString();
}

bool SeatList::isBot(int seat) const {
    return has(seat) && players_[static_cast<std::size_t>(seat)].kind == PlayerKind::bot;
}

Player SeatList::newPerson() const {
    const auto free = std::ranges::find_if(person_pictures, [this](const char* picture) {
        return std::ranges::none_of(players_, [&](const Player& player) { return player.picture == picture; });
    });
    return {PlayerKind::person, BotLevel::steady, {}, free == person_pictures.end() ? person_pictures[0] : *free};
}

Player SeatList::newBot() const {
    const auto free = std::ranges::find_if(bot_faces, [this](const BotFace& face) {
        return std::ranges::none_of(players_, [&](const Player& player) { return player.name == face.name; });
    });
    const BotFace& face = free == bot_faces.end() ? bot_faces[0] : *free;
    return {PlayerKind::bot, BotLevel::steady, face.name, face.picture};
}

void SeatList::append(Player player) {
    beginInsertRows({}, count(), count());
    players_.push_back(std::move(player));
    endInsertRows();
    emit countChanged();
}

void SeatList::changed(int seat) { emit dataChanged(index(seat), index(seat)); }

void SeatList::addPerson() { append(newPerson()); }

void SeatList::addBot() { append(newBot()); }

void SeatList::remove(int seat) {
    if (!has(seat)) return;
    beginRemoveRows({}, seat, seat);
    players_.erase(players_.begin() + seat);
    endRemoveRows();
    emit countChanged();
}

void SeatList::move(int from, int to) {
    if (!has(from) || !has(to) || from == to) return;
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    const auto first = players_.begin();
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
    players_[static_cast<std::size_t>(seat)] = bot ? newBot() : newPerson();
    changed(seat);
}

void SeatList::setLevel(int seat, Level level) {
    if (!has(seat)) return;
    players_[static_cast<std::size_t>(seat)].level = static_cast<BotLevel>(level);
    changed(seat);
}

void SeatList::setName(int seat, const QString& name) {
    if (!has(seat)) return;
    QString printable;
    std::ranges::copy_if(name, std::back_inserter(printable), [](QChar letter) { return letter.isPrint(); });
    players_[static_cast<std::size_t>(seat)].name = printable.simplified().left(longest_name).toStdString();
    changed(seat);
}

void SeatList::setPicture(int seat, const QString& picture) {
    if (!has(seat)) return;
    players_[static_cast<std::size_t>(seat)].picture = picture.toStdString();
    changed(seat);
}

QString SeatList::toText() const {
    QStringList lines;
    for (int number = 1; const Player& player : players_) {
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

void SeatList::copyFrom(const SeatList* other) { setPlayers(other->players_); }

}  // namespace riverbones
