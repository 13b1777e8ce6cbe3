#include <QAccessible>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest>

#include "ui/kit/icon_provider.hpp"
#include "ui/theme/fonts.hpp"

Q_IMPORT_QML_PLUGIN(Riverbones_ThemePlugin)
Q_IMPORT_QML_PLUGIN(Riverbones_KitPlugin)

// What a screen reader sees of an item and can do with it.
class Reader : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    Q_INVOKABLE QString name(QObject* item) const { return heard(item, QAccessible::Name); }
    Q_INVOKABLE QString description(QObject* item) const { return heard(item, QAccessible::Description); }
    Q_INVOKABLE int role(QObject* item) const {
        const QAccessibleInterface* seen = look_at(item);
        return seen ? seen->role() : -1;
    }
    Q_INVOKABLE bool checked(QObject* item) const {
        const QAccessibleInterface* seen = look_at(item);
        return seen && seen->state().checked;
    }
    Q_INVOKABLE bool act(QObject* item, const QString& action) const {
        QAccessibleInterface* seen = look_at(item);
        if (!seen || !seen->actionInterface() || !seen->actionInterface()->actionNames().contains(action)) return false;
        seen->actionInterface()->doAction(action);
        return true;
    }

private:
    // Controls fill in what a reader hears only when one is there, and without a real one nobody tells them so.
    static QAccessibleInterface* look_at(QObject* item) {
        QAccessible::setActive(true);
        return QAccessible::queryAccessibleInterface(item);
    }
    static QString heard(QObject* item, QAccessible::Text what) {
        const QAccessibleInterface* seen = look_at(item);
        return seen ? seen->text(what) : QString();
    }
};

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() {
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        riverbones::load_fonts();
    }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        riverbones::add_icons(*engine);
        qmlRegisterSingletonInstance("KitTests", 1, 0, "Reader", &reader_);
    }

private:
    Reader reader_;
};

QUICK_TEST_MAIN_WITH_SETUP(kit_tests, Setup)
#include "main.moc"
