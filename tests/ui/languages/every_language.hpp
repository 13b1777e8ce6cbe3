#pragma once

#include <QObject>
#include <QStringList>
#include <QtQmlIntegration>

#include <memory>

#include "ui/shell/languages.hpp"

namespace riverbones {

/// The program's own languages with their real texts. Starts with English.
class EveryLanguage : public QObject, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT
    Q_PROPERTY(QStringList codes READ codes NOTIFY ready FINAL)

public:
    using QObject::QObject;

    QStringList codes() const { return languages_ ? languages_->codes() : QStringList(); }

    Q_INVOKABLE void choose(const QString& code) { languages_->choose(code); }

    void classBegin() override;
    void componentComplete() override {}

signals:
    void ready();

private:
    std::unique_ptr<Languages> languages_;
};

}  // namespace riverbones
