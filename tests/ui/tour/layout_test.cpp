#include <QQmlEngine>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/tour/layout_check.hpp"
#include "tests/ui/tour/long_words.hpp"
#include "tests/ui/tour/screens.hpp"

using namespace riverbones;

/// Every screen in every language in the smallest window, and three open hands in the smallest roomy one, where two
/// lie beside each other: no text is cut off, none lies on another.
class Layout : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { dress_application(); }

    void texts_fit_data() {
        QTest::addColumn<int>("screen");
        QTest::addColumn<QSize>("size");
        const auto screens = every_screen();
        for (std::size_t i = 0; i < screens.size(); ++i) {
            const QString& name = screens[i].name;
            QTest::newRow(qPrintable(name)) << static_cast<int>(i) << QSize(1024, 640);
            if (name.endsWith("showdown-three"))
                QTest::newRow(qPrintable(name + "-roomy")) << static_cast<int>(i) << QSize(1280, 800);
        }
    }

    void texts_fit() {
        QFETCH(int, screen);
        QFETCH(QSize, size);
        const QTemporaryDir folder;
        const auto player = open_screen(every_screen()[static_cast<std::size_t>(screen)], folder.path());
        player->window().resize(size);
        for (const int text_size : {100, 150}) {
            player->program().preferences().setTextSize(text_size);
            for (const QString& language : player->program().languages().codes()) {
                player->program().languages().choose(language);
                look_at(*player, QString("%1, %2 %").arg(language).arg(text_size));
            }
            player->program().languages().choose("en");
            look_at_long_words(*player, QString("long words, %1 %").arg(text_size));
        }
        for (const QString& problem : problems_) qWarning("%s", qPrintable(problem));
        QVERIFY(problems_.isEmpty());
    }

    void cleanup() { problems_.clear(); }

private:
    void look_at(PlayerAtWindow& player, const QString& how) {
        settle(player.window());
        const QStringList found = layout_problems(player.window(), names_on_screens());
        for (const QString& problem : found) problems_.append(how + ": " + problem);
    }

    void look_at_long_words(PlayerAtWindow& player, const QString& how) {
        LongWords language;
        QCoreApplication::installTranslator(&language);
        QQmlEngine& engine = *qmlEngine(&player.window());
        engine.retranslate();
        look_at(player, how);
        QCoreApplication::removeTranslator(&language);
        engine.retranslate();
    }

    QStringList problems_;
};

QTEST_MAIN(Layout)

#include "layout_test.moc"
