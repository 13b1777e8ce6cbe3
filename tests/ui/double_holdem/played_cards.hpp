#pragma once

#include <QObject>
#include <QtQmlIntegration>

#include "tests/ui/poker_table/played_match.hpp"
#include "ui/games/double_holdem/double_holdem_match.hpp"
#include "ui/games/double_holdem/double_holdem_table.hpp"

namespace riverbones {

/// A match of Double Hold'em for a table of a QML test: everybody acts as the test says, in the notation of records.
class PlayedCards : public QObject {
    Q_OBJECT
    QML_ELEMENT

    using Played = test::PlayedMatchOf<DoubleHoldem, index_of>;

public:
    using QObject::QObject;

    /// A new match of these seats: 'p' a person, 'b' a bot. Seconds on the clock, also for the key card; 0: none.
    Q_INVOKABLE void begin(riverbones::DoubleHoldemTable* table, const QString& kinds, int seed, int clock = 0) {
        holdem::Settings settings;
        if (clock > 0) settings.clock = settings.key_clock = static_cast<std::uint8_t>(clock);
        auto match = Played::ofSeats(kinds.toStdString(), settings, static_cast<std::uint64_t>(seed));
        match_ = match.get();
        table->setPace(Pace::Instant);
        table->open({std::move(match), {}}, true);
    }

    /// Whoever is awaited does this.
    Q_INVOKABLE void play(const QString& step) {
        const std::string text = step.toStdString();
        TextScanner scanner(text);
        RIVERBONES_CHECK(!match_->play(Seat{static_cast<std::uint8_t>(awaited())}, holdem::read_action(scanner)));
    }

    /// The seat, or -1.
    Q_INVOKABLE int awaited() const {
        const auto seat = seat_to_act(match_->turn());
        return seat ? seat->index : -1;
    }

private:
    Played* match_ = nullptr;
};

}  // namespace riverbones
