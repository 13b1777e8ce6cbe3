#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "tests/ui/access/complaints.hpp"

using namespace riverbones;

/// Goes through all screens and asks whether a screen reader has a name for everything there.
class EveryScreenByReader : public QObject {
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

    void home_and_what_opens_from_it() {
        QTRY_VERIFY(sees(QAccessible::Button, "Dice Poker.*"));
        look();
        player_->press(Qt::Key_F1);
        QTRY_VERIFY(sees(QAccessible::Heading, "Rules.*"));
        look();
        player_->press(Qt::Key_Escape);
        player_->press(Qt::Key_Comma, Qt::ControlModifier);
        QTRY_VERIFY(sees(QAccessible::Heading, "Settings"));
        look();
        player_->press(Qt::Key_Escape);
        QTRY_VERIFY(sees(QAccessible::Button, "Dice Poker.*"));
    }

    void set_up() {
        reader_->press("Dice Poker.*", [this] { return sees(QAccessible::Button, "Start.*"); });
        look();
    }

    void table() {
        sit_down();
        look();
        reader_->press("Roll five dice", [this] { return sees(QAccessible::Button, "Write .*"); });
        look();
        player_->press(Qt::Key_1);
        QTRY_VERIFY(reader_->find(QAccessible::CheckBox, "Die 1 .*").state().checked);
        look();
    }

    void what_opens_from_the_table() {
        sit_down();
        reader_->press("Roll five dice", [this] { return sees(QAccessible::Button, "Write .*"); });
        player_->press(Qt::Key_S);
        QTRY_VERIFY(sees(QAccessible::Heading, "Whole scorecard"));
        look();
        player_->press(Qt::Key_Escape);
        player_->press(Qt::Key_L);
        QTRY_VERIFY(sees(QAccessible::ListItem, "Round 1. .* rolled: .*"));
        look();
        player_->press(Qt::Key_Escape);
        QTRY_VERIFY(!sees(QAccessible::ListItem, ".* rolled: .*"));
        player_->press(Qt::Key_F10);
        QTRY_VERIFY(sees(QAccessible::Button, "Save and go home"));
        look();
        player_->press(Qt::Key_Escape);
        player_->press(Qt::Key_T);
        QTRY_VERIFY(sees(QAccessible::AlertMessage, "Round 1 of 15\\..*"));
        look();
    }

    void a_match_to_go_on_with() {
        sit_down();
        reader_->press("Roll five dice", [this] { return sees(QAccessible::Button, "Write .*"); });
        player_->press(Qt::Key_Escape);
        reader_->press("Save and go home", [this] { return sees(QAccessible::Button, "Continue.*"); });
        look();
    }

private:
    bool sees(QAccessible::Role role, const QString& pattern) const { return reader_->sees(role, pattern); }

    void look() { QCOMPARE(complaints(*reader_).join("\n"), QString()); }

    void sit_down() {
        reader_->press("Dice Poker.*", [this] { return sees(QAccessible::Button, "Start.*"); });
        reader_->press("Start.*", [this] { return sees(QAccessible::Button, "Roll five dice"); });
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<PlayerAtWindow> player_;
    std::unique_ptr<ReaderAtWindow> reader_;
};

QTEST_MAIN(EveryScreenByReader)

#include "every_screen_test.moc"
