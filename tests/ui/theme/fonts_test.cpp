#include "ui/theme/fonts.hpp"

#include <QFile>
#include <QFontMetrics>
#include <QTest>

using namespace riverbones;

class Fonts : public QObject {
    Q_OBJECT

private slots:
    void embedded_typefaces_are_used_where_the_system_has_them_too() {
        load_fonts();
        for (const char* family : {"Lato", "Vollkorn"})
            QVERIFY(QFontMetrics(QFont(family)).horizontalAdvance("River") > 0);
        // Linux tells which files are in use; fonts from the system are among them.
        QFile files("/proc/self/maps");
        if (!files.open(QIODevice::ReadOnly)) return;
        const QByteArray used = files.readAll();
        QVERIFY(!used.contains("Lato-"));
        QVERIFY(!used.contains("Vollkorn-"));
    }
};

QTEST_MAIN(Fonts)
#include "fonts_test.moc"
