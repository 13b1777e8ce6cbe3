#include "core/games/dice_holdem/dice_holdem.hpp"

#include <QDir>
#include <QRasterWindow>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "tests/ui/whole_game/holdem_hands.hpp"
#include "tests/ui/whole_game/record_on_disk.hpp"

using namespace riverbones;

class DiceHoldemInTheWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { dress_application(); }
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void last_one_standing_by_keyboard() {
        constexpr int buy_in = 400;
        constexpr int seats = 4;
        PlayerAtWindow player(folder_->path());
        set_up_by_keyboard(player, buy_in);
        QTRY_VERIFY(player.holdemTable());
        DiceHoldemTable& table = *player.holdemTable();
        QTRY_COMPARE(table.places()->count(), seats);
        QCOMPARE(table.seats()->people(), 2);
        QVERIFY(table.lastOneStanding());
        play(table, [&] {
            QCOMPARE(chips_shown(table), seats * buy_in);
            if (table.handOverTo() >= 0) return take_device_by_keyboard(player, table);
            if (table.yours()) return decide_by_keyboard(player, table, random_);
            go_on_by_keyboard(player, table);
        });
        QCOMPARE(table.phase(), PokerTable::Over);
        compare_with_record(table, seats * buy_in);
        QTRY_COMPARE(player.focus(), QString("playAgainButton"));
        player.tabTo("backToStartButton");
        player.press(Qt::Key_Return);
        QTRY_COMPARE(player.focus(), QString("card-dice_poker"));
        compare_with_finished();
    }

    void table_game_by_mouse() {
        PlayerAtWindow player(folder_->path());
        begin_by_mouse(player, 1);
        DiceHoldemTable& table = *player.holdemTable();
        QTRY_COMPARE(table.places()->count(), 3);
        wanted_ = {"slider", "preset", "show", "buy in again", "top up", "leave"};
        play(table, [&] {
            if (table.handOverTo() >= 0) return take_device_by_mouse(player, table);
            if (table.yours()) return decide_by_mouse(player, table);
            between_hands_by_mouse(player, table);
        });
        QCOMPARE(wanted_, QStringList());
        QCOMPARE(table.phase(), PokerTable::Over);
        compare_with_record(table, chips_brought());
        int net = 0;
        for (int seat = 0; seat < table.places()->count(); ++seat) net += table.places()->place(seat)->net();
        QCOMPARE(net, 0);
        player.click("backToStartButton");
        player.item("card-dice_holdem");
        compare_with_finished();
    }

    void a_hand_in_which_the_program_was_killed_is_cancelled() {
        QList<int> before;
        int hand = 0;
        {
            PlayerAtWindow player(folder_->path());
            begin_by_mouse(player, 1);
            DiceHoldemTable& table = *player.holdemTable();
            play_into_second_hand(player, table);
            hand = table.handNumber();
            QVERIFY(table.pot() > 0);
            for (const PlaceLook& place : table.look().places) before.append((place.stack + place.paid).count);
            QVERIFY(!on_disk("saves").was_left());
        }
        PlayerAtWindow player(folder_->path());
        player.click("continue");
        QTRY_VERIFY(player.holdemTable() && player.holdemTable()->phase() == PokerTable::HandEnded);
        DiceHoldemTable& table = *player.holdemTable();
        QCOMPARE(table.result()->outcome(), HandResult::Cancelled);
        QTRY_VERIFY(player.reads("The last hand was cancelled"));
        QTRY_VERIFY(player.reads("Everyone has the stack from before it."));
        QCOMPARE(table.handNumber(), hand);
        QCOMPARE(table.pot(), 0);
        const holdem::Table recorded = on_disk("saves").view(Viewer{}).table;
        for (int seat = 0; seat < table.places()->count(); ++seat) {
            QCOMPARE(table.places()->place(seat)->stack(), before[seat]);
            QCOMPARE(holdem::stack_of(recorded, Seat{static_cast<std::uint8_t>(seat)}).count, before[seat]);
        }
        go_on_by_mouse(player, table);
    }

    void a_hand_that_was_left_goes_on_where_it_was() {
        PlayerAtWindow player(folder_->path());
        begin_by_mouse(player, 1);
        play_into_second_hand(player, *player.holdemTable());
        const TableLook before = player.holdemTable()->look();
        const int person = player.holdemTable()->actingSeat();
        const QList<int> dice = player.holdemTable()->ownDice();
        QCOMPARE(dice.size(), 2);
        player.press(Qt::Key_F10);
        player.click("menuHome");
        QTRY_VERIFY(on_disk("saves").was_left());
        player.click("continue");
        QTRY_VERIFY(player.holdemTable() && player.holdemTable()->handOverTo() == person);
        DiceHoldemTable& table = *player.holdemTable();
        QVERIFY(table.look() == before);
        take_device_by_mouse(player, table);
        QCOMPARE(table.ownDice(), dice);
        check_or_call_by_mouse(player, table);
    }

    void a_window_that_is_left_shows_nobodys_dice_where_several_people_play_data() {
        QTest::addColumn<int>("more_people");
        QTest::addColumn<bool>("covered");
        QTest::newRow("one person") << 0 << false;
        QTest::newRow("two people") << 1 << true;
    }

    void a_window_that_is_left_shows_nobodys_dice_where_several_people_play() {
        QFETCH(int, more_people);
        QFETCH(bool, covered);
        PlayerAtWindow player(folder_->path());
        begin_by_mouse(player, more_people);
        DiceHoldemTable& table = *player.holdemTable();
        wait_for_people(table);
        if (table.handOverTo() >= 0) take_device_by_mouse(player, table);
        QCOMPARE(table.ownDice().size(), 2);
        leave_window(player);
        QCOMPARE(table.covered(), covered);
        QCOMPARE(table.ownDice().size(), covered ? 0 : 2);
    }

    void a_key_that_is_held_goes_up_with_the_window() {
        PlayerAtWindow player(folder_->path());
        begin_by_mouse(player, 0);
        DiceHoldemTable& table = *player.holdemTable();
        wait_for_people(table);
        player.press(Qt::Key_V);
        QCOMPARE(table.ownDice().size(), 0);
        player.holdUntil(Qt::Key_Space, [&] {
            if (table.ownDice().size() != 2) return false;
            leave_window(player);
            return true;
        });
        QCOMPARE(table.ownDice().size(), 0);
    }

private:
    /// Looks at another window for a while.
    static void leave_window(PlayerAtWindow& player) {
        QTRY_VERIFY(player.window().isActive());
        QRasterWindow other;
        other.show();
        QVERIFY(QTest::qWaitForWindowExposed(&other));
        other.requestActivate();
        QTRY_VERIFY(!player.window().isActive());
    }

    /// Two people and two bots.
    static void set_up_by_keyboard(PlayerAtWindow& player, int buy_in) {
        player.tabTo("card-dice_holdem");
        player.press(Qt::Key_Return);
        player.item("addPerson");
        player.tabTo("addPerson");
        player.press(Qt::Key_Space);
        player.tabTo("addBot");
        player.press(Qt::Key_Space);
        player.tabTo("kind");
        player.press(Qt::Key_Right);
        player.tabTo("length");
        player.press(Qt::Key_Left);
        player.tabTo("digits");
        player.type(QString::number(buy_in));
        player.press(Qt::Key_Return, Qt::ControlModifier);
    }

    /// A person and a bot, as it is offered, and so many more people.
    static void begin_by_mouse(PlayerAtWindow& player, int more_people) {
        player.click("card-dice_holdem");
        for (int added = 0; added < more_people; ++added) player.click("addPerson");
        player.click("start");
        QTRY_VERIFY(player.holdemTable());
    }

    /// Does what is asked until the match is over.
    template <class Answer>
    static void play(DiceHoldemTable& table, const Answer& answer) {
        constexpr int most_answers = 2000;
        for (int answers = 0; answers < most_answers; ++answers) {
            wait_for_people(table);
            if (QTest::currentTestFailed() || table.phase() == PokerTable::Over) return;
            answer();
            if (QTest::currentTestFailed()) return;
        }
        QFAIL("the match does not come to an end");
    }

    /// To somebody's decision after the first board of the second hand.
    static void play_into_second_hand(PlayerAtWindow& player, DiceHoldemTable& table) {
        while (!(table.handNumber() >= 2 && table.round() == 1 && table.yours())) {
            wait_for_people(table);
            if (table.handOverTo() >= 0) {
                take_device_by_mouse(player, table);
            } else if (table.yours()) {
                if (table.handNumber() >= 2 && table.round() == 1) return;
                // Small bets only, so that nobody goes broke.
                table.toCall() > 10 * table.bigBlind() ? fold_by_mouse(player, table)
                                                       : check_or_call_by_mouse(player, table);
            } else {
                go_on_by_mouse(player, table);
            }
            if (QTest::currentTestFailed()) return;
        }
    }

    bool wants(const QString& what) const { return wanted_.contains(what); }
    void has_done(const QString& what) { wanted_.removeAll(what); }

    /// First raises of every kind, then hands in which all but one fold, then such in which somebody goes broke.
    void decide_by_mouse(PlayerAtWindow& player, DiceHoldemTable& table) {
        const bool open = table.raiseMost() > table.raiseLeast();
        if (wants("slider") && open) {
            raise_by_slider(player, table, 0.2);
            return has_done("slider");
        }
        if (wants("preset") && open) {
            raise_by_preset(player, table, PokerTable::Least);
            return has_done("preset");
        }
        if (wants("show") && table.toCall() > table.bigBlind()) return fold_by_mouse(player, table);
        raise_by_preset(player, table, PokerTable::Everything);
    }

    void between_hands_by_mouse(PlayerAtWindow& player, DiceHoldemTable& table) {
        if (wants("show") && table.mayShow() >= 0) show_by_mouse(player, table);
        for (int seat = 0; seat < table.places()->count(); ++seat) {
            const PlaceInfo& place = *table.places()->place(seat);
            if (place.bot() || !table.mayBuyIn(seat)) continue;
            place.stack() == 0 ? buy_in_again(player, table, seat) : top_up(player, table, seat);
        }
        if (wanted_ == QStringList{"leave"}) return leave_and_end(player, table);
        go_on_by_mouse(player, table);
    }

    void show_by_mouse(PlayerAtWindow& player, DiceHoldemTable& table) {
        const int winner = table.mayShow();
        QVERIFY(table.diceOf(winner).isEmpty());
        player.click("showHandButton");
        if (table.handOverTo() >= 0) {
            QCOMPARE(table.handOverTo(), winner);
            take_device_by_mouse(player, table);
            player.click("showHandButton");
        }
        QTRY_COMPARE(table.diceOf(winner).size(), 2);
        QTRY_VERIFY(!player.sees("showHandButton"));
        has_done("show");
    }

    void buy_in_again(PlayerAtWindow& player, DiceHoldemTable& table, int seat) {
        player.click("buyInAgainButton");
        QTRY_COMPARE(table.places()->place(seat)->stack(), usual_buy_in_);
        has_done("buy in again");
    }

    void top_up(PlayerAtWindow& player, DiceHoldemTable& table, int seat) {
        player.click("seatsButton");
        player.click(QString("buyIn%1Button").arg(seat));
        QTRY_COMPARE(table.places()->place(seat)->stack(), usual_buy_in_);
        player.click("closeButton");
        QTRY_VERIFY(!player.sees("closeButton"));
        has_done("top up");
    }

    /// A person leaves and comes back, then all of them end the game.
    void leave_and_end(PlayerAtWindow& player, DiceHoldemTable& table) {
        const PlaceInfo& place = *table.places()->place(0);
        const int chips = place.stack();
        QVERIFY(chips > 0);
        player.click("seatsButton");
        player.click("leave0");
        player.click("harmfulButton");
        QTRY_COMPARE(place.presence(), PlaceInfo::Away);
        QCOMPARE(place.stack(), 0);
        player.click("comeBack0Button");
        QTRY_VERIFY(place.presence() != PlaceInfo::Away);
        QVERIFY(place.stack() >= chips);
        player.click("endTableButton");
        player.click("harmfulButton");
        QTRY_COMPARE(table.phase(), PokerTable::Over);
        QTRY_COMPARE(player.focus(), QString("playAgainButton"));
        has_done("leave");
    }

    Match<DiceHoldem> on_disk(const QString& where) const {
        return match_on_disk<DiceHoldem>(folder_->filePath(where));
    }

    /// Chips that came to the table less those that were taken along, also by bots.
    int chips_brought() {
        int chips = 0;
        for (const holdem::SeatState& seat : on_disk("saves").view(Viewer{}).table.seats) {
            chips += (seat.bought - seat.taken).count;
        }
        return chips;
    }

    /// What the screen says of the match that is over is what its record says, and no chip is lost.
    void compare_with_record(DiceHoldemTable& table, int chips) {
        const holdem::Table recorded = on_disk("saves").view(Viewer{}).table;
        QCOMPARE(recorded.phase, holdem::Phase::over);
        QCOMPARE(chips_shown(table), chips);
        QCOMPARE(holdem::chips_on_table(recorded).count, chips);
        for (int i = 0; i < table.places()->count(); ++i) {
            const Seat seat{static_cast<std::uint8_t>(i)};
            QCOMPARE(table.places()->place(i)->stack(), holdem::stack_of(recorded, seat).count);
            QCOMPARE(table.places()->place(i)->net(), holdem::won_by(recorded, seat).count);
            QCOMPARE(table.places()->place(i)->finish(), recorded.seat(seat).finish);
        }
        if (!table.lastOneStanding()) return;
        const auto winner = std::ranges::find(recorded.seats, 1, &holdem::SeatState::finish);
        QVERIFY(winner != recorded.seats.end());
        QCOMPARE(winner->stack.count, chips);
    }

    /// The match is among the finished ones, and none is under way.
    void compare_with_finished() {
        QTRY_COMPARE(QDir(folder_->filePath("saves")).entryList({"*.match"}).size(), 0);
        QVERIFY(on_disk("played").was_left());
        QCOMPARE(on_disk("played").view(Viewer{}).table.phase, holdem::Phase::over);
    }

    static constexpr int usual_buy_in_ = 2000;

    std::unique_ptr<QTemporaryDir> folder_;
    FastRandom random_{20261130};
    /// What has still to happen in a match.
    QStringList wanted_;
};

QTEST_MAIN(DiceHoldemInTheWindow)

#include "dice_holdem_test.moc"
