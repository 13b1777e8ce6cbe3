#include "tests/ui/tour/screens.hpp"

#include <QDir>
#include <QFile>
#include <QTest>

#include "core/base/check.hpp"
#include "tests/ui/dice_poker/rigged_match.hpp"

namespace riverbones {

namespace {

const QStringList two = {"Anna", "Jānis"};
const QStringList three = {"Anna", "Jānis", "bot Otto"};
const QStringList eight = {"Anna", "Jānis", "Maximiliana-Ruth", "bot Otto", "Nomvula", "bot Heron", "Ελένη", "Siti"};

/// Whole rounds in which everybody writes the same line.
QStringList rounds(int players, int from, int to) {
    const QStringList dice = {"11123", "22234", "33345", "44426", "55512", "66613", "55321", "22551",
                              "55524", "11113", "22233", "23455", "23456", "33333", "23566"};
    QStringList steps;
    for (int line = from; line < to; ++line) {
        for (int player = 0; player < players; ++player) {
            steps << "roll " + dice[(line + player * (line % 3)) % 15] << "write " + QString::number(line);
        }
    }
    return steps;
}

QStringList in_the_middle(int players) { return rounds(players, 0, 3) + rounds(players, 6, 9); }
QStringList with(QStringList steps, const QStringList& more) { return steps += more; }

void resume(PlayerAtWindow& player) {
    player.click("continue");
    const auto opened = [&] { return player.table() && player.table()->phase() != DicePokerTable::NoMatch; };
    RIVERBONES_CHECK(QTest::qWaitFor(opened, 20000));
    player.item("mat");
}

void guide(PlayerAtWindow& player) {
    player.program().preferences().setGuideWanted(true);
    player.item("guideNote");
}

void result(PlayerAtWindow& player) {
    resume(player);
    player.click("seeResultButton");
    player.item("playAgainButton");
}

/// A screen that a saved match leads to, and the keys pressed there.
Screen at_table(const QString& name, const QStringList& players, const QStringList& steps,
                const std::function<void(PlayerAtWindow&)>& then = {}) {
    return {name, false, {rigged_record(players, steps)}, [then](PlayerAtWindow& player) {
                resume(player);
                if (then) then(player);
            }};
}

Screen plain(const QString& name, const std::function<void(PlayerAtWindow&)>& go) { return {name, false, {}, go}; }

/// A section of the settings, with two people on the list of players.
Screen settings(const QString& name, int section) {
    return plain(name, [section](PlayerAtWindow& player) {
        People& people = *player.program().preferences().people();
        people.add("Anna", "person-1");
        people.add("Maximiliana-Ruth", "person-2.b");
        player.click("settings");
        player.click("tab" + QString::number(section));
    });
}

std::vector<Screen> screens_beside_the_table() {
    return {
        settings("settings-look", 0),
        settings("settings-reading", 1),
        settings("settings-sound", 2),
        settings("settings-table", 3),
        settings("settings-players", 4),
        settings("settings-language", 5),
        plain("about",
              [](PlayerAtWindow& player) {
                  player.click("settings");
                  player.click("about");
                  player.item("text");
              }),
    };
}

/// How Dice Hold'em is played, at set-up, with a buy-in that cannot be.
Screen set_up_holdem(const QString& name, const QString& agreed, int tab) {
    return plain(name, [agreed, tab](PlayerAtWindow& player) {
        player.program().preferences().setHouseRules(
            "dice_holdem",
            "players 2 " + agreed +
                " big_blind 20 ante 2 smallest_bet 20 big_bet 40 cap 4 buy_in 200 again on length evening "
                "clock 20");
        player.click("card-dice_holdem");
        player.item("holdemHouseRules").setProperty("tab", tab);
    });
}

std::vector<Screen> screens_around_the_table() {
    return {
        {"first-start", true, {}, [](PlayerAtWindow&) {}},
        plain("home", [](PlayerAtWindow&) {}),
        {"home-continue",
         false,
         {rigged_record(three, in_the_middle(3)), rigged_record(two, {})},
         [](PlayerAtWindow&) {}},
        {"home-damaged", false, {"not a match\n"}, [](PlayerAtWindow&) {}},
        {"home-damaged-details", false, {"not a match\n"}, [](PlayerAtWindow& player) { player.click("details"); }},
        {"saves",
         false,
         {rigged_record(three, in_the_middle(3)), rigged_record(eight, {}), "not a match\n"},
         [](PlayerAtWindow& player) { player.click("moreSaves"); }},
        plain("set-up", [](PlayerAtWindow& player) { player.click("card-dice_poker"); }),
        plain("set-up-holdem", [](PlayerAtWindow& player) { player.click("card-dice_holdem"); }),
        plain("set-up-cards", [](PlayerAtWindow& player) { player.click("card-double_holdem"); }),
        plain("set-up-cards-rules",
              [](PlayerAtWindow& player) {
                  player.click("card-double_holdem");
                  player.item("holdemHouseRules").setProperty("tab", 1);
              }),
        set_up_holdem("set-up-holdem-fixed", "kind table_game structure fixed_limit forced both small_blind 30", 0),
        set_up_holdem("set-up-holdem-ante", "kind table_game structure fixed_limit forced ante small_blind 10", 0),
        set_up_holdem("set-up-holdem-last", "kind last_one_standing structure no_limit forced both small_blind 10", 0),
        set_up_holdem("set-up-holdem-rules", "kind table_game structure no_limit forced blinds small_blind 10", 1),
        plain("set-up-full",
              [](PlayerAtWindow& player) {
                  player.click("card-dice_poker");
                  for (int seat = 0; seat < 3; ++seat) {
                      player.click("addPerson");
                      player.click("addBot");
                  }
              }),
    };
}

/// The rules, some chapters on.
Screen rules(const QString& name, int chapters) {
    return plain(name, [chapters](PlayerAtWindow& player) {
        player.press(Qt::Key_F1);
        for (int i = 0; i < chapters; ++i) player.press(Qt::Key_Right);
    });
}

/// The rules of a hold'em game, some chapters on.
Screen rules_of_holdem(const QString& name, int chapters, const QString& game = "dice_holdem") {
    return plain(name, [chapters, game](PlayerAtWindow& player) {
        player.click("card-" + game);
        player.press(Qt::Key_F1);
        for (int i = 0; i < chapters; ++i) player.press(Qt::Key_Right);
    });
}

std::vector<Screen> screens_to_read() {
    return {
        rules("rules", 0),
        rules("rules-figures", 3),
        rules("rules-joker", 4),
        rules_of_holdem("rules-hand", 1),
        rules_of_holdem("rules-ranks", 2),
        rules_of_holdem("rules-structure", 5),
        rules_of_holdem("rules-key", 2, "double_holdem"),
        rules_of_holdem("rules-cards", 3, "double_holdem"),
        plain("rules-nothing-found",
              [](PlayerAtWindow& player) {
                  player.press(Qt::Key_F1);
                  player.press(Qt::Key_F, Qt::ControlModifier);
                  for (int i = 0; i < 3; ++i) player.press(Qt::Key_Z);
              }),
    };
}

std::vector<Screen> screens_at_the_table() {
    const QStringList thrown = with(in_the_middle(3), {"roll 44426", "roll xxx-- 15"});
    return {
        at_table("table-start", {"Anna"}, {}),
        at_table("table-roll", three, in_the_middle(3)),
        at_table("table-keep", three, with(in_the_middle(3), {"roll 44426"}),
                 [](PlayerAtWindow& player) {
                     for (int die = 0; die < 3; ++die) player.click("die" + QString::number(die));
                 }),
        at_table("table-write", three, with(thrown, {"roll xxxx- 6"})),
        at_table("table-zero", three, with(in_the_middle(3), {"roll 44426"}),
                 [](PlayerAtWindow& player) {
                     player.click("line13");
                     player.click("writeButton");
                 }),
        at_table("table-joker", three, with(with(rounds(3, 0, 3), rounds(3, 13, 14)), {"roll 44444"})),
        at_table("table-last-round", two, with(rounds(2, 0, 14), {"roll 23566"})),
        {"table-mended",
         false,
         {rigged_record(three, in_the_middle(3)) + "nonsense\nnonsense\n"},
         [](PlayerAtWindow& player) {
             resume(player);
             player.click("details");
         }},
        at_table("table-eight", eight, with(in_the_middle(8), {"roll 44426"})),
        at_table("keys", three, thrown, [](PlayerAtWindow& player) { player.press(Qt::Key_Question); }),
        at_table("guide-roll", {"Anna"}, {}, guide),
        at_table("rules-drawer", three, with(in_the_middle(3), {"roll 44426"}),
                 [](PlayerAtWindow& player) { player.press(Qt::Key_F1); }),
        at_table("table-menu", three, thrown, [](PlayerAtWindow& player) { player.press(Qt::Key_F10); }),
        at_table("what-happened", three, thrown, [](PlayerAtWindow& player) { player.press(Qt::Key_L); }),
        at_table("read-aloud", three, thrown, [](PlayerAtWindow& player) { player.press(Qt::Key_T); }),
        at_table("whole-scorecard", eight, in_the_middle(8), [](PlayerAtWindow& player) { player.press(Qt::Key_S); }),
        {"result", false, {rigged_record(three, rounds(3, 0, 15))}, result},
        {"result-eight", false, {rigged_record(eight, rounds(8, 0, 15))}, result},
        {"result-alone", false, {rigged_record({"Anna"}, rounds(1, 0, 15))}, result},
    };
}

}  // namespace

std::vector<Screen> every_screen() {
    std::vector<Screen> screens = screens_around_the_table();
    for (Screen& screen : screens_beside_the_table()) screens.push_back(std::move(screen));
    for (Screen& screen : screens_at_the_table()) screens.push_back(std::move(screen));
    for (Screen& screen : screens_of_hands()) screens.push_back(std::move(screen));
    for (Screen& screen : screens_to_read()) screens.push_back(std::move(screen));
    return screens;
}

QStringList names_on_screens() {
    QStringList names = eight;
    for (QString& name : names) name.remove("bot ");
    return names;
}

std::unique_ptr<PlayerAtWindow> open_screen(const Screen& screen, const QString& folder) {
    QDir(folder).mkpath("saves");
    for (std::size_t i = 0; i < screen.saves.size(); ++i) {
        QFile file(folder + QString("/saves/match-%1.match").arg(i));
        RIVERBONES_CHECK(file.open(QIODevice::WriteOnly) && file.write(screen.saves[i]) > 0);
    }
    auto player = std::make_unique<PlayerAtWindow>(folder, Pace::Calm, !screen.first_start);
    settle(player->window());
    screen.go(*player);
    settle(player->window());
    return player;
}

void settle(QQuickWindow& window) {
    // Layouts polish one after the other, and what they give room to may ask for more.
    for (int pass = 0; pass < 3; ++pass) {
        QTest::qWait(5);
        window.grabWindow();
    }
}

}  // namespace riverbones
