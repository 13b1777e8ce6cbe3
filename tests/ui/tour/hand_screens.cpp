#include <QTest>

#include "core/base/check.hpp"
#include "tests/ui/dice_holdem/held_record.hpp"
#include "tests/ui/tour/screens.hpp"
#include "ui/poker_table/poker_table.hpp"

namespace riverbones {

namespace {

const QStringList alone = {"Anna", "bot Otto"};
const QStringList three_seats = {"Anna", "bot Otto", "Maximiliana-Ruth"};
const QStringList four = {"Anna", "bot Otto", "bot Heron", "Maximiliana-Ruth"};
const QStringList six = {"Anna", "Jānis", "bot Fern", "bot Otto", "Nomvula", "bot Heron"};
const QStringList one_of_six = {"Anna", "bot Otto", "bot Heron", "bot Fern", "bot Bruno", "bot Pike"};
const QStringList ten = {"Anna",      "bot Otto", "bot Heron", "bot Fern", "Maximiliana-Ruth",
                         "bot Bruno", "bot Pike", "bot Olive", "Ελένη",    "bot Reed"};

const QStringList six_people = {"Anna", "Jānis", "Nomvula", "Maximiliana-Ruth", "Ελένη", "Siti"};

PokerTable& table(PlayerAtWindow& player) { return *player.window().findChild<PokerTable*>(); }

void resume_hand(PlayerAtWindow& player) {
    player.click("continue");
    const auto opened = [&] {
        const auto* table = player.window().findChild<PokerTable*>();
        return table != nullptr && table->phase() != PokerTable::NoMatch;
    };
    RIVERBONES_CHECK(QTest::qWaitFor(opened, 20000));
}

/// Bots have done what they had to; the person who is awaited then takes the device and opens the table.
void open(PlayerAtWindow& player) {
    constexpr int patience = 30'000;
    resume_hand(player);
    const auto asks = [&] {
        const PokerTable& now = table(player);
        const bool between = now.phase() == PokerTable::HandEnded || now.phase() == PokerTable::Over;
        return now.atRest() && (between || now.yours() || now.handOverTo() >= 0);
    };
    RIVERBONES_CHECK(QTest::qWaitFor(asks, patience));
    if (table(player).handOverTo() < 0) return;
    table(player).openTable();
    RIVERBONES_CHECK(QTest::qWaitFor([&] { return table(player).yours(); }, patience));
}

Screen hand(const QString& name, const QStringList& players, const holdem::Settings& settings, const QStringList& steps,
            quint64 house, const std::function<void(PlayerAtWindow&)>& go = open) {
    return {name, false, {held_record(players, settings, steps, house)}, go};
}

/// The same of Double Hold'em.
Screen cards(const QString& name, const QStringList& players, const holdem::Settings& settings,
             const QStringList& steps, quint64 house, const std::function<void(PlayerAtWindow&)>& go = open) {
    return {name, false, {held_card_record(players, settings, steps, house)}, go};
}

QStringList times(int count, const QString& step) { return QStringList(count, step); }

/// Two seats lose a part of their chips in two hands. In the third one after the other is all-in, and two bet on.
QStringList side_pots() {
    const QStringList first = QStringList{"raise 500", "call"} + times(4, "fold") + times(6, "check");
    const QStringList second = QStringList{"next", "raise 800", "call"} + times(4, "fold") + times(6, "check");
    const QStringList third = {"next", "raise 1200", "call", "fold", "fold", "raise 1480", "call", "call", "raise 100"};
    return first + second + third;
}

/// Nobody bets, and everybody stays to the end.
QStringList all_stay(int players) { return times(players - 1, "call") + times(1 + 3 * players, "check"); }

holdem::Settings fixed() {
    holdem::Settings settings;
    settings.structure = betting::Structure::fixed_limit;
    return settings;
}

holdem::Settings with_clock() {
    holdem::Settings settings;
    settings.clock = 20;
    return settings;
}

void house_rules(PlayerAtWindow& player) {
    open(player);
    player.press(Qt::Key_F10);
    player.click("menuHouseRules");
}

/// Six seats that have called before the flop, and two through the turn and to the showdown.
QStringList to_the_flop() { return times(5, "call") + QStringList{"check"}; }
QStringList to_the_turn() { return {"call", "check", "key 1", "check", "key 2", "check"}; }
QStringList all_keep(int players) {
    QStringList steps = times(players - 1, "call") + QStringList{"check"};
    for (int seat = 0; seat < players; ++seat) steps += {"key " + QString::number(seat % 3 + 1), "check"};
    return steps + times(2 * players, "check");
}
QStringList to_the_showdown() { return to_the_turn() + times(4, "check"); }

void look_at_a_card(PlayerAtWindow& player) {
    open(player);
    player.press(Qt::Key_1);
}

void key_trainer(PlayerAtWindow& player) {
    open(player);
    player.click("lessonButton");
    RIVERBONES_CHECK(QTest::qWaitFor([&] { return player.sees("trained2"); }, 60000));
}

void what_beats_what(PlayerAtWindow& player) {
    open(player);
    player.press(Qt::Key_F1);
}

void people_between_hands(PlayerAtWindow& player) {
    open(player);
    player.press(Qt::Key_F10);
    player.click("menuSeats");
    player.item("closeButton");
}

void what_happened(PlayerAtWindow& player) {
    open(player);
    player.press(Qt::Key_L);
}

}  // namespace

std::vector<Screen> screens_of_hands() {
    return {
        hand("hand-two", alone, {}, {"call"}, 3),
        hand("hand-six", six, {}, {"raise 60", "call", "fold", "call"}, 5),
        hand("hand-ten", ten, {}, {"raise 60", "call", "fold", "call", "fold"}, 7),
        hand("hand-over", {"Anna", "Maximiliana-Ruth"}, {}, {"call"}, 5, resume_hand),
        hand("hand-over-six", six, {}, {"raise 60", "call", "fold", "call"}, 5, resume_hand),
        hand("hand-clock", one_of_six, with_clock(), {}, 9),
        hand("hand-capped", alone, fixed(), {"raise 40", "raise 60", "raise 80"}, 11),
        hand("hand-house-rules", alone, with_clock(), {"call"}, 3, house_rules),
        hand("hand-rules-drawer", alone, {}, {"call"}, 3, what_beats_what),
        hand("hand-seats", {"Anna", "Maximiliana-Ruth", "bot Otto"}, {}, {"raise 1000", "call", "fold", "fold"}, 5,
             people_between_hands),
        hand("hand-what-happened", six, {}, {"raise 60", "call", "fold", "call"}, 5, what_happened),
        hand("hand-folded", six_people, {}, times(5, "fold"), 5),
        hand("hand-side-pots", six_people, {}, side_pots(), 8),
        hand("hand-showdown", alone, {}, all_stay(2), 13),
        hand("hand-showdown-three", three_seats, {}, all_stay(3), 5),
        hand("hand-showdown-four", four, {}, all_stay(4), 5),
        hand("hand-showdown-six", one_of_six, {}, all_stay(6), 5),
        hand("hand-showdown-ten", ten, {}, all_stay(10), 7),
        cards("cards-two", alone, {}, {"call"}, 3),
        cards("cards-ten", ten, {}, {"raise 60", "call", "fold", "call", "fold"}, 7),
        cards("cards-over", {"Anna", "Maximiliana-Ruth"}, {}, {"call"}, 5, resume_hand),
        cards("cards-key", one_of_six, {}, to_the_flop(), 9),
        cards("cards-key-looked", one_of_six, {}, to_the_flop(), 9, look_at_a_card),
        cards("cards-turn", alone, {}, to_the_turn(), 3),
        cards("cards-rules-drawer", alone, {}, to_the_turn(), 3, what_beats_what),
        cards("cards-showdown", alone, {}, to_the_showdown(), 13),
        cards("cards-showdown-three", three_seats, {}, all_keep(3), 5),
        cards("cards-showdown-six", one_of_six, {}, all_keep(6), 5),
        cards("cards-showdown-ten", ten, {}, all_keep(10), 7),
        cards("cards-trainer", alone, {}, to_the_showdown(), 13, key_trainer),
    };
}

}  // namespace riverbones
