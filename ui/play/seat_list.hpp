#pragma once

#include <QAbstractListModel>
#include <QtQmlIntegration>

#include <optional>
#include <vector>

#include "core/match/player.hpp"

namespace riverbones {

/// Who sits at a table: edited at set-up, shown during the match.
class SeatList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(int people READ people NOTIFY peopleChanged FINAL)
    /// What a person without a name is called, with %1 for the number of the seat.
    Q_PROPERTY(QString unnamed MEMBER unnamed_ WRITE setUnnamed NOTIFY unnamedChanged FINAL)

public:
    enum Level { Gentle, Steady, Sharp };
    Q_ENUM(Level)

    enum Role { NameRole = Qt::UserRole + 1, DisplayNameRole, PictureRole, BotRole, LevelRole };

    explicit SeatList(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(places_.size()); }
    int people() const;
    void setUnnamed(const QString& pattern);

    std::vector<Player> players() const;
    void setPlayers(std::vector<Player> players);

    /// The name to show, "Player 2" for a person without one; empty for a seat that does not exist.
    Q_INVOKABLE QString displayName(int seat) const;
    Q_INVOKABLE QString picture(int seat) const;
    Q_INVOKABLE bool isBot(int seat) const;
    /// How well a bot plays.
    Q_INVOKABLE riverbones::SeatList::Level level(int seat) const;

    Q_INVOKABLE void addPerson();
    Q_INVOKABLE void addBot();
    Q_INVOKABLE void remove(int seat);
    /// Moves a seat to another place; the others keep their order.
    Q_INVOKABLE void move(int from, int to);
    /// Whoever sat there comes back when the choice is taken back.
    Q_INVOKABLE void setBot(int seat, bool bot);
    Q_INVOKABLE void setLevel(int seat, riverbones::SeatList::Level level);
    /// The name as clean_name() makes it.
    Q_INVOKABLE void setName(int seat, const QString& name);
    Q_INVOKABLE void setPicture(int seat, const QString& picture);

    /// The table as text for the settings file, and back; a text that makes no sense changes nothing.
    Q_INVOKABLE QString toText() const;
    Q_INVOKABLE bool fromText(const QString& text);

    /// Takes over the seats of another list.
    Q_INVOKABLE void copyFrom(const riverbones::SeatList* other);

signals:
    void countChanged();
    void peopleChanged();
    void unnamedChanged();

private:
    struct Place {
        Player player;
        /// Whoever sat there before it was made a bot, or a person's.
        std::optional<Player> before = {};
    };

    bool has(int seat) const { return seat >= 0 && seat < count(); }
    Player newPerson() const;
    Player newBot() const;
    bool isTaken(const Player& bot, int seat) const;
    Player& at(int seat) { return places_[static_cast<std::size_t>(seat)].player; }
    const Player& at(int seat) const { return places_[static_cast<std::size_t>(seat)].player; }
    void append(Player player);
    void changed(int seat);

    std::vector<Place> places_;
    QString unnamed_;
};

}  // namespace riverbones
