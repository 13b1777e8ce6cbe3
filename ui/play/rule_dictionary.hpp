#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>
#include <QtQmlIntegration>

#include <memory>

namespace riverbones {

/// Texts in a language that need not be that of the interface. QML uses it through RuleLanguage.qml.
class RuleDictionary : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Where the files riverbones_<code>.qm are.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY changed FINAL)
    /// Code of the language, for example "lv"; empty: that of the interface. A language that cannot be read changes
    /// nothing but `missing`.
    Q_PROPERTY(QString code READ code WRITE setCode NOTIFY changed FINAL)
    /// Code of the language that was asked for last, if it cannot be read.
    Q_PROPERTY(QString missing READ missing NOTIFY changed FINAL)

public:
    using QObject::QObject;

    QString folder() const { return folder_; }
    void setFolder(const QString& folder);
    QString code() const { return code_; }
    void setCode(const QString& code);
    QString missing() const { return missing_; }

    /// What the language of `code` says; the English text where it says nothing.
    Q_INVOKABLE QString translate(const QString& context, const QString& text) const;

signals:
    void changed();

private:
    QString folder_ = ":/i18n";
    QString code_;
    QString missing_;
    std::unique_ptr<QTranslator> translator_;
};

}  // namespace riverbones
