#include "tests/ui/access/complaints.hpp"

#include <QMetaEnum>
#include <QSet>

#include <algorithm>
#include <array>

namespace riverbones {

namespace {

constexpr std::array to_act_on = {QAccessible::Button,   QAccessible::CheckBox,     QAccessible::RadioButton,
                                  QAccessible::ComboBox, QAccessible::EditableText, QAccessible::Slider,
                                  QAccessible::SpinBox,  QAccessible::Link,         QAccessible::MenuItem,
                                  QAccessible::PageTab};
constexpr std::array to_name = {QAccessible::ListItem, QAccessible::List,    QAccessible::Table,
                                QAccessible::Row,      QAccessible::Cell,    QAccessible::Heading,
                                QAccessible::Dialog,   QAccessible::Graphic, QAccessible::StaticText};

template <class Roles>
bool among(const Roles& roles, QAccessible::Role role) {
    return std::ranges::find(roles, role) != roles.end();
}

/// A thing with the names of what it is in: two buttons may share a name in two rows that have names.
QString in_its_place(QAccessibleInterface& seen) {
    QStringList names = {QMetaEnum::fromType<QAccessible::Role>().valueToKey(seen.role()), name_of(seen)};
    for (QAccessibleInterface* around = seen.parent(); around; around = around->parent())
        names.append(name_of(*around));
    return names.join(" | ");
}

/// Everything that Tab reaches must be known to the reader.
void check_stops(QQuickItem& item, QStringList& found) {
    if (!item.isVisible() || !item.isEnabled()) return;
    if (item.activeFocusOnTab() && item.width() > 0) {
        QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(&item);
        if (!seen || name_of(*seen).isEmpty()) {
            found.append(QString("Tab stops at %1 '%2', which has no name")
                             .arg(item.metaObject()->className(), item.objectName()));
        }
    }
    for (QQuickItem* child : item.childItems()) check_stops(*child, found);
}

}  // namespace

QStringList complaints(const ReaderAtWindow& reader) {
    QStringList found;
    QSet<QString> known;
    for (QAccessibleInterface* seen : reader.everything()) {
        const bool acts = among(to_act_on, seen->role());
        const QString place = in_its_place(*seen);
        if ((acts || among(to_name, seen->role())) && name_of(*seen).trimmed().isEmpty()) {
            found.append("no name: " + place);
        }
        if (acts && known.contains(place)) found.append("twice the same: " + place);
        known.insert(place);
    }
    check_stops(*static_cast<QQuickWindow&>(reader.window()).contentItem(), found);
    return found;
}

}  // namespace riverbones
