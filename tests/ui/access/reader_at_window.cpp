#include "tests/ui/access/reader_at_window.hpp"

#include <QRegularExpression>
#include <QTest>

namespace riverbones {

namespace {

void gather(QAccessibleInterface& parent, std::vector<QAccessibleInterface*>& found) {
    for (int i = 0; i < parent.childCount(); ++i) {
        QAccessibleInterface* child = parent.child(i);
        if (!child || child->state().invisible) continue;
        found.push_back(child);
        gather(*child, found);
    }
}

}  // namespace

QString name_of(QAccessibleInterface& seen) { return seen.text(QAccessible::Name); }

std::vector<QAccessibleInterface*> ReaderAtWindow::everything() const {
    std::vector<QAccessibleInterface*> found;
    if (QAccessibleInterface* root = QAccessible::queryAccessibleInterface(&window_)) gather(*root, found);
    return found;
}

std::vector<QAccessibleInterface*> ReaderAtWindow::all(QAccessible::Role role, const QString& pattern) const {
    const QRegularExpression whole(QRegularExpression::anchoredPattern(pattern));
    std::vector<QAccessibleInterface*> found = everything();
    std::erase_if(found, [&](QAccessibleInterface* seen) {
        return seen->role() != role || !whole.match(name_of(*seen)).hasMatch();
    });
    return found;
}

QAccessibleInterface& ReaderAtWindow::find(QAccessible::Role role, const QString& pattern) const {
    std::vector<QAccessibleInterface*> found;
    const bool there = QTest::qWaitFor([&] { return !(found = all(role, pattern)).empty(); });
    if (!there) qFatal("nothing is called %s", qPrintable(pattern));
    return *found.front();
}

QString ReaderAtWindow::name(QAccessible::Role role, const QString& pattern) const {
    return name_of(find(role, pattern));
}

void ReaderAtWindow::act(QAccessible::Role role, const QString& pattern, const QString& action,
                         const std::function<bool()>& has_effect) const {
    for (int tries = 0; tries < 40; ++tries) {
        QAccessibleActionInterface* actions = find(role, pattern).actionInterface();
        if (!actions || !actions->actionNames().contains(action)) qFatal("%s cannot do that", qPrintable(pattern));
        actions->doAction(action);
        if (QTest::qWaitFor(has_effect, 500)) return;
        // It worked late: what was pressed may be gone by now.
        if (!sees(role, pattern) && QTest::qWaitFor(has_effect)) return;
    }
    qFatal("%s has no effect", qPrintable(pattern));
}

}  // namespace riverbones
