#include "ui/theme/fonts.hpp"

#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QResource>

namespace riverbones {

void load_fonts() {
    // The system's fonts are listed first: of two with the same name, Qt takes the one that it has heard of last.
    QFontDatabase::families();
    const QDir folder(QStringLiteral(":/fonts"));
    for (const QString& name : folder.entryList(QDir::Files)) {
        // By their bytes, which stay where the program has them; by its name each file is read into memory twice.
        QFontDatabase::addApplicationFontFromData(QResource(folder.filePath(name)).uncompressedData());
    }
    // Used only where the family itself is missing; both have lining digits of one width.
    QFont::insertSubstitutions(QStringLiteral("Lato"), {QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    QFont::insertSubstitutions(QStringLiteral("Vollkorn"),
                               {QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif")});

    QFont base(QStringLiteral("Lato"));
    base.setPixelSize(16);
    QGuiApplication::setFont(base);
}

}  // namespace riverbones
