#pragma once

#include <QLockFile>
#include <QString>

#include <memory>

#include "core/base/result.hpp"

namespace riverbones::archive {

/// A folder in which one household keeps its matches. As long as the object lives nobody else can open the same folder.
///
///   lock       held while a program uses the profile; one left behind by a crash is taken over
///   saves/     matches under way, one record a file
///   played/    finished matches
class Profile {
public:
    /// Creates what is missing. Refuses with profile_in_use or folder_not_usable.
    static Result<std::unique_ptr<Profile>> open(const QString& folder);

    /// Where profiles live unless somebody says otherwise: the data folder of this user and application.
    static QString default_folder();

    /// Absolute, without a slash at the end; so are the folders in it.
    QString folder() const { return folder_; }
    QString saves_folder() const { return folder_ + "/saves"; }
    QString played_folder() const { return folder_ + "/played"; }

private:
    Profile(QString folder, std::unique_ptr<QLockFile> lock) : folder_(std::move(folder)), lock_(std::move(lock)) {}

    QString folder_;
    std::unique_ptr<QLockFile> lock_;  ///< lets go when it is destroyed
};

}  // namespace riverbones::archive
