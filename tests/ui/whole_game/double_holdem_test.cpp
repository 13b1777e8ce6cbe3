#include "core/games/double_holdem/double_holdem.hpp"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>

#include "core/archive/saves.hpp"
#include "core/match/record_text.hpp"
#include "tests/ui/whole_game/holdem_hands.hpp"
#include "ui/games/double_holdem/double_holdem_table.hpp"

using namespace riverbones;

namespace {

constexpr int buy_in = 400;

}  // namespace

/// Whole matches of Double Hold'em at one window, to the last who has chips.
class DoubleHoldemInTheWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { dress_application(); }
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void last_one_standing_by_keyboard() {
        PlayerAtWindow player(folder_->path());
        agree(player);
        tab_to(player, "card-double_holdem");
        player.press(Qt::Key_Return);
        player.item("holdemHouseRules");
        player.press(Qt::Key_Return, Qt::ControlModifier);
        play(player, {[&] { take_device(player); }, [&] { choose_key_by_keyboard(player); },
                      [&] { decide_by_keyboard(player); }, [&] { player.press(Qt::Key_Return); }});
        compare_with_record(2 * buy_in);
    }

    void last_one_standing_by_mouse() {
        PlayerAtWindow player(folder_->path());
        agree(player);
        player.program().preferences().setPressTwice(true);
        player.click("card-double_holdem");
        player.click("addPerson");
        player.click("start");
        play(player, {[&] { take_device(player); }, [&] { choose_key_by_mouse(player); },
                      [&] { decide_by_mouse(player); }, [&] { player.click("nextHandButton"); }});
        compare_with_record(3 * buy_in);
    }

private:
    /// What a person does when the table asks for it.
    struct Answers {
        std::function<void()> take_device;
        std::function<void()> choose_key;
        std::function<void()> decide;
        std::function<void()> go_on;
    };

    static void agree(PlayerAtWindow& player) {
        player.program().preferences().setHouseRules(
            "double_holdem",
            QString(
                "players 2 kind last_one_standing structure no_limit forced blinds small_blind 10 big_blind 20 ante 2 "
                "smallest_bet 20 big_bet 40 cap 4 buy_in %1 again on length quick clock off key_clock 20")
                .arg(buy_in));
    }

    static void tab_to(PlayerAtWindow& player, const QString& name) {
        const auto focus = [&] { return player.window().activeFocusItem(); };
        for (int times = 0; times < 40 && focus() && focus()->objectName() != name; ++times) player.press(Qt::Key_Tab);
        QVERIFY(focus() && focus()->objectName() == name);
    }

    void play(PlayerAtWindow& player, const Answers& answers) {
        QTRY_VERIFY(player.window().findChild<DoubleHoldemTable*>());
        table_ = player.window().findChild<DoubleHoldemTable*>();
        QTRY_VERIFY(table_->places()->count() > 0);
        const int chips = buy_in * table_->places()->count();
        keys_chosen_ = 0;
        constexpr int most_answers = 2000;
        for (int given = 0; given < most_answers; ++given) {
            wait_for_people(*table_);
            QCOMPARE(chips_shown(*table_), chips);
            if (table_->phase() == PokerTable::Over) break;
            answer(answers);
            if (QTest::currentTestFailed()) return;
        }
        QCOMPARE(table_->phase(), PokerTable::Over);
        QVERIFY(keys_chosen_ > 0);
    }

    void answer(const Answers& answers) {
        const int rows = table_->log()->count();
        if (table_->handOverTo() >= 0) {
            QCOMPARE(table_->ownCards(), QList<int>());
            answers.take_device();
            QTRY_VERIFY(table_->handOverTo() < 0);
        } else if (table_->choosesKey()) {
            QCOMPARE(table_->ownCards().size(), 3);
            QCOMPARE(table_->ownKeyCard(), -1);
            answers.choose_key();
            QTRY_VERIFY(table_->log()->count() > rows);
            ++keys_chosen_;
        } else if (table_->yours()) {
            answers.decide();
            QTRY_VERIFY(table_->log()->count() > rows);
        } else {
            const int hand = table_->handNumber();
            answers.go_on();
            QTRY_VERIFY(table_->handNumber() == hand + 1 || table_->phase() == PokerTable::Over);
        }
    }

    void take_device(PlayerAtWindow& player) {
        player.click("openTableButton");
        if (table_->handOverTo() >= 0) player.click("openTableButton");
    }

    /// Looks at two cards and keeps the second of them.
    void choose_key_by_keyboard(PlayerAtWindow& player) {
        QTRY_VERIFY(player.sees("keepButton"));
        QVERIFY(!player.item("keepButton").isEnabled());
        const int wanted = static_cast<int>(random_.below(3));
        player.press(static_cast<Qt::Key>(Qt::Key_1 + (wanted + 1) % 3));
        player.press(static_cast<Qt::Key>(Qt::Key_1 + wanted));
        QVERIFY(table_->choosesKey());
        keep_and_compare(wanted, [&] { player.press(Qt::Key_Return); });
    }

    void choose_key_by_mouse(PlayerAtWindow& player) {
        const int wanted = static_cast<int>(random_.below(3));
        player.click("keyCard" + QString::number(wanted));
        QVERIFY(table_->choosesKey());
        keep_and_compare(wanted, [&] { player.click("keepButton"); });
    }

    void keep_and_compare(int wanted, const std::function<void()>& keep) {
        const int seat = table_->openSeat();
        keep();
        QTRY_VERIFY(table_->log()->kind(last_key_row(seat)) == HandLog::KeyChosen);
        if (table_->openSeat() == seat) QCOMPARE(table_->ownKeyCard(), wanted);
    }

    /// The row that tells of the choice of this seat in this hand.
    int last_key_row(int seat) const {
        for (int row = table_->log()->count() - 1; row >= 0; --row) {
            if (table_->log()->kind(row) == HandLog::HandBegan) return -1;
            if (table_->log()->kind(row) == HandLog::KeyChosen && table_->log()->seat(row) == seat) return row;
        }
        return -1;
    }

    void decide_by_keyboard(PlayerAtWindow& player) {
        if (table_->round() == 0 || table_->raiseMost() == 0 || random_.below(2) == 0) return player.press(Qt::Key_C);
        player.press(Qt::Key_4);
        player.press(Qt::Key_R);
        if (table_->yours() && table_->amountIsAllIn()) player.press(Qt::Key_R);
    }

    void decide_by_mouse(PlayerAtWindow& player) {
        if (table_->round() == 0 || table_->raiseMost() == 0 || random_.below(2) == 0)
            return player.click("callButton");
        if (table_->raiseLeast() < table_->raiseMost()) player.click("presetAllIn");
        const bool twice = table_->amountIsAllIn();
        player.click("raiseButton");
        if (twice && table_->yours()) player.click("raiseButton");
    }

    /// What the screen says of the match that is over is what its record says, and no chip is lost.
    void compare_with_record(int chips) const {
        if (QTest::currentTestFailed()) return;
        const QString folder = folder_->filePath("saves");
        const QStringList files = QDir(folder).entryList({"*.match"}, QDir::Files);
        QCOMPARE(files.size(), 1);
        const auto text = archive::read_record_file(folder + '/' + files.first());
        QVERIFY(text);
        const Reading<DoubleHoldem> reading = read_match<DoubleHoldem>(*text);
        QVERIFY(reading.match && !reading.damage);
        const holdem::Table recorded = reading.match->view(Viewer{}).table;
        QCOMPARE(recorded.phase, holdem::Phase::over);
        QCOMPARE(holdem::chips_on_table(recorded).count, chips);
        const auto winner = std::ranges::find(recorded.seats, 1, &holdem::SeatState::finish);
        QVERIFY(winner != recorded.seats.end());
        QCOMPARE(winner->stack.count, chips);
    }

    std::unique_ptr<QTemporaryDir> folder_;
    DoubleHoldemTable* table_ = nullptr;
    FastRandom random_{1};
    int keys_chosen_ = 0;
};

QTEST_MAIN(DoubleHoldemInTheWindow)
#include "double_holdem_test.moc"
