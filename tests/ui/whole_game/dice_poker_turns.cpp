#include "tests/ui/whole_game/dice_poker_turns.hpp"

#include <algorithm>

namespace riverbones {

void wait_for_turn(DicePokerTable& table) {
    QVERIFY(QTest::qWaitFor([&] { return table.yours() || table.phase() == DicePokerTable::Over; }, 20000));
}

int open_lines(DicePokerTable& table, int seat) {
    auto columns = table.columns();
    const QList<int> marks = columns.at(&columns, seat)->marks();
    return static_cast<int>(std::ranges::count_if(marks, [](int mark) { return mark != ScoreColumn::Written; }));
}

void turn_by_mouse(PlayerAtWindow& player, DicePokerTable& table, FastRandom& random) {
    player.click("rollButton");
    wait_for_turn(table);
    while (table.rollsUsed() < 3 && random.below(3) > 0) {
        const int kept = static_cast<int>(random.below(5));
        for (int die = 0; die < kept; ++die) player.click("die" + QString::number(die));
        QCOMPARE(table.dice()->keptCount() < 5, true);
        if (table.rollObjection() != Reason::None) break;
        const int rolls = table.rollsUsed();
        player.click("rollButton");
        wait_for_turn(table);
        QCOMPARE(table.rollsUsed(), rolls + 1);
    }
    write_by_mouse(player, table);
}

void write_by_mouse(PlayerAtWindow& player, DicePokerTable& table) {
    const int acting = table.actingSeat();
    const int open = open_lines(table, acting);
    player.click("line" + QString::number(table.selectedLine()));
    const bool zero = table.selectedPoints() == 0;
    player.click("writeButton");
    if (zero) {
        QCOMPARE(open_lines(table, acting), open);
        player.click("writeButton");
    }
    QTRY_COMPARE(open_lines(table, acting), open - 1);
}

}  // namespace riverbones
