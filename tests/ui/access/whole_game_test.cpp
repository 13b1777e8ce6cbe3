#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "tests/ui/access/complaints.hpp"
#include "tests/ui/access/reader_at_window.hpp"

using namespace riverbones;

namespace {

const QStringList faces = {"one", "two", "three", "four", "five", "six"};

}  // namespace

/// Dice Poker for somebody who cannot see it: everything through roles, names and actions.
class WholeGameByReader : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { dress_application(); }

    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        player_ = std::make_unique<PlayerAtWindow>(folder_->path());
        reader_ = std::make_unique<ReaderAtWindow>(player_->window());
    }

    void cleanup() {
        reader_.reset();
        player_.reset();
    }

    void a_person_against_a_bot() {
        sit_down();
        reader_->press("Start.*", [this] { return sees("Roll five dice"); });
        for (int round = 1; round <= 15; ++round) play_turn(round % 4 == 0);
        QTRY_VERIFY_WITH_TIMEOUT(sees("See the result"), 20000);
        compare_totals();
        reader_->press("See the result", [this] { return sees("Play again"); });
        QVERIFY(reader_->sees(QAccessible::Heading, ".* wins|.* share the win"));
        QCOMPARE(reader_->all(QAccessible::Row, ".+").size(), 2u);
        QCOMPARE(complaints(*reader_).join("\n"), QString());
        reader_->press("Back to the start", [this] { return sees("Dice Poker.*"); });
    }

    void two_people_and_a_line_that_is_taken_back() {
        sit_down();
        reader_->all(QAccessible::RadioButton, "Person")
            .back()
            ->actionInterface()
            ->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(reader_->all(QAccessible::ListItem, "Seat \\d, .*, person").size(), 2u);
        reader_->press("Start.*", [this] { return sees("Roll five dice"); });
        QCOMPARE(reader_->all(QAccessible::ListItem, "Seat \\d, .*, person, 0 point.*").size(), 2u);
        const QString first = seat_to_act();
        play_turn(false);
        QTRY_VERIFY(seat_to_act() != first);
        const QString second = seat_to_act();
        reader_->press("Take back: .*", [this] { return sees("Write .*"); });
        QTRY_COMPARE(seat_to_act(), first);
        write();
        QTRY_COMPARE(seat_to_act(), second);
        play_turn(true);
        QTRY_COMPARE(seat_to_act(), first);
    }

private:
    bool sees(const QString& button) const { return reader_->sees(QAccessible::Button, button); }

    void sit_down() {
        reader_->press("Dice Poker.*", [this] { return sees("Start.*"); });
        QCOMPARE(reader_->all(QAccessible::ListItem, "Seat \\d, .*").size(), 2u);
    }

    /// "Seat 1, Player 1": who is to act.
    QString seat_to_act() const {
        const auto acting = reader_->all(QAccessible::ListItem, "Seat .*, to act");
        return acting.size() == 1 ? name_of(*acting.front()).section(", ", 0, 1) : QString();
    }

    void play_turn(bool keeps) {
        QTRY_VERIFY_WITH_TIMEOUT(sees("Roll five dice"), 20000);
        reader_->press("Roll five dice", [this] { return sees("Write .*"); });
        QCOMPARE(reader_->all(QAccessible::CheckBox, "Die \\d of 5: \\w+").size(), 5u);
        if (keeps) roll_again();
        write();
    }

    /// Keeps the first two dice and puts one of them back.
    void roll_again() {
        const auto toggle = [this](const QString& die, bool wanted) {
            reader_->act(QAccessible::CheckBox, die, QAccessibleActionInterface::toggleAction(),
                         [=, this] { return reader_->find(QAccessible::CheckBox, die).state().checked == wanted; });
        };
        toggle("Die 1 of 5: .*", true);
        toggle("Die 2 of 5: .*", true);
        toggle("Die 1 of 5: .*", false);
        const QString kept = reader_->name(QAccessible::CheckBox, "Die 2 of 5: .*");
        reader_->press("Roll four dice", [this] {
            const auto rolls = reader_->all(QAccessible::Button, "Roll .*");
            return !rolls.empty() && rolls.front()->text(QAccessible::Description).startsWith("2 of 3");
        });
        QTRY_VERIFY(sees("Write .*"));
        QCOMPARE(reader_->name(QAccessible::CheckBox, "Die 2 of 5: .*"), kept);
    }

    /// Chooses the open line that would score most, by what the lines say, and writes it.
    void write() {
        QString best;
        int most = -1;
        for (QAccessibleInterface* line : reader_->all(QAccessible::Button, ".*, would score \\d+")) {
            const QStringList parts = name_of(*line).split(", would score ");
            if (parts[1].toInt() > most) {
                best = parts[0];
                most = parts[1].toInt();
            }
        }
        QVERIFY(most >= 0);
        check_offers();
        const QString what = QString("Write %1 in %2").arg(most).arg(best == "Poker" ? best : best.toLower());
        reader_->press(best + ", would score .*", [=, this] { return sees(what); });
        const std::size_t before = written();
        reader_->press("Write .*|Really give up .*", [=, this] { return written() > before; });
        QVERIFY(reader_->sees(QAccessible::Cell, best + ", .*, " + QString::number(most)));
    }

    std::size_t written() const { return reader_->all(QAccessible::Cell, lines_ + ", .*, \\d+").size(); }

    /// What the lines of the left side would score follows from what the dice say.
    void check_offers() {
        QList<int> counts(7);
        for (QAccessibleInterface* die : reader_->all(QAccessible::CheckBox, "Die \\d of 5: \\w+")) {
            ++counts[static_cast<int>(faces.indexOf(name_of(*die).section(": ", 1))) + 1];
        }
        const QStringList left = {"Aces", "Twos", "Threes", "Fours", "Fives", "Sixes"};
        for (int face = 1; face <= 6; ++face) {
            for (QAccessibleInterface* line :
                 reader_->all(QAccessible::Button, left[face - 1] + ", would score \\d+")) {
                QCOMPARE(name_of(*line).section(' ', -1).toInt(), face * counts[face]);
            }
        }
    }

    /// The totals of the seats are those of the table.
    void compare_totals() {
        auto columns = player_->table()->columns();
        for (int seat = 0; seat < 2; ++seat) {
            const QString total = QString::number(columns.at(&columns, seat)->total());
            QVERIFY(reader_->sees(QAccessible::ListItem, QString("Seat %1, .*, %2 point.*").arg(seat + 1).arg(total)));
        }
    }

    const QString lines_ =
        "(Aces|Twos|Threes|Fours|Fives|Sixes|Pair|Two pairs|Three of a kind|Four of a kind|Full house|Small straight|"
        "Large straight|Poker|Chance)";
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<PlayerAtWindow> player_;
    std::unique_ptr<ReaderAtWindow> reader_;
};

QTEST_MAIN(WholeGameByReader)

#include "whole_game_test.moc"
