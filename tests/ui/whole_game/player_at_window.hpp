#pragma once

#include <QQuickItem>
#include <QQuickWindow>

#include <functional>
#include <memory>

#include "app/program.hpp"
#include "ui/games/dice_holdem/dice_holdem_table.hpp"
#include "ui/games/dice_poker/dice_poker_table.hpp"

namespace riverbones {

/// Somebody who sits before the program's window and has a pointer and a keyboard, nothing else. Controls are known by
/// their object names; what is looked at beside them is only what the screen shows too. When it goes, the program goes
/// as it would in a power cut: nobody has left the table.
class PlayerAtWindow {
public:
    /// Starts the program on this profile, without motion.
    /// A profile that is new is one of somebody who has been welcomed, unless told otherwise.
    explicit PlayerAtWindow(const QString& profile_folder, Pace::Speed pace_of_bots = Pace::Instant,
                            bool welcomed = true);

    QQuickWindow& window() { return *window_; }
    Program& program() { return *program_; }
    /// The table of Dice Poker, once there is one.
    DicePokerTable* table() const { return window_->findChild<DicePokerTable*>(); }
    /// The table of Dice Hold'em, once there is one.
    DiceHoldemTable* holdemTable() const { return window_->findChild<DiceHoldemTable*>(); }

    /// The visible item of this name, awaited for some seconds; stops the test if it does not appear.
    QQuickItem& item(const QString& name) const;
    bool sees(const QString& name) const;
    /// Whether these words stand somewhere.
    bool reads(const QString& words) const;
    /// What the focus is in: the nearest item around it that has a name.
    QString focus() const;

    /// Presses an item in its middle, or so far along it.
    void click(const QString& name, double along = 0.5);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Presses a key, or the pointer in the middle of an item, until this is so.
    void holdUntil(Qt::Key key, const std::function<bool()>& done);
    void holdUntil(const QString& name, const std::function<bool()>& done);
    /// What a keyboard sends while a key is held down.
    void repeat(Qt::Key key);
    void type(const QString& text);
    /// Tab, as often as it takes, until the focus is in an item whose name begins like this; `passed` of them go by.
    void tabTo(const QString& name, int passed = 0);

private:
    QPoint pointOn(const QString& name, double along) const;

    std::unique_ptr<Program> program_;
    QQuickWindow* window_ = nullptr;
};

}  // namespace riverbones
