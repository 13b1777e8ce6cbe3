#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "tests/ui/access/complaints.hpp"
#include "tests/ui/tour/screens.hpp"

using namespace riverbones;

/// Goes through all screens and asks whether a screen reader has a name for everything there.
class EveryScreenByReader : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { dress_application(); }

    void has_a_name_for_everything_data() {
        QTest::addColumn<int>("screen");
        for (int i = 0; const Screen& screen : screens_) QTest::newRow(qPrintable(screen.name)) << i++;
    }

    void has_a_name_for_everything() {
        QFETCH(int, screen);
        const QTemporaryDir folder;
        const auto player = open_screen(screens_[static_cast<std::size_t>(screen)], folder.path());
        const ReaderAtWindow reader(player->window());
        QVERIFY(!reader.everything().empty());
        QCOMPARE(complaints(reader).join("\n"), QString());
    }

private:
    const std::vector<Screen> screens_ = every_screen();
};

QTEST_MAIN(EveryScreenByReader)

#include "every_screen_test.moc"
