#pragma once

#include <QObject>
#include <QtQmlIntegration>

namespace riverbones {

/// Of the libraries that the program runs with, which may be others than it was built with.
class Versions : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString qt READ qt CONSTANT FINAL)

public:
    using QObject::QObject;

    static QString qt() { return QString::fromLatin1(qVersion()); }
};

}  // namespace riverbones
