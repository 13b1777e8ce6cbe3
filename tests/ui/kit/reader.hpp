#pragma once

#include <QObject>
#include <QtQmlIntegration>

namespace riverbones {

/// What a screen reader sees of an item and can do with it.
class Reader : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    Q_INVOKABLE QString name(QObject* item) const;
    Q_INVOKABLE QString description(QObject* item) const;
    /// The role as a number of QAccessible::Role, -1 for what no reader sees.
    Q_INVOKABLE int role(QObject* item) const;
    Q_INVOKABLE bool checked(QObject* item) const;
    /// Whether the item offers this action; it is then done.
    Q_INVOKABLE bool act(QObject* item, const QString& action) const;
};

}  // namespace riverbones
