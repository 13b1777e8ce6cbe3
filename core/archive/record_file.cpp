#include "core/archive/record_file.hpp"

#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

#include "core/archive/saves.hpp"
#include "core/base/check.hpp"

namespace riverbones::archive {

namespace {

/// More than any line of a record needs.
constexpr std::size_t longest_line = 1024;

/// Whether the end of a file looks like the beginning of one line: its writer was stopped in the middle.
bool merely_cut(std::string_view rest) {
    const auto printable = [](char c) { return c >= ' ' && c <= '~'; };
    return rest.size() < longest_line && std::ranges::all_of(rest, printable);
}

bool write_all(QFileDevice& file, const std::string& text) {
    const auto size = static_cast<qint64>(text.size());
    return file.write(text.data(), size) == size && file.flush();
}

bool keep_copy(const QString& path, const std::string& text) {
    QString name = path + ".damaged";
    for (int number = 2; QFileInfo::exists(name); ++number) name = path + ".damaged-" + QString::number(number);
    QSaveFile copy(name);
    return copy.open(QIODevice::WriteOnly) && write_all(copy, text) && copy.commit();
}

}  // namespace

Result<RecordFile> RecordFile::create(const QString& path, const std::string& text) {
    RIVERBONES_CHECK(text.ends_with('\n'));
    if (QFileInfo::exists(path)) return Refusal::file_not_writable;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !write_all(file, text) || !file.commit()) {
        return Refusal::file_not_writable;
    }
    return at_end(path, static_cast<qint64>(text.size()));
}

Result<RecordFile> RecordFile::reopen(const QString& path, std::size_t sound_bytes) {
    RIVERBONES_CHECK(sound_bytes > 0);
    const Result<std::string> text = read_record_file(path);
    if (!text) return text.refusal();
    // The file was read a moment ago; if that part is no longer there, somebody else is changing it.
    if (text->size() < sound_bytes || (*text)[sound_bytes - 1] != '\n') return Refusal::file_not_readable;
    if (!merely_cut(std::string_view(*text).substr(sound_bytes)) && !keep_copy(path, *text)) {
        return Refusal::file_not_writable;
    }
    return at_end(path, static_cast<qint64>(sound_bytes));
}

Result<RecordFile> RecordFile::at_end(const QString& path, qint64 end) {
    auto file = std::make_unique<QFile>(path);
    // Without a buffer each write tells at once whether it worked, and nothing is left to be written later.
    if (!file->open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered)) {
        return Refusal::file_not_writable;
    }
    if (file->size() != end && !file->resize(end)) return Refusal::file_not_writable;
    return RecordFile(std::move(file), end);
}

std::optional<Refusal> RecordFile::append(const std::string& lines) {
    RIVERBONES_CHECK(lines.ends_with('\n'));
    // Longer: what an earlier attempt left and could not take back. Shorter: somebody else has cut the file.
    const qint64 size = file_->size();
    if (size < end_ || (size > end_ && !file_->resize(end_))) return Refusal::file_not_writable;
    if (!file_->seek(end_) || !write_all(*file_, lines)) {
        file_->resize(end_);
        return Refusal::file_not_writable;
    }
    end_ += static_cast<qint64>(lines.size());
    return std::nullopt;
}

}  // namespace riverbones::archive
