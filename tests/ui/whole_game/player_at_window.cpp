#include "tests/ui/whole_game/player_at_window.hpp"

#include <QTest>

#include "core/base/check.hpp"
#include "tests/ui/no_guard.hpp"

namespace riverbones {

namespace {

QQuickItem* find_below(QQuickItem* item, const QString& name) {
    if (!item->isVisible()) return nullptr;
    if (item->objectName() == name) return item;
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* found = find_below(child, name)) return found;
    }
    return nullptr;
}

}  // namespace

PlayerAtWindow::PlayerAtWindow(const QString& profile_folder, Pace::Speed pace_of_bots, bool welcomed) {
    Preferences(profile_folder + "/preferences.ini").setWelcomed(welcomed);
    auto profile = archive::Profile::open(profile_folder);
    RIVERBONES_CHECK(profile);
    program_ = std::make_unique<Program>(*std::move(profile));
    program_->preferences().setMotion(Preferences::NoMotion);
    program_->preferences().setPace(pace_of_bots);
    program_->preferences().setGuideWanted(false);
    test::switch_guard_off(program_->engine());
    window_ = program_->window();
    RIVERBONES_CHECK(window_);
    window_->resize(1280, 800);
    RIVERBONES_CHECK(QTest::qWaitForWindowExposed(window_));
}

DicePokerTable* PlayerAtWindow::table() const { return window_->findChild<DicePokerTable*>(); }

QQuickItem& PlayerAtWindow::item(const QString& name) const {
    QQuickItem* found = nullptr;
    const bool there = QTest::qWaitFor([&] { return (found = find_below(window_->contentItem(), name)) != nullptr; });
    if (!there) qFatal("nothing on the screen is called %s", qPrintable(name));
    return *found;
}

bool PlayerAtWindow::sees(const QString& name) const { return find_below(window_->contentItem(), name) != nullptr; }

void PlayerAtWindow::click(const QString& name) {
    QQuickItem& target = item(name);
    const QPointF middle = target.mapToScene({target.width() / 2, target.height() / 2});
    QTest::mouseClick(window_, Qt::LeftButton, Qt::NoModifier, middle.toPoint());
}

void PlayerAtWindow::press(Qt::Key key, Qt::KeyboardModifiers modifiers) { QTest::keyClick(window_, key, modifiers); }

}  // namespace riverbones
