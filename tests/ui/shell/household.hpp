#pragma once

#include <QObject>
#include <QTemporaryDir>
#include <QtQmlIntegration>

#include <memory>

#include "tests/ui/silent_loudspeaker.hpp"
#include "ui/play/preferences.hpp"
#include "ui/play/sounds.hpp"
#include "ui/play/storage.hpp"
#include "ui/shell/languages.hpp"

namespace riverbones {

/// A profile in a folder of its own, for a test to fill: everything the shell is given by the program.
class Household : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(riverbones::Storage* storage READ storage NOTIFY renewed FINAL)
    Q_PROPERTY(riverbones::Preferences* preferences READ preferences NOTIFY renewed FINAL)
    Q_PROPERTY(riverbones::Sounds* sounds READ sounds NOTIFY renewed FINAL)
    Q_PROPERTY(riverbones::Languages* languages READ languages NOTIFY renewed FINAL)

public:
    using QObject::QObject;

    Storage* storage() const { return storage_.get(); }
    Preferences* preferences() const { return preferences_.get(); }
    Sounds* sounds() const { return sounds_.get(); }
    Languages* languages() const { return languages_.get(); }

    /// Begins a new household with nothing in it.
    Q_INVOKABLE void renew();

    /// A match under way whose first line is sound; `name` is the name of its file without the ending.
    Q_INVOKABLE void addSave(const QString& game, const QString& name, int minutes_ago);
    /// A file that is no match at all.
    Q_INVOKABLE void addRubbish(const QString& name, int minutes_ago);

signals:
    void renewed();

private:
    void write(const QString& name, const QByteArray& text, int minutes_ago);

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<Storage> storage_;
    std::unique_ptr<Preferences> preferences_;
    test::SilentLoudspeaker loudspeaker_;
    std::unique_ptr<Sounds> sounds_;
    std::unique_ptr<Languages> languages_;
};

}  // namespace riverbones
