#pragma once

#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace riverbones {

/// Finds what is sought in texts, whatever its case and its accents, and turns plain text into rich text in which hits
/// and numbers have a look of their own.
class TextFinder : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    /// False if nothing is sought.
    Q_INVOKABLE bool finds(const QString& text, const QString& sought) const;

    /// `text` as a paragraph of rich text. The looks are styles as in CSS; numbers are kept on one line.
    Q_INVOKABLE QString marked(const QString& text, const QString& sought, const QString& look,
                               const QString& number_look, const QString& hit_look) const;
};

}  // namespace riverbones
