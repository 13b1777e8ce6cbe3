#pragma once

#include <QObject>
#include <QtQmlIntegration>

#include "core/games/dice_poker/settings.hpp"

namespace riverbones {

/// The house rules of Dice Poker for set-up: as switches, and as the text that the shell keeps and hands to the table.
class HouseRulesText : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// In the notation of records. A text that makes no sense means the defaults.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed FINAL)
    Q_PROPERTY(bool bonusFrom63 READ bonusFrom63 WRITE setBonusFrom63 NOTIFY changed FINAL)
    Q_PROPERTY(bool joker READ joker WRITE setJoker NOTIFY changed FINAL)

public:
    using QObject::QObject;

    QString text() const;
    void setText(const QString& text);
    bool bonusFrom63() const { return settings_.left_bonus == dice_poker::LeftBonus::from_63; }
    void setBonusFrom63(bool from_63);
    bool joker() const { return settings_.joker; }
    void setJoker(bool joker);

signals:
    void changed();

private:
    void set(const dice_poker::Settings& settings);

    dice_poker::Settings settings_;
};

}  // namespace riverbones
