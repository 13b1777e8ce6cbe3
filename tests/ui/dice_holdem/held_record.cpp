#include "tests/ui/dice_holdem/held_record.hpp"

#include "core/base/check.hpp"
#include "core/games/dice_holdem/dice_holdem.hpp"
#include "core/games/double_holdem/double_holdem.hpp"
#include "core/match/record_text.hpp"
#include "tests/support/named_house.hpp"
#include "tests/support/stacked_deck.hpp"

namespace riverbones {

namespace {

constexpr Moment began{1'764'450'000'000};

Player player(QString name, std::size_t seat) {
    const std::string number = std::to_string(seat % 6 + 1);
    if (!name.startsWith("bot ")) return {PlayerKind::person, BotLevel::steady, name.toStdString(), "person-" + number};
    const std::array pictures = {"bot-otter", "bot-heron", "bot-frog", "bot-beaver", "bot-owl", "bot-pike"};
    return {PlayerKind::bot, static_cast<BotLevel>(seat % 3), name.remove(0, 4).toStdString(),
            pictures[seat % pictures.size()]};
}

/// Two houses: one throws the hidden dice, the other all else.
class TwoHouses {
public:
    TwoHouses(quint64 open, quint64 hidden) : open_(open), hidden_(hidden) {}

    std::uint32_t draw(const DrawName& name, std::uint32_t sides) const {
        const auto* die = std::get_if<DieDraw>(&name);
        return die && die->seat ? hidden_.draw(name, sides) : open_.draw(name, sides);
    }

private:
    test::NamedHouse open_;
    test::NamedHouse hidden_;
};

holdem::Action action(const QString& step) {
    const std::string text = step.toStdString();
    TextScanner scanner(text);
    const holdem::Action action = holdem::read_action(scanner);
    RIVERBONES_CHECK(scanner.finished());
    return action;
}

template <Game G>
QByteArray record_of(const QStringList& players, const holdem::Settings& settings, const QStringList& steps,
                     Random random, bool left) {
    Header<G> header{began, settings, {}, {}};
    header.settings.players = static_cast<int>(players.size());
    for (const QString& name : players) header.players.push_back(player(name, header.players.size()));
    auto match = *Match<G>::begin(header, random);
    Moment now = began;
    for (const QString& step : steps) {
        now.milliseconds += 1000;
        const Seat seat = seat_to_act(match.turn()).value_or(Seat{});
        const auto happened = match.play(seat, action(step), now, random);
        RIVERBONES_CHECK(happened);
    }
    if (left) match.leave(now);
    return QByteArray::fromStdString(to_text(match.record()));
}

}  // namespace

QByteArray held_record(const QStringList& players, const holdem::Settings& settings, const QStringList& steps,
                       quint64 house, bool left, std::optional<quint64> hidden) {
    TwoHouses dice(house, hidden.value_or(house));
    return record_of<DiceHoldem>(players, settings, steps, Random(dice), left);
}

QByteArray held_card_record(const QStringList& players, const holdem::Settings& settings, const QStringList& steps,
                            quint64 house, bool left, std::optional<quint64> hidden) {
    constexpr int own_cards = 3;
    test::StackedDeck deck(house, own_cards * static_cast<int>(players.size()));
    if (hidden && *hidden != house) deck.changeHidden(*hidden);
    return record_of<DoubleHoldem>(players, settings, steps, deck.random(), left);
}

}  // namespace riverbones
