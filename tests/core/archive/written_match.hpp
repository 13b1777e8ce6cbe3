#pragma once

#include <QString>

#include <optional>
#include <string>
#include <utility>

#include "core/archive/record_file.hpp"
#include "core/archive/saves.hpp"
#include "core/match/record_text.hpp"

namespace riverbones::test {

/// A match whose steps are written to a file when they have been taken, as the program does it.
template <Game G>
class WrittenMatch {
public:
    static WrittenMatch begin(const QString& path, Header<G> header, Random house) {
        Match<G> match = *Match<G>::begin(std::move(header), house);
        LineSealer sealer;
        archive::RecordFile file = *archive::RecordFile::create(path, header_text(match.record().header, sealer));
        return {std::move(match), sealer, std::move(file), 0};
    }

    /// Goes on with what makes sense of the file; what the house owed is written at once.
    static WrittenMatch resume(const QString& path, Random house) {
        const auto text = archive::read_record_file(path);
        Reading<G> reading = read_match<G>(*text);
        archive::RecordFile file = *archive::RecordFile::reopen(path, reading.sound_bytes);
        const auto& entries = reading.match->record().entries;
        WrittenMatch resumed{*reading.match, reading.sealer, std::move(file), entries.size()};
        resumed.match.settle(entries.empty() ? resumed.match.record().header.began : entries.back().moment, house);
        resumed.write(resumed.new_lines());
        return resumed;
    }

    /// What stands in the record and not in the file yet; from now on it counts as written.
    std::string new_lines() {
        std::string text;
        const Record<G>& record = match.record();
        for (; written_ < record.entries.size(); ++written_) {
            text += entry_text(record.header, record.entries[written_], sealer_);
        }
        return text;
    }
    void write(const std::string& lines) {
        if (!lines.empty()) RIVERBONES_CHECK(!file_.append(lines));
    }

    Match<G> match;

private:
    WrittenMatch(Match<G> of, LineSealer sealer, archive::RecordFile file, std::size_t written)
        : match(std::move(of)), sealer_(sealer), file_(std::move(file)), written_(written) {}

    LineSealer sealer_;
    archive::RecordFile file_;
    std::size_t written_;  ///< so many entries
};

}  // namespace riverbones::test
