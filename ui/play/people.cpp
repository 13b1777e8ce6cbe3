#include "ui/play/people.hpp"

#include <algorithm>
#include <numeric>

#include "ui/play/pictures.hpp"

namespace riverbones {

namespace {

constexpr const char* array = "people";
constexpr const char* name_key = "name";
constexpr const char* picture_key = "picture";

/// Whatever a file says, the program shows only pictures that it offers.
QString known_picture(const QString& picture) {
    const auto is_it = [&](const char* known) { return picture == known; };
    return std::ranges::any_of(person_pictures, is_it) ? picture : QString(person_pictures[0]);
}

}  // namespace

People::People(const QString& file, QObject* parent)
    : QAbstractListModel(parent), settings_(file, QSettings::IniFormat) {
    load();
}

int People::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant People::data(const QModelIndex& index, int role) const {
    switch (role) {
        case NameRole: return name(index.row());
        case PictureRole: return picture(index.row());
        default: return {};
    }
}

QHash<int, QByteArray> People::roleNames() const { return {{NameRole, "name"}, {PictureRole, "picture"}}; }

QString People::name(int person) const { return has(person) ? at(person).name : QString(); }

QString People::picture(int person) const { return has(person) ? at(person).picture : QString(); }

void People::add(const QString& name, const QString& picture) {
    if (full()) return;
    beginInsertRows({}, count(), count());
    people_.push_back({clean_name(name), known_picture(picture)});
    endInsertRows();
    store();
}

QString People::freePicture() const {
    const auto free = std::ranges::find_if(person_pictures, [this](const char* picture) {
        return std::ranges::none_of(people_, [&](const Person& person) { return person.picture == picture; });
    });
    return free == person_pictures.end() ? person_pictures[0] : *free;
}

void People::setName(int person, const QString& name) {
    if (!has(person)) return;
    at(person).name = clean_name(name);
    edited(person);
}

void People::setPicture(int person, const QString& picture) {
    if (!has(person)) return;
    at(person).picture = known_picture(picture);
    edited(person);
}

void People::remove(int person) {
    if (!has(person)) return;
    beginRemoveRows({}, person, person);
    people_.erase(people_.begin() + person);
    endRemoveRows();
    store();
}

std::vector<People::Person> People::sitting(const SeatList& table) {
    std::vector<Person> people;
    for (const Player& player : table.players()) {
        if (player.kind == PlayerKind::person && !player.name.empty()) {
            people.push_back({QString::fromStdString(player.name), QString::fromStdString(player.picture)});
        }
    }
    return people;
}

void People::pair(std::vector<Person>& newcomers, QList<int>& free, bool same_picture) {
    std::erase_if(newcomers, [&](const Person& newcomer) {
        const auto known = std::ranges::find_if(
            free, [&](int person) { return same_picture ? at(person) == newcomer : at(person).name == newcomer.name; });
        if (known == free.end()) return false;
        if (at(*known) != newcomer) setPicture(*known, newcomer.picture);
        free.erase(known);
        return true;
    });
}

QList<int> People::notAt(const SeatList* table) const {
    std::vector<Person> seated = sitting(*table);
    QList<int> free;
    for (int person = 0; person < count(); ++person) {
        const auto found = std::ranges::find(seated, at(person));
        if (found == seated.end()) {
            free.append(person);
        } else {
            seated.erase(found);
        }
    }
    return free;
}

void People::remember(const SeatList* table) {
    std::vector<Person> newcomers = sitting(*table);
    QList<int> free(count());
    std::iota(free.begin(), free.end(), 0);
    pair(newcomers, free, true);
    pair(newcomers, free, false);
    for (const Person& newcomer : newcomers) add(newcomer.name, newcomer.picture);
}

void People::edited(int person) {
    emit dataChanged(index(person), index(person));
    store();
}

void People::load() {
    const int size = std::clamp(settings_.beginReadArray(array), 0, most);
    for (int i = 0; i < size; ++i) {
        settings_.setArrayIndex(i);
        if (!settings_.contains(picture_key)) continue;
        people_.push_back(
            {clean_name(settings_.value(name_key).toString()), known_picture(settings_.value(picture_key).toString())});
    }
    settings_.endArray();
}

void People::store() {
    settings_.remove(array);
    settings_.beginWriteArray(array, count());
    for (int i = 0; i < count(); ++i) {
        settings_.setArrayIndex(i);
        settings_.setValue(name_key, at(i).name);
        settings_.setValue(picture_key, at(i).picture);
    }
    settings_.endArray();
    emit changed();
}

}  // namespace riverbones
