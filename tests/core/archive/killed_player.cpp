#include "tests/core/archive/killed_player.hpp"

#include <QFile>

#include <csignal>

#include "core/archive/chance.hpp"
#include "tests/core/archive/written_match.hpp"

namespace riverbones::test {

namespace {

[[noreturn]] void die_while_writing(const QString& path, const std::string& lines, std::size_t bytes) {
    QFile file(path);
    file.open(QIODevice::Append | QIODevice::Unbuffered);
    file.write(lines.data(), static_cast<qint64>(std::min(bytes, lines.size())));
    std::raise(SIGKILL);
    std::abort();
}

template <Game G>
int play(const QString& path, std::uint64_t seed, int steps, std::size_t bytes) {
    const auto header = header_of_killed_match<G>(seed);
    archive::HouseDraws draws(header.chance);
    const Random house(draws);
    auto table =
        QFile::exists(path) ? WrittenMatch<G>::resume(path, house) : WrittenMatch<G>::begin(path, header, house);
    for (;; --steps) {
        if (!eventful_step(table.match, seed, house)) return 0;
        const std::string lines = table.new_lines();
        if (steps == 0) die_while_writing(path, lines, bytes);
        table.write(lines);
    }
}

/// Dice Hold'em with a bug that makes a chip out of nothing.
struct LeakyDiceHoldem : DiceHoldem {
    static inline bool leaks = false;

    static void apply(State& state, Seat seat, const Action& action, std::vector<Event>& events) {
        if (leaks && holdem::hand_runs(state.table)) state.table.hand.places[seat.index].stack += Chips{1};
        if (leaks) state.table.seats[seat.index].stack += Chips{1};
        DiceHoldem::apply(state, seat, action, events);
    }
    static void apply(State& state, const HouseAct& act, std::vector<Event>& events) {
        DiceHoldem::apply(state, act, events);
    }
};

}  // namespace

int play_until_killed(const QStringList& arguments) {
    const bool dice_poker = arguments[0].toStdString() == DicePoker::id;
    return (dice_poker ? play<DicePoker> : play<DiceHoldem>)(arguments[1], arguments[2].toULongLong(),
                                                             arguments[3].toInt(), arguments[4].toULongLong());
}

int play_until_a_chip_too_many(const QStringList& arguments) {
    const std::uint64_t seed = arguments[1].toULongLong();
    const auto fair = header_of_killed_match<DiceHoldem>(seed);
    archive::HouseDraws draws(fair.chance);
    const Random house(draws);
    const Header<LeakyDiceHoldem> header{fair.began, fair.settings, fair.players, fair.chance};
    auto table = WrittenMatch<LeakyDiceHoldem>::begin(arguments[0], header, house);
    for (int steps = arguments[2].toInt();; --steps) {
        LeakyDiceHoldem::leaks = steps == 0;
        if (!eventful_step(table.match, seed, house) || steps == 0) return 0;
        table.write(table.new_lines());
    }
}

}  // namespace riverbones::test
