#pragma once

#include <QAccessible>
#include <QString>

#include <functional>
#include <vector>

#include "tests/ui/whole_game/player_at_window.hpp"

namespace riverbones {

/// Somebody who has nothing but a screen reader: finds things in the program's window by role and name, reads them and
/// does what they offer.
class ReaderAtWindow {
public:
    explicit ReaderAtWindow(QWindow& window) : window_(window) { QAccessible::setActive(true); }

    QWindow& window() const { return window_; }

    /// Everything that shows, in reading order.
    std::vector<QAccessibleInterface*> everything() const;

    /// What has this role and a name that matches the whole pattern.
    std::vector<QAccessibleInterface*> all(QAccessible::Role role, const QString& pattern) const;
    bool sees(QAccessible::Role role, const QString& pattern) const { return !all(role, pattern).empty(); }
    /// The first of them, awaited for some seconds; stops the test if there is none.
    QAccessibleInterface& find(QAccessible::Role role, const QString& pattern) const;
    QString name(QAccessible::Role role, const QString& pattern) const;

    /// Does `action` until it has an effect: what comes too early is not taken, as with a hasty double click.
    void act(QAccessible::Role role, const QString& pattern, const QString& action,
             const std::function<bool()>& has_effect) const;
    void press(const QString& button, const std::function<bool()>& has_effect) const {
        act(QAccessible::Button, button, QAccessibleActionInterface::pressAction(), has_effect);
    }

private:
    QWindow& window_;
};

QString name_of(QAccessibleInterface& seen);

}  // namespace riverbones
