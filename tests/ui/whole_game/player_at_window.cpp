#include "tests/ui/whole_game/player_at_window.hpp"

#include <QTest>
#include <QtQuickTest>

#include <algorithm>

#include "core/base/check.hpp"
#include "tests/ui/no_guard.hpp"

namespace riverbones {

namespace {

/// Milliseconds something may take that is waited for.
constexpr int patience = 20'000;

QQuickItem* find_below(QQuickItem* item, const QString& name) {
    if (!item->isVisible()) return nullptr;
    if (item->objectName() == name) return item;
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* found = find_below(child, name)) return found;
    }
    return nullptr;
}

bool reads_below(const QQuickItem& item, const QString& words) {
    if (!item.isVisible()) return false;
    if (item.inherits("QQuickText") && item.property("text").toString() == words) return true;
    const QList<QQuickItem*> children = item.childItems();
    return std::any_of(children.begin(), children.end(),
                       [&](const QQuickItem* child) { return reads_below(*child, words); });
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

QQuickItem& PlayerAtWindow::item(const QString& name) const {
    QQuickItem* found = nullptr;
    const bool there = QTest::qWaitFor([&] { return (found = find_below(window_->contentItem(), name)) != nullptr; });
    if (!there) qFatal("nothing on the screen is called %s", qPrintable(name));
    return *found;
}

bool PlayerAtWindow::sees(const QString& name) const { return find_below(window_->contentItem(), name) != nullptr; }

bool PlayerAtWindow::reads(const QString& words) const { return reads_below(*window_->contentItem(), words); }

QString PlayerAtWindow::focus() const {
    const QQuickItem* item = window_->activeFocusItem();
    while (item && item->objectName().isEmpty()) item = item->parentItem();
    return item ? item->objectName() : QString();
}

void PlayerAtWindow::click(const QString& name, double along) {
    QTest::mouseClick(window_, Qt::LeftButton, Qt::NoModifier, pointOn(name, along));
}

void PlayerAtWindow::press(Qt::Key key, Qt::KeyboardModifiers modifiers) { QTest::keyClick(window_, key, modifiers); }

void PlayerAtWindow::holdUntil(Qt::Key key, const std::function<bool()>& done) {
    QTest::keyPress(window_, key);
    QVERIFY(QTest::qWaitFor(done, patience));
    QTest::keyRelease(window_, key);
}

void PlayerAtWindow::holdUntil(const QString& name, const std::function<bool()>& done) {
    const QPoint at = pointOn(name, 0.5);
    QTest::mousePress(window_, Qt::LeftButton, Qt::NoModifier, at);
    QVERIFY(QTest::qWaitFor(done, patience));
    QTest::mouseRelease(window_, Qt::LeftButton, Qt::NoModifier, at);
}

void PlayerAtWindow::repeat(Qt::Key key) {
    QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, {}, true);
    QCoreApplication::sendEvent(window_, &event);
}

void PlayerAtWindow::type(const QString& text) {
    for (const QChar letter : text) QTest::keyClick(window_, letter.toLatin1());
}

void PlayerAtWindow::tabTo(const QString& name, int passed) {
    constexpr int most_stops = 100;
    for (int stops = 0; stops < most_stops; ++stops) {
        if (focus().startsWith(name) && passed-- == 0) return;
        press(Qt::Key_Tab);
    }
    QFAIL(qPrintable("Tab does not reach " + name));
}

QPoint PlayerAtWindow::pointOn(const QString& name, double along) const {
    const QQuickItem& target = item(name);
    // What has just appeared may still have to find its place.
    RIVERBONES_CHECK(QTest::qWaitFor([&] { return !QQuickTest::qIsPolishScheduled(window_); }, patience));
    return target.mapToScene({target.width() * along, target.height() / 2}).toPoint();
}

}  // namespace riverbones
