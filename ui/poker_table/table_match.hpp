#pragma once

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/holdem/choices.hpp"
#include "ui/play/kept_match.hpp"
#include "ui/play/pace.hpp"
#include "ui/poker_table/table_event.hpp"

namespace riverbones {

/// A match of some hold'em game as its table sees it: without the type of the pieces.
class TableMatch {
public:
    struct Listener {
        std::function<void(const std::vector<TableEvent>&)> happened;
        std::function<void(Refusal)> not_saved;
    };

    TableMatch() = default;
    TableMatch(const TableMatch&) = delete;
    TableMatch& operator=(const TableMatch&) = delete;
    virtual ~TableMatch() = default;

    /// Bots begin to play from here on.
    virtual void start(Listener listener) = 0;

    /// Who sat down at the beginning, and who plays the seat now.
    virtual const std::vector<Player>& players() const = 0;
    virtual Player player(Seat seat) const = 0;
    bool isPerson(Seat seat) const { return player(seat).kind == PlayerKind::person; }

    virtual Turn turn() const = 0;
    /// What lies open.
    virtual TableView view() const = 0;
    /// The hidden pieces of a seat, for that seat's eyes only; empty if it has none.
    virtual Pieces own(Seat seat) const = 0;
    /// Which of them is the key, for the same eyes only; -1 if there is none.
    virtual int key(Seat seat) const = 0;
    virtual holdem::Choices choices(Seat seat) const = 0;
    virtual std::optional<Deadline<holdem::Action>> deadline() const = 0;
    virtual std::optional<Refusal> play(Seat seat, const holdem::Action& action) = 0;

    /// Tells what happened so far, each with the table after the step that made it happen.
    using Teller = std::function<void(const TableEvent&, const holdem::Table&)>;
    virtual void recall(const Teller& tell) const = 0;

    virtual void setPace(Pace::Speed pace) = 0;
    /// Bots wait while the screen shows something.
    virtual void hold() = 0;
    virtual void release() = 0;
    /// The bot that thinks now acts at once.
    virtual void hurry() = 0;

    /// The table is left properly.
    virtual void leave() = 0;
    virtual QString path() const = 0;
};

/// A match that was opened, or why it could not be.
struct OpenedMatch {
    std::unique_ptr<TableMatch> match;
    std::optional<Damage> damage;  ///< with a match: it goes on from before this line
    bool hand_cancelled = false;   ///< the hand that ran when the match was cut off
};

}  // namespace riverbones
