#include "tests/core/archive/killed_player.hpp"

#include <QFile>

#include <csignal>

#include "core/archive/record_file.hpp"
#include "core/archive/saves.hpp"
#include "core/match/record_text.hpp"

namespace riverbones::test {

namespace {

using archive::RecordFile;
using Entries = std::vector<Entry<DicePoker>>;

/// What stands in the record from entry `from` on.
std::string text_from(const Match<DicePoker>& match, std::size_t from, LineSealer& sealer) {
    std::string text;
    const Record<DicePoker>& record = match.record();
    for (std::size_t i = from; i < record.entries.size(); ++i) {
        text += entry_text(record.header, record.entries[i], sealer);
    }
    return text;
}

/// A match and the file it is written to.
struct Table {
    Match<DicePoker> match;
    LineSealer sealer;
    RecordFile file;
};

Table begin(const QString& path, std::uint64_t seed, Random house) {
    LineSealer sealer;
    Match<DicePoker> match = *Match<DicePoker>::begin(header_of_killed_match(seed), house);
    RecordFile file = *RecordFile::create(path, header_text(match.record().header, sealer));
    return {std::move(match), sealer, std::move(file)};
}

Table resume(const QString& path, Random house) {
    const auto text = archive::read_record_file(path);
    Reading<DicePoker> reading = read_match<DicePoker>(*text);
    Table table{*std::move(reading.match), reading.sealer, *RecordFile::reopen(path, reading.sound_bytes)};
    const std::size_t known = table.match.record().entries.size();
    table.match.settle(table.match.record().entries.empty() ? first_moment : table.match.record().entries.back().moment,
                       house);
    const std::string owed = text_from(table.match, known, table.sealer);
    if (!owed.empty()) RIVERBONES_CHECK(!table.file.append(owed));
    return table;
}

[[noreturn]] void die_while_writing(const QString& path, const std::string& lines, std::size_t bytes) {
    QFile file(path);
    file.open(QIODevice::Append | QIODevice::Unbuffered);
    file.write(lines.data(), static_cast<qint64>(std::min(bytes, lines.size())));
    std::raise(SIGKILL);
    std::abort();
}

}  // namespace

Header<DicePoker> header_of_killed_match(std::uint64_t seed) {
    auto header = test::header<DicePoker>({.players = static_cast<int>(1 + seed % 4)});
    header.chance.secret[0] = static_cast<std::uint8_t>(seed);
    return header;
}

int play_until_killed(const QStringList& arguments) {
    const QString& path = arguments[0];
    const std::uint64_t seed = arguments[1].toULongLong();
    archive::HouseDraws draws(header_of_killed_match(seed).chance);
    const Random house(draws);
    Table table = QFile::exists(path) ? resume(path, house) : begin(path, seed, house);
    for (int steps = arguments[2].toInt();; --steps) {
        const std::size_t known = table.match.record().entries.size();
        if (!eventful_step(table.match, seed, house)) return 0;
        const std::string lines = text_from(table.match, known, table.sealer);
        if (steps == 0) die_while_writing(path, lines, arguments[3].toULongLong());
        RIVERBONES_CHECK(!table.file.append(lines));
    }
}

}  // namespace riverbones::test
