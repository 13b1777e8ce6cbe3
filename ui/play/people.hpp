#pragma once

#include <QAbstractListModel>
#include <QSettings>
#include <QtQmlIntegration>

#include <vector>

#include "ui/play/seat_list.hpp"

namespace riverbones {

/// The people at this computer, with name and picture, in the order they came. Kept in a settings file; what makes no
/// sense there is left out. Two people may have the same name: their pictures tell them apart.
class People : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// There is no room for more.
    Q_PROPERTY(bool full READ full NOTIFY changed FINAL)
    /// Whom the first screen greets; empty if there is nobody, or somebody without a name.
    Q_PROPERTY(QString firstName READ firstName NOTIFY changed FINAL)
    Q_PROPERTY(QString firstPicture READ firstPicture NOTIFY changed FINAL)

public:
    enum Role { NameRole = Qt::UserRole + 1, PictureRole };

    static constexpr int most = 40;

    explicit People(const QString& file, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(people_.size()); }
    bool full() const { return count() >= most; }
    QString firstName() const { return name(0); }
    QString firstPicture() const { return picture(0); }

    Q_INVOKABLE QString name(int person) const;
    Q_INVOKABLE QString picture(int person) const;

    /// The name is cleaned and may be empty. Does nothing when there is no room.
    Q_INVOKABLE void add(const QString& name, const QString& picture);
    /// A picture that nobody here has, as long as there is one.
    Q_INVOKABLE QString freePicture() const;
    Q_INVOKABLE void setName(int person, const QString& name);
    Q_INVOKABLE void setPicture(int person, const QString& picture);
    Q_INVOKABLE void remove(int person);

    /// Who does not sit at this table yet, as places in this list.
    Q_INVOKABLE QList<int> notAt(const riverbones::SeatList* table) const;
    /// Takes in the people of a table that are not known yet. Somebody who has another picture than last time is still
    /// the same person, unless both sit there.
    Q_INVOKABLE void remember(const riverbones::SeatList* table);

signals:
    void changed();

private:
    struct Person {
        QString name;
        QString picture;
        friend bool operator==(const Person&, const Person&) = default;
    };

    bool has(int person) const { return person >= 0 && person < count(); }
    Person& at(int person) { return people_[static_cast<std::size_t>(person)]; }
    const Person& at(int person) const { return people_[static_cast<std::size_t>(person)]; }
    static std::vector<Person> sitting(const SeatList& table);
    /// Takes the places out that belong to somebody at the table, and those people out of `newcomers`.
    void pair(std::vector<Person>& newcomers, QList<int>& free, bool same_picture);
    void edited(int person);
    void load();
    void store();

    QSettings settings_;
    std::vector<Person> people_;
};

}  // namespace riverbones
