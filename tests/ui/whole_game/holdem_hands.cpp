#include "tests/ui/whole_game/holdem_hands.hpp"

namespace riverbones {

namespace {

/// Milliseconds that bots, all of them together, may think.
constexpr int patience = 60'000;

bool people_are_asked(const PokerTable& table) {
    if (!table.atRest()) return false;
    const bool between = table.phase() == PokerTable::HandEnded || table.phase() == PokerTable::Over;
    return between || table.yours() || table.handOverTo() >= 0;
}

/// Does something that is a decision and has been taken when the log tells of it.
template <class Deed>
void decide(DiceHoldemTable& table, const Deed& deed) {
    QVERIFY(table.yours());
    const int rows = table.log()->count();
    deed();
    QTRY_VERIFY(table.log()->count() > rows);
}

/// Does something that must not decide anything yet.
template <class Deed>
void only_prepare(DiceHoldemTable& table, const Deed& deed) {
    const int rows = table.log()->count();
    deed();
    QVERIFY(table.yours());
    QCOMPARE(table.log()->count(), rows);
}

void fold_by_keyboard(PlayerAtWindow& player, DiceHoldemTable& table) {
    if (table.toCall() > 0) return decide(table, [&] { player.press(Qt::Key_F); });
    only_prepare(table, [&] { player.press(Qt::Key_F); });
    QTRY_COMPARE(player.focus(), QString("harmlessButton"));
    decide(table, [&] {
        player.tabTo("harmfulButton");
        player.press(Qt::Key_Return);
    });
}

void type_a_raise(PlayerAtWindow& player, DiceHoldemTable& table) {
    const int to = (table.raiseLeast() + table.raiseMost()) / 2;
    only_prepare(table, [&] {
        player.tabTo("amountInput");
        player.press(Qt::Key_A, Qt::ControlModifier);
        player.type(QString::number(to));
        QCOMPARE(table.amount(), to);
        player.tabTo("raiseButton");
    });
    const int seat = table.actingSeat();
    const int chips = table.places()->place(seat)->stack() + table.places()->place(seat)->bet();
    const bool twice = table.amountIsAllIn();
    decide(table, [&] {
        player.press(Qt::Key_Return);
        if (twice) player.press(Qt::Key_Return);
    });
    // Unless the round, or the hand, is over by now.
    const PlaceInfo& place = *table.places()->place(seat);
    if (place.deed() == PlaceInfo::Raised || place.deed() == PlaceInfo::Bet) QCOMPARE(place.stack(), chips - to);
}

void all_in_by_keyboard(PlayerAtWindow& player, DiceHoldemTable& table) {
    only_prepare(table, [&] {
        player.press(Qt::Key_4);
        QCOMPARE(table.amount(), table.raiseMost());
        player.press(Qt::Key_R);
    });
    decide(table, [&] { player.press(Qt::Key_R); });
}

}  // namespace

int chips_shown(PokerTable& table) {
    int chips = table.pot();
    for (int seat = 0; seat < table.places()->count(); ++seat) chips += table.places()->place(seat)->stack();
    return chips;
}

void wait_for_people(PokerTable& table) {
    QVERIFY(QTest::qWaitFor([&] { return people_are_asked(table); }, patience));
}

void take_device_by_keyboard(PlayerAtWindow& player, DiceHoldemTable& table) {
    const int person = table.handOverTo();
    QCOMPARE(table.openSeat(), -1);
    QCOMPARE(table.ownDice(), QList<int>());
    QTRY_COMPARE(player.focus(), QString("openTableButton"));
    player.holdUntil(Qt::Key_Return, [&] { return table.handOverTo() < 0; });
    QCOMPARE(table.openSeat(), person);
    QCOMPARE(table.ownDice().size(), 2);
    // Whoever holds the key a little longer has not called by that.
    QTRY_COMPARE(player.focus(), QString("callButton"));
    only_prepare(table, [&] { player.repeat(Qt::Key_Return); });
    only_prepare(table, [&] { player.repeat(Qt::Key_C); });
}

void take_device_by_mouse(PlayerAtWindow& player, DiceHoldemTable& table) {
    const int person = table.handOverTo();
    QCOMPARE(table.openSeat(), -1);
    player.holdUntil("openTableButton", [&] { return table.handOverTo() < 0; });
    QCOMPARE(table.openSeat(), person);
}

void decide_by_keyboard(PlayerAtWindow& player, DiceHoldemTable& table, FastRandom& random) {
    enum { enter, letter, fold, raise, everything };
    QTRY_COMPARE(player.focus(), QString("callButton"));
    auto wish = random.below(everything + 1);
    if (wish >= raise && table.raiseMost() == 0) wish = letter;
    if (wish == raise && table.raiseLeast() == table.raiseMost()) wish = everything;
    switch (wish) {
        case enter: return decide(table, [&] { player.press(Qt::Key_Return); });
        case letter: return decide(table, [&] { player.press(Qt::Key_C); });
        case fold: return fold_by_keyboard(player, table);
        case raise: return type_a_raise(player, table);
        default: return all_in_by_keyboard(player, table);
    }
}

void go_on_by_keyboard(PlayerAtWindow& player, DiceHoldemTable& table) {
    const int hand = table.handNumber();
    // Where nobody waits for it the result goes on by itself, and nothing needs the focus.
    if (!table.goesOnByItself()) QTRY_COMPARE(player.focus(), QString("nextHandButton"));
    player.press(Qt::Key_Return);
    QTRY_COMPARE(table.handNumber(), hand + 1);
}

void check_or_call_by_mouse(PlayerAtWindow& player, DiceHoldemTable& table) {
    decide(table, [&] { player.click("callButton"); });
}

void fold_by_mouse(PlayerAtWindow& player, DiceHoldemTable& table) {
    if (table.toCall() > 0) return decide(table, [&] { player.click("foldButton"); });
    only_prepare(table, [&] { player.click("foldButton"); });
    decide(table, [&] { player.click("harmfulButton"); });
}

void raise_by_slider(PlayerAtWindow& player, DiceHoldemTable& table, double along) {
    only_prepare(table, [&] {
        player.click("amountSlider", along);
        QVERIFY(table.amount() > table.raiseLeast());
        QVERIFY(table.amount() < table.raiseMost());
    });
    decide(table, [&] { player.click("raiseButton"); });
}

void raise_by_preset(PlayerAtWindow& player, DiceHoldemTable& table, PokerTable::Preset preset) {
    if (table.raiseMost() == 0) return check_or_call_by_mouse(player, table);
    // Where only one amount is possible it is there already, and nothing to choose.
    if (table.raiseLeast() < table.raiseMost()) {
        only_prepare(table, [&] {
            player.click(preset == PokerTable::Everything ? "presetAllIn" : "presetLeast");
            QCOMPARE(table.amount(), preset == PokerTable::Everything ? table.raiseMost() : table.raiseLeast());
        });
    }
    if (table.amountIsAllIn()) only_prepare(table, [&] { player.click("raiseButton"); });
    decide(table, [&] { player.click("raiseButton"); });
}

void go_on_by_mouse(PlayerAtWindow& player, DiceHoldemTable& table) {
    const int hand = table.handNumber();
    player.click("nextHandButton");
    QTRY_COMPARE(table.handNumber(), hand + 1);
}

}  // namespace riverbones
