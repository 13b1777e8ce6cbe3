#pragma once

#include <QObject>
#include <QTemporaryDir>
#include <QtQmlIntegration>

#include <memory>
#include <string>

#include "tests/ui/poker_table/played_table.hpp"
#include "ui/play/preferences.hpp"

namespace riverbones {

/// A table that a test of QML plays at: everybody acts as the test says, in the notation of records.
class PlayedHand : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(riverbones::DiceHoldemTable* table READ table NOTIFY started)
    Q_PROPERTY(riverbones::Preferences* preferences READ preferences CONSTANT)

public:
    using QObject::QObject;

    Preferences* preferences() { return &preferences_; }
    /// How fast the bots have been told to play.
    Q_INVOKABLE int paceOfBots() const { return table_->match().pace(); }

    DiceHoldemTable* table() { return table_ ? &**table_ : nullptr; }
    /// Whose turn it is, person or bot; -1: nobody's.
    Q_INVOKABLE int acting() const { return seat_to_act(table_->match().turn()) ? table_->acting().index : -1; }

    /// A new match of these seats: 'p' a person, 'b' a bot.
    Q_INVOKABLE void start(const QString& kinds, const QString& houseRules) {
        const std::string text = houseRules.toStdString();
        TextScanner scanner(text);
        const holdem::Settings settings = text.empty() ? holdem::Settings{} : holdem::read_settings(scanner);
        auto before = std::shared_ptr(std::move(table_));
        table_ = std::make_unique<test::PlayedTable>(kinds.toStdString(), settings);
        emit started();
        if (before) goAfterItsScreens(std::move(before));
    }

    /// Another match of these seats at the same table.
    Q_INVOKABLE void startAgain(const QString& kinds) { table_->again(kinds.toStdString()); }

    Q_INVOKABLE void play(const QString& action) {
        const std::string text = action.toStdString();
        TextScanner scanner(text);
        table_->play(holdem::read_action(scanner));
    }

    /// Until it is this seat's decision; the others check or call.
    Q_INVOKABLE void playTo(int seat) { table_->playTo(seat); }

signals:
    void started();

private:
    // What is seen of a match is deleted later, in the order in which it was given up; the match follows.
    void goAfterItsScreens(std::shared_ptr<test::PlayedTable> match) {
        auto* last = new QObject(this);
        connect(last, &QObject::destroyed, [match = std::move(match)] {});
        last->deleteLater();
    }

    QTemporaryDir folder_;
    Preferences preferences_{folder_.filePath("preferences.ini")};
    std::unique_ptr<test::PlayedTable> table_;
};

}  // namespace riverbones
