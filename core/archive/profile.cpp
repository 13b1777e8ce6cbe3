#include "core/archive/profile.hpp"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace riverbones::archive {

Result<std::unique_ptr<Profile>> Profile::open(const QString& folder) {
    if (folder.isEmpty()) return Refusal::folder_not_usable;
    const QDir place(QDir(folder).absolutePath());
    if (!place.mkpath("saves") || !place.mkpath("played")) return Refusal::folder_not_usable;
    auto lock = std::make_unique<QLockFile>(place.filePath("lock"));
    // Age says nothing about a match that is left open over night; only the end of its program makes a lock stale.
    lock->setStaleLockTime(0);
    if (!lock->tryLock(0)) {
        const bool held = lock->error() == QLockFile::LockFailedError && !QFileInfo(place, "lock").isDir();
        return held ? Refusal::profile_in_use : Refusal::folder_not_usable;
    }
    return std::unique_ptr<Profile>(new Profile(place.path(), std::move(lock)));
}

QString Profile::default_folder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

}  // namespace riverbones::archive
