#pragma once

#include <QDir>

#include "core/archive/saves.hpp"
#include "core/base/check.hpp"
#include "core/match/record_text.hpp"

namespace riverbones {

/// The one match in this folder, as its record tells it.
template <Game G>
Match<G> match_on_disk(const QString& folder) {
    const QStringList files = QDir(folder).entryList({"*.match"}, QDir::Files);
    RIVERBONES_CHECK(files.size() == 1);
    const auto text = archive::read_record_file(folder + '/' + files.first());
    RIVERBONES_CHECK(text);
    const Reading<G> reading = read_match<G>(*text);
    RIVERBONES_CHECK(reading.match && !reading.damage);
    return *reading.match;
}

}  // namespace riverbones
