#pragma once

#include <QString>

#include <functional>
#include <vector>

#include "tests/ui/whole_game/player_at_window.hpp"

namespace riverbones {

/// A screen of the program, and how somebody gets there.
struct Screen {
    QString name;  ///< for file names, too
    bool first_start = false;
    /// Records of matches that wait in the profile.
    std::vector<QByteArray> saves;
    /// From the first screen on; the program stands in the middle of it afterwards.
    std::function<void(PlayerAtWindow&)> go;
};

/// Every screen there is, in its states that look different.
std::vector<Screen> every_screen();

/// Those of the hold'em table.
std::vector<Screen> screens_of_hands();

/// Names of players on these screens; the longest are as long as a name may be.
QStringList names_on_screens();

/// The program on a new profile in this folder, at this screen.
std::unique_ptr<PlayerAtWindow> open_screen(const Screen& screen, const QString& folder);

/// Whatever hangs on a change has happened and been drawn.
void settle(QQuickWindow& window);

}  // namespace riverbones
