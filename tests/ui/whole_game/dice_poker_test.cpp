#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/whole_game/dice_poker_turns.hpp"
#include "tests/ui/whole_game/record_on_disk.hpp"

using namespace riverbones;

/// Asks for the rules by their key in the very moment in which a button is clicked.
class InTheSameMoment : public QObject {
    Q_OBJECT

public:
    explicit InTheSameMoment(PlayerAtWindow& player) : player_(player) {}

    mutable bool pressed = false;

public slots:
    void press() const {
        pressed = true;
        // One key alone: with a second one to hold down, time passes.
        player_.press(Qt::Key_F1);
    }

private:
    PlayerAtWindow& player_;
};

class DicePokerInTheWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { dress_application(); }
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void one_person_and_three_bots_by_mouse() {
        PlayerAtWindow player(folder_->path());
        player.click("card-dice_poker");
        player.click("addBot");
        player.click("addBot");
        player.click("start");
        QTRY_VERIFY(player.table());
        DicePokerTable& table = *player.table();
        play_to_the_end(table, [&] { turn_by_mouse(player, table, random_); });
        compare_with_record(table);
        player.click("seeResultButton");
        player.click("backToStartButton");
        player.item("card-dice_poker");
        QTRY_COMPARE(QDir(folder_->filePath("saves")).entryList({"*.match"}).size(), 0);
        QVERIFY(match_on_disk<DicePoker>(folder_->filePath("played")).was_left());
    }

    void three_people_by_keyboard() {
        PlayerAtWindow player(folder_->path());
        QTRY_COMPARE(player.window().activeFocusItem()->objectName(), QString("card-dice_poker"));
        player.press(Qt::Key_Return);
        player.item("addPerson");
        player.tabTo("addPerson");
        player.press(Qt::Key_Space);
        player.press(Qt::Key_Space);
        // Seats now: a person, the bot of the first table, two people more. The bot leaves.
        player.tabTo("remove", 1);
        player.press(Qt::Key_Space);
        player.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(player.table());
        QTRY_COMPARE(player.table()->seats()->count(), 3);
        QCOMPARE(player.table()->seats()->people(), 3);
        DicePokerTable& table = *player.table();
        play_to_the_end(table, [&] { turn_by_keyboard(player, table); });
        compare_with_record(table);
        QTRY_COMPARE(player.window().activeFocusItem()->objectName(), QString("seeResultButton"));
        player.press(Qt::Key_Return);
        player.item("playAgainButton");
        player.press(Qt::Key_Return);
        QTRY_VERIFY(player.table() && player.table()->round() == 1 &&
                    player.table()->phase() == DicePokerTable::ToRoll);
        QCOMPARE(player.table()->seats()->count(), 3);
    }

    void a_program_that_was_killed_offers_to_go_on_exactly_there() {
        dice_poker::View before;
        {
            PlayerAtWindow player(folder_->path());
            player.click("card-dice_poker");
            player.click("start");
            QTRY_VERIFY(player.table());
            for (int turn = 0; turn < 4; ++turn) {
                wait_for_turn(*player.table());
                turn_by_mouse(player, *player.table(), random_);
            }
            wait_for_turn(*player.table());
            player.click("rollButton");
            wait_for_turn(*player.table());
            before = match_on_disk<DicePoker>(folder_->filePath("saves")).view(Viewer{});
            QVERIFY(!match_on_disk<DicePoker>(folder_->filePath("saves")).was_left());
        }
        PlayerAtWindow player(folder_->path());
        player.click("continue");
        QTRY_VERIFY(player.table());
        wait_for_turn(*player.table());
        QCOMPARE(player.table()->round(), before.round);
        QCOMPARE(player.table()->rollsUsed(), before.rolls_used);
        for (int die = 0; die < 5; ++die) {
            const QModelIndex index = player.table()->dice()->index(die);
            QCOMPARE(player.table()->dice()->data(index, DiceModel::FaceRole).toInt(),
                     (*before.dice)[static_cast<std::size_t>(die)].face());
        }
        QVERIFY(match_on_disk<DicePoker>(folder_->filePath("saves")).view(Viewer{}) == before);
    }

    void a_key_that_comes_before_the_table_is_laid_opens_nothing_over_it() {
        PlayerAtWindow player(folder_->path());
        player.click("card-dice_poker");
        // Later the table may be there already.
        const InTheSameMoment key(player);
        connect(&player.item("start"), SIGNAL(clicked()), &key, SLOT(press()));
        player.click("start");
        QVERIFY(key.pressed);
        QTRY_VERIFY(player.table());
        wait_for_turn(*player.table());
        QTRY_VERIFY(player.sees("mat"));
        player.click("rollButton");
    }

    void one_key_opens_the_rules_at_the_table_and_closes_them() {
        PlayerAtWindow player(folder_->path());
        player.click("card-dice_poker");
        player.click("start");
        QTRY_VERIFY(player.table());
        wait_for_turn(*player.table());
        for (int times = 0; times < 2; ++times) {
            player.press(Qt::Key_F1);
            player.item("helpLines");
            player.press(Qt::Key_F1);
            QTRY_VERIFY(!player.sees("helpLines"));
        }
    }

    void a_written_line_is_taken_back_with_the_same_dice() {
        PlayerAtWindow player(folder_->path(), Pace::Calm);
        player.click("card-dice_poker");
        player.click("start");
        QTRY_VERIFY(player.table());
        DicePokerTable& table = *player.table();
        wait_for_turn(table);
        player.click("rollButton");
        wait_for_turn(table);
        const dice_poker::View before = match_on_disk<DicePoker>(folder_->filePath("saves")).view(Viewer{});
        write_by_mouse(player, table);
        QTRY_VERIFY(table.takeBackSeat() == 0);
        player.press(Qt::Key_Z, Qt::ControlModifier);
        wait_for_turn(table);
        QCOMPARE(table.phase(), DicePokerTable::Deciding);
        QVERIFY(match_on_disk<DicePoker>(folder_->filePath("saves")).view(Viewer{}) == before);
    }

private:
    void turn_by_keyboard(PlayerAtWindow& player, DicePokerTable& table) {
        const int acting = table.actingSeat();
        const int open = open_lines(table, acting);
        player.press(Qt::Key_Space);
        wait_for_turn(table);
        QCOMPARE(table.rollsUsed(), 1);
        while (table.rollsUsed() < 3 && random_.below(3) > 0) {
            player.press(Qt::Key_0);
            QCOMPARE(table.dice()->keptCount(), 0);
            const int kept = static_cast<int>(random_.below(5));
            for (int die = 0; die < kept; ++die) player.press(static_cast<Qt::Key>(Qt::Key_1 + die));
            QCOMPARE(table.dice()->keptCount(), kept);
            player.press(Qt::Key_Space);
            wait_for_turn(table);
        }
        player.tabTo("line");
        const bool zero = table.selectedPoints() == 0;
        player.press(Qt::Key_Return);
        if (zero) {
            QCOMPARE(open_lines(table, acting), open);
            player.press(Qt::Key_Return);
        }
        QTRY_COMPARE(open_lines(table, acting), open - 1);
    }

    /// What the screen says of the finished match is what its record says.
    void compare_with_record(DicePokerTable& table) {
        const dice_poker::View view = match_on_disk<DicePoker>(folder_->filePath("saves")).view(Viewer{});
        QCOMPARE(view.phase, dice_poker::Phase::over);
        auto columns = table.columns();
        for (int seat = 0; seat < view.settings.players; ++seat) {
            const dice_poker::Scorecard& card = view.cards[static_cast<std::size_t>(seat)];
            QCOMPARE(columns.at(&columns, seat)->total(), card.total(view.settings));
            QCOMPARE(open_lines(table, seat), 0);
        }
    }

    std::unique_ptr<QTemporaryDir> folder_;
    FastRandom random_{20261129};
};

QTEST_MAIN(DicePokerInTheWindow)

#include "dice_poker_test.moc"
