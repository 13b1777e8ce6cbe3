#include <QTest>

#include "core/base/check.hpp"
#include "tests/ui/dice_holdem/held_record.hpp"
#include "tests/ui/tour/screens.hpp"
#include "ui/poker_table/poker_table.hpp"

namespace riverbones {

namespace {

const QStringList alone = {"Anna", "bot Otto"};
const QStringList six = {"Anna", "Jānis", "bot Fern", "bot Otto", "Nomvula", "bot Heron"};
const QStringList one_of_six = {"Anna", "bot Otto", "bot Heron", "bot Fern", "bot Bruno", "bot Pike"};
const QStringList ten = {"Anna",      "bot Otto", "bot Heron", "bot Fern", "Maximiliana-Ruth",
                         "bot Bruno", "bot Pike", "bot Olive", "Ελένη",    "bot Reed"};

PokerTable& table(PlayerAtWindow& player) { return *player.window().findChild<PokerTable*>(); }

void resume(PlayerAtWindow& player) {
    player.click("continue");
    const auto opened = [&] {
        const auto* table = player.window().findChild<PokerTable*>();
        return table != nullptr && table->phase() != PokerTable::NoMatch;
    };
    RIVERBONES_CHECK(QTest::qWaitFor(opened, 20000));
}

/// The person who is awaited takes the device and opens the table.
void open(PlayerAtWindow& player) {
    resume(player);
    if (table(player).handOverTo() >= 0) table(player).openTable();
    RIVERBONES_CHECK(QTest::qWaitFor([&] { return table(player).handOverTo() < 0; }, 20000));
}

Screen hand(const QString& name, const QStringList& players, const holdem::Settings& settings, const QStringList& steps,
            quint64 house, const std::function<void(PlayerAtWindow&)>& go = open) {
    return {name, false, {held_record(players, settings, steps, house)}, go};
}

QStringList times(int count, const QString& step) { return QStringList(count, step); }

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

void what_beats_what(PlayerAtWindow& player) {
    open(player);
    player.press(Qt::Key_F1);
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
        hand("hand-over", {"Anna", "Maximiliana-Ruth"}, {}, {"call"}, 5, resume),
        hand("hand-over-six", six, {}, {"raise 60", "call", "fold", "call"}, 5, resume),
        hand("hand-clock", one_of_six, with_clock(), {}, 9),
        hand("hand-capped", alone, fixed(), {"raise 40", "raise 60", "raise 80"}, 11),
        hand("hand-house-rules", alone, with_clock(), {"call"}, 3, house_rules),
        hand("hand-rules-drawer", alone, {}, {"call"}, 3, what_beats_what),
        hand("hand-what-happened", six, {}, {"raise 60", "call", "fold", "call"}, 5, what_happened),
        hand("hand-showdown", alone, {}, QStringList{"call"} + times(7, "check"), 13),
    };
}

}  // namespace riverbones
