#pragma once

#include <QFile>
#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "core/base/refusal.hpp"
#include "core/base/result.hpp"

namespace riverbones::archive {

/// The file to which the record of a match under way is written, line by line. After every call the file ends with a
/// whole line, and what was appended is with the operating system: it survives the end of this program.
class RecordFile {
public:
    /// A new file with this text, which is there completely or not at all. Refuses if there is a file of that name.
    static Result<RecordFile> create(const QString& path, const std::string& text);

    /// Goes on with a file whose first `sound_bytes` bytes, at least one line, were read without damage. A last line
    /// that was merely cut off is dropped. Before anything more is dropped, the whole file is copied to
    /// "<path>.damaged", or to "<path>.damaged-2" and so on: such copies are never overwritten and never deleted.
    static Result<RecordFile> reopen(const QString& path, std::size_t sound_bytes);

    QString path() const { return file_->fileName(); }

    /// Adds whole lines. When it refuses, the file ends where it did before; the same lines may be tried again later.
    std::optional<Refusal> append(const std::string& lines);

private:
    RecordFile(std::unique_ptr<QFile> file, qint64 end) : file_(std::move(file)), end_(end) {}

    static Result<RecordFile> at_end(const QString& path, qint64 end);

    std::unique_ptr<QFile> file_;
    qint64 end_ = 0;  ///< length of the part that is whole lines
};

}  // namespace riverbones::archive
