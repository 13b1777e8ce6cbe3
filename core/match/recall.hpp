#pragma once

#include <variant>

#include "core/match/match.hpp"

namespace riverbones {

/// Something that happened in a match: an event, or that a seat took its last action back.
template <Game G>
using Happening = std::variant<typename G::Event, TakenBack>;

/// Goes through a record of a match once more and tells what `viewer` learned, in order: tell(happening, view), where
/// the view is that of the moment after the step that made it happen.
template <Game G, class Teller>
void recall(const Record<G>& record, Viewer viewer, const Teller& tell) {
    Match<G> match = *Match<G>::from(record.header);
    for (const Entry<G>& entry : record.entries) {
        typename Match<G>::Events events;
        RIVERBONES_CHECK(!match.take(entry, events));
        if (const auto* back = std::get_if<TakenBack>(&entry.what)) tell(Happening<G>(*back), match.view(viewer));
        for (const auto& event : events) {
            if (const auto seen = G::seen(event, viewer)) tell(Happening<G>(*seen), match.view(viewer));
        }
    }
}

}  // namespace riverbones
