#include "tests/ui/kit/reader.hpp"

#include <QAccessible>

namespace riverbones {

namespace {

// Controls fill in what a reader hears only when one is there, and without a real one nobody tells them so.
QAccessibleInterface* look_at(QObject* item) {
    QAccessible::setActive(true);
    return QAccessible::queryAccessibleInterface(item);
}

QString heard(QObject* item, QAccessible::Text what) {
    const QAccessibleInterface* seen = look_at(item);
    return seen ? seen->text(what) : QString();
}

}  // namespace

QString Reader::name(QObject* item) const { return heard(item, QAccessible::Name); }

QString Reader::description(QObject* item) const { return heard(item, QAccessible::Description); }

int Reader::role(QObject* item) const {
    const QAccessibleInterface* seen = look_at(item);
    return seen ? seen->role() : -1;
}

bool Reader::checked(QObject* item) const {
    const QAccessibleInterface* seen = look_at(item);
    return seen && seen->state().checked;
}

bool Reader::act(QObject* item, const QString& action) const {
    QAccessibleInterface* seen = look_at(item);
    if (!seen || !seen->actionInterface() || !seen->actionInterface()->actionNames().contains(action)) return false;
    seen->actionInterface()->doAction(action);
    return true;
}

}  // namespace riverbones
