#include "ui/kit/icon_provider.hpp"

#include <QColor>
#include <QFile>
#include <QPainter>
#include <QQmlEngine>
#include <QSvgRenderer>

namespace riverbones {

IconProvider::IconProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

QImage IconProvider::requestImage(const QString& id, QSize* size, const QSize& requested) {
    const QString name = id.section(QLatin1Char('/'), 0, 0);
    const QColor colour(QLatin1Char('#') + id.section(QLatin1Char('/'), 1, 1));
    QFile file(QStringLiteral(":/art/icons/%1.svg").arg(name));
    // An empty picture makes the Image report an error, which is what a wrong name deserves.
    if (!colour.isValid() || !file.open(QIODevice::ReadOnly)) return {};
    QSvgRenderer renderer(file.readAll().replace("currentColor", colour.name().toLatin1()));

    QImage image(requested.isEmpty() ? renderer.defaultSize() : requested, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(colour.alphaF());
    renderer.render(&painter);
    if (size) *size = image.size();
    return image;
}

void add_icons(QQmlEngine& engine) { engine.addImageProvider(QStringLiteral("icons"), new IconProvider); }

}  // namespace riverbones
