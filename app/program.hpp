#pragma once

#include <QQmlEngine>
#include <QQuickWindow>

#include <memory>
#include <optional>

#include "core/archive/profile.hpp"
#include "core/base/refusal.hpp"
#include "ui/play/background_loudspeaker.hpp"
#include "ui/play/device_loudspeaker.hpp"
#include "ui/play/preferences.hpp"
#include "ui/play/sounds.hpp"
#include "ui/play/storage.hpp"
#include "ui/shell/languages.hpp"

namespace riverbones {

/// What must happen once, after the application object and before any window.
void dress_application();

/// The program with its window, on one profile. Lives as long as it is played.
class Program {
public:
    explicit Program(std::unique_ptr<archive::Profile> profile);

    /// Nothing if the window could not be made.
    QQuickWindow* window() const { return window_.get(); }
    Preferences& preferences() { return preferences_; }
    Languages& languages() { return *languages_; }
    QQmlEngine& engine() { return engine_; }

private:
    // What is last goes first when all is over: the window uses the others until then.
    Preferences preferences_;
    BackgroundLoudspeaker loudspeaker_{[] { return std::make_unique<DeviceLoudspeaker>(); }};
    Sounds sounds_{preferences_, loudspeaker_};
    Storage storage_;
    std::optional<Languages> languages_;
    // Not QQmlApplicationEngine, which looks for variants of each file, by system and language, that we do not have.
    QQmlEngine engine_;
    std::unique_ptr<QQuickWindow> window_;
};

/// Says in a small window why there can be no game with the profile in this folder, and waits until it is closed.
void show_refusal(Refusal why, const QString& folder);

}  // namespace riverbones
