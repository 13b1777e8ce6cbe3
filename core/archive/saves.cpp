#include "core/archive/saves.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

#include "core/match/record_lines.hpp"

namespace riverbones::archive {

namespace {

/// More than any first line needs.
constexpr qint64 first_line_limit = 4096;

QString name_with_number(const QString& stem, int number) {
    return stem + (number == 1 ? QString() : '-' + QString::number(number)) + ".match";
}

/// Opens nothing but files: a pipe or a device could keep the reader waiting for ever.
bool open_to_read(QFile& file) { return QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly); }

SavedMatch look_at(const QFileInfo& info) {
    SavedMatch match{info.absoluteFilePath(), info.lastModified().toUTC(), {}, std::nullopt};
    QFile file(match.path);
    if (info.size() > longest_record) {
        match.trouble = Refusal::file_too_large;
    } else if (!open_to_read(file)) {
        match.trouble = Refusal::file_not_readable;
    } else {
        const Result<std::string> game = game_of_record(file.read(first_line_limit).toStdString());
        if (game) {
            match.game = *game;
        } else {
            match.trouble = game.refusal();
        }
    }
    return match;
}

}  // namespace

QList<SavedMatch> saved_matches(const Profile& profile) {
    QList<SavedMatch> matches;
    const QDir folder(profile.saves_folder(), "*.match", QDir::NoSort, QDir::Files | QDir::NoSymLinks);
    for (const QFileInfo& info : folder.entryInfoList()) matches += look_at(info);
    std::ranges::sort(matches, [](const SavedMatch& a, const SavedMatch& b) {
        return a.changed != b.changed ? a.changed > b.changed : a.path > b.path;
    });
    return matches;
}

QString new_save_path(const Profile& profile, std::string_view game, const QDateTime& now) {
    const QString stem =
        QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())) + now.toUTC().toString("-yyyyMMdd-HHmmss");
    for (int number = 1;; ++number) {
        const QString name = name_with_number(stem, number);
        QString path = QDir(profile.saves_folder()).filePath(name);
        if (!QFileInfo::exists(path) && !QFileInfo::exists(QDir(profile.played_folder()).filePath(name))) return path;
    }
}

Result<std::string> read_record_file(const QString& path) {
    QFile file(path);
    if (!open_to_read(file)) return Refusal::file_not_readable;
    const QByteArray text = file.read(longest_record + 1);
    if (text.size() > longest_record) return Refusal::file_too_large;
    if (file.error() != QFileDevice::NoError) return Refusal::file_not_readable;
    return text.toStdString();
}

std::optional<Refusal> put_away(const Profile& profile, const QString& path) {
    const QFileInfo info(path);
    if (!info.isFile() || info.isSymLink()) return Refusal::file_not_readable;
    const QDir played(profile.played_folder());
    for (int number = 1;; ++number) {
        const QString target = played.filePath(name_with_number(info.completeBaseName(), number));
        if (QFile::rename(path, target)) return std::nullopt;
        // rename() never replaces a file: if there is one in the way, the next number may be free.
        if (!QFileInfo::exists(target)) return Refusal::file_not_writable;
    }
}

}  // namespace riverbones::archive
