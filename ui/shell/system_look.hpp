#pragma once

#include <QObject>
#include <QVariant>
#include <QtQmlIntegration>
#if !defined(Q_OS_WIN) && !defined(Q_OS_MACOS)
#include <QDBusVariant>
#endif

namespace riverbones {

/// What the desktop around us wishes for. Asked for at the start and followed while the program runs where the desktop
/// tells of changes (the settings portal of Linux desktops); read once from the system's own settings on Windows and
/// macOS. A desktop that says nothing gets the dark theme and full motion.
class SystemLook : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool dark READ dark NOTIFY changed FINAL)
    Q_PROPERTY(bool lessMotion READ lessMotion NOTIFY changed FINAL)

public:
    explicit SystemLook(QObject* parent = nullptr);

    bool dark() const { return dark_; }
    bool lessMotion() const { return less_motion_; }

    /// One answer of the portal, by its names for things. Others than ours are passed over.
    void take(const QString& group, const QString& key, const QVariant& value);

signals:
    void changed();

#if !defined(Q_OS_WIN) && !defined(Q_OS_MACOS)
private slots:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask(const QString& group, const QString& key);
    void listen();
#endif

private:
    bool dark_ = true;
    bool less_motion_ = false;
};

}  // namespace riverbones
