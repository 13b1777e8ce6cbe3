#pragma once

#include <QObject>
#include <QTemporaryDir>
#include <QtQmlIntegration>

#include <memory>

#include "tests/ui/silent_loudspeaker.hpp"
#include "ui/play/preferences.hpp"
#include "ui/play/sounds.hpp"
#include "ui/play/storage.hpp"

namespace riverbones {

/// The record of a match in which the dice fell as a test says; see RiggedMatch::save.
QByteArray rigged_record(const QStringList& players, const QStringList& steps, const QString& house_rules = {});

/// Writes saved matches in which the dice fell as a test says, into a profile of its own.
class RiggedMatch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(riverbones::Storage* storage READ storage NOTIFY renewed FINAL)
    Q_PROPERTY(riverbones::Preferences* preferences READ preferences NOTIFY renewed FINAL)
    Q_PROPERTY(riverbones::Sounds* sounds READ sounds NOTIFY renewed FINAL)

public:
    explicit RiggedMatch(QObject* parent = nullptr);

    Storage* storage() const { return storage_.get(); }
    Preferences* preferences() const { return preferences_.get(); }
    Sounds* sounds() const { return sounds_.get(); }

    /// An empty profile.
    Q_INVOKABLE void renew();

    /// A match of these players ("Anna", or "bot Otto") under these house rules, in the notation of records; empty for
    /// the defaults. Each step is one of "roll 44426", "roll xxx-- 15" (keep three, the others fall so) and "write 3"
    /// (the number of the line), and is the step of whoever has the turn. The path of the file.
    Q_INVOKABLE QString save(const QStringList& players, const QStringList& steps, const QString& house_rules = {});

signals:
    void renewed();

private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<Storage> storage_;
    std::unique_ptr<Preferences> preferences_;
    test::SilentLoudspeaker loudspeaker_;
    std::unique_ptr<Sounds> sounds_;
    int count_ = 0;
};

}  // namespace riverbones
