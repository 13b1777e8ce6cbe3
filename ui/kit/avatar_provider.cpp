#include "ui/kit/avatar_provider.hpp"

#include <QColor>
#include <QFile>
#include <QHash>
#include <QPainter>
#include <QQmlEngine>
#include <QSvgRenderer>

#include <algorithm>

namespace riverbones {

namespace {

constexpr qreal drawing_size = 96;  // as in assets/avatars
constexpr QRgb rim = 0xFF62554A;    // holds the picture together on paper and pale felt
constexpr QRgb ring = 0xFFFFFDF7;

/// Names come from files too and must not lead out of the folder.
bool is_plain(const QString& name) {
    return std::ranges::all_of(
        name, [](QChar c) { return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-'; });
}

/// The ground of a drawing's second look: another hue than the first, light enough for dark felt.
QByteArray second_ground(const QString& drawing) {
    static const QHash<QString, QByteArray> grounds = {
        {"person-1", "#E0B04A"}, {"person-2", "#8FB0D6"},   {"person-3", "#6FB0A6"},  {"person-4", "#E59A78"},
        {"person-5", "#B5C26E"}, {"person-6", "#DC9AAE"},   {"bot-otter", "#D9A84E"}, {"bot-heron", "#E3A184"},
        {"bot-frog", "#A9A0D0"}, {"bot-beaver", "#86B8C9"}, {"bot-owl", "#9DBB7C"},   {"bot-pike", "#E8C9A0"}};
    return grounds.value(drawing, "#C8BAA4");
}

QByteArray drawing_named(const QString& name) {
    QFile file(QStringLiteral(":/art/avatars/%1.svg").arg(name));
    if (is_plain(name) && file.open(QIODevice::ReadOnly)) return file.readAll();
    QFile unknown(QStringLiteral(":/art/avatars/unknown.svg"));
    return unknown.open(QIODevice::ReadOnly) ? unknown.readAll() : QByteArray();
}

/// Every drawing begins with its ground, a circle.
void recolour_ground(QByteArray& drawing, const QByteArray& colour) {
    const qsizetype at = drawing.indexOf("fill=\"#");
    if (at >= 0) drawing.replace(at + 6, 7, colour);
}

void draw_circle(QPainter& painter, QRgb colour, qreal width, qreal inset) {
    painter.setPen(QPen(QColor::fromRgb(colour), width));
    const qreal edge = inset + width / 2;
    painter.drawEllipse(QRectF(edge, edge, drawing_size - 2 * edge, drawing_size - 2 * edge));
}

}  // namespace

AvatarProvider::AvatarProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

QImage AvatarProvider::requestImage(const QString& id, QSize* size, const QSize& requested) {
    const QString name = id.section(QLatin1Char('.'), 0, 0);
    const bool second = id.section(QLatin1Char('.'), 1) == QLatin1String("b");
    QByteArray drawing = drawing_named(name);
    if (second) recolour_ground(drawing, second_ground(name));
    QSvgRenderer renderer(drawing);

    QImage image(requested.isEmpty() ? renderer.defaultSize() : requested, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter);
    painter.scale(image.width() / drawing_size, image.height() / drawing_size);
    if (second) draw_circle(painter, ring, 5, 2);
    draw_circle(painter, rim, 2.5, 0);
    if (size) *size = image.size();
    return image;
}

void add_avatars(QQmlEngine& engine) { engine.addImageProvider(QStringLiteral("avatars"), new AvatarProvider); }

}  // namespace riverbones
