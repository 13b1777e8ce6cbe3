#include "core/archive/profile.hpp"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QSysInfo>

namespace riverbones::archive {

namespace {

/// Takes the lock, also over from a program that crashed. A lock file that names another computer may be this one's
/// under an older name, which QLockFile cannot tell; the file itself can: a living holder keeps it locked.
bool take(QLockFile& lock) {
    if (lock.tryLock(0)) return true;
    qint64 process = 0;
    QString computer;
    QString program;
    const bool renamed = lock.error() == QLockFile::LockFailedError &&
                         lock.getLockInfo(&process, &computer, &program) && computer != QSysInfo::machineHostName();
    return renamed && lock.removeStaleLockFile() && lock.tryLock(0);
}

}  // namespace

Result<std::unique_ptr<Profile>> Profile::open(const QString& folder) {
    if (folder.isEmpty()) return Refusal::folder_not_usable;
    const QDir place(QDir(folder).absolutePath());
    if (!place.mkpath("saves") || !place.mkpath("played")) return Refusal::folder_not_usable;
    auto lock = std::make_unique<QLockFile>(place.filePath("lock"));
    // Age says nothing about a match that is left open over night; only the end of its program makes a lock stale.
    lock->setStaleLockTime(0);
    if (!take(*lock)) {
        const bool held = lock->error() == QLockFile::LockFailedError && !QFileInfo(place, "lock").isDir();
        return held ? Refusal::profile_in_use : Refusal::folder_not_usable;
    }
    return std::unique_ptr<Profile>(new Profile(place.path(), std::move(lock)));
}

QString Profile::default_folder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

}  // namespace riverbones::archive
