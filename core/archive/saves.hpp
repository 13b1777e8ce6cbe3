#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>
#include <string>
#include <string_view>

#include "core/archive/profile.hpp"
#include "core/base/refusal.hpp"
#include "core/base/result.hpp"

namespace riverbones::archive {

/// A record longer than this is not read. The longest match that anybody could play by hand is a tenth of it.
inline constexpr qint64 longest_record = qint64{16} * 1024 * 1024;

/// A match under way, as the first screen lists it.
struct SavedMatch {
    QString path;
    QDateTime changed;               ///< UTC
    std::string game;                ///< id of the game; empty if the file does not say
    std::optional<Refusal> trouble;  ///< why the first line cannot be used; further lines have not been looked at
};

/// The files *.match in the folder of matches under way, newest first. Symbolic links and everything else is left out.
QList<SavedMatch> saved_matches(const Profile& profile);

/// A name for the record of a new match that no match under way or finished has, for example
/// ".../saves/dice_poker-20260314-153000.match" (UTC).
QString new_save_path(const Profile& profile, std::string_view game, const QDateTime& now);

/// The whole text of a record. Refuses with file_not_readable or file_too_large.
Result<std::string> read_record_file(const QString& path);

/// Moves a finished match to the others of its kind, under another number if there is one of that name. Nobody may have
/// the file open: some systems do not move such files.
std::optional<Refusal> put_away(const Profile& profile, const QString& path);

}  // namespace riverbones::archive
