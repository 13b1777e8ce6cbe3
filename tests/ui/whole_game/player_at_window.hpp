#pragma once

#include <QQuickItem>
#include <QQuickWindow>

#include <memory>

#include "app/program.hpp"
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
    DicePokerTable* table() const;

    /// The visible item of this name, awaited for some seconds; stops the test if it does not appear.
    QQuickItem& item(const QString& name) const;
    bool sees(const QString& name) const;

    /// Presses an item in its middle.
    void click(const QString& name);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

private:
    std::unique_ptr<Program> program_;
    QQuickWindow* window_ = nullptr;
};

}  // namespace riverbones
