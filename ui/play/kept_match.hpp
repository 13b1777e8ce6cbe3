#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/archive/chance.hpp"
#include "core/archive/record_file.hpp"
#include "core/archive/saves.hpp"
#include "core/match/record_text.hpp"

namespace riverbones {

/// A match and the file in which its record is kept.
template <Game G>
struct KeptMatch {
    Match<G> match;
    archive::RecordFile file;
    LineSealer sealer;        ///< goes on after what stands in the file
    std::size_t written = 0;  ///< entries of the match that stand there
};

/// A new match with chance of its own; its record is begun among the matches under way.
template <Game G>
Result<KeptMatch<G>> begin_match(const archive::Profile& profile, const typename G::Settings& settings,
                                 const std::vector<Player>& players) {
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const Header<G> header{Moment{now.toMSecsSinceEpoch()}, settings, players, {archive::fresh_secret(), {}}};
    archive::HouseDraws house(header.chance);
    Result<Match<G>> match = Match<G>::begin(header, Random(house));
    if (!match) return match.refusal();
    LineSealer sealer;
    const QString path = archive::new_save_path(profile, G::id, now);
    Result<archive::RecordFile> file = archive::RecordFile::create(path, header_text(header, sealer));
    if (!file) return file.refusal();
    return KeptMatch<G>{*std::move(match), *std::move(file), sealer, 0};
}

/// A match read from a file: either what could be read of it, or why the file could not even be opened.
template <Game G>
struct LoadedMatch {
    QString path;
    Reading<G> reading;
    std::optional<Damage> damage;  ///< line 0: the file as a whole
    /// The damage is only a last line that was being written when the program stopped.
    bool only_cut = false;
};

/// Reads the file; takes as long as the disk takes, so it is called in a worker.
template <Game G>
LoadedMatch<G> load_match(const QString& path) {
    LoadedMatch<G> loaded;
    loaded.path = path;
    const Result<std::string> text = archive::read_record_file(path);
    if (!text) {
        loaded.damage = Damage{0, text.refusal()};
        return loaded;
    }
    loaded.reading = read_match<G>(*text);
    loaded.damage = loaded.reading.damage;
    loaded.only_cut = text->find('\n', loaded.reading.sound_bytes) == std::string::npos;
    return loaded;
}

/// Goes on with what was read, after the house has done what it owed when the match was cut off. The damage says why
/// that is not possible: nothing could be read, or (line 0) the file cannot be written.
template <Game G>
std::optional<Damage> reopen(const LoadedMatch<G>& loaded, std::optional<KeptMatch<G>>& kept) {
    if (!loaded.reading.match) return loaded.damage;
    Result<archive::RecordFile> file = archive::RecordFile::reopen(loaded.path, loaded.reading.sound_bytes);
    if (!file) return Damage{0, file.refusal()};
    kept = KeptMatch<G>{*loaded.reading.match, *std::move(file), loaded.reading.sealer, 0};
    kept->written = kept->match.record().entries.size();
    archive::HouseDraws house(kept->match.record().header.chance);
    kept->match.settle(Moment{QDateTime::currentMSecsSinceEpoch()}, Random(house));
    return std::nullopt;
}

}  // namespace riverbones
