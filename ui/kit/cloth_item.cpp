#include "ui/kit/cloth_item.hpp"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

#include <algorithm>

namespace riverbones {
namespace {

constexpr qreal kShadowDepth = 22;

QImage tile(const QString& path, qreal pixels) {
    QSvgRenderer renderer(path);
    if (!renderer.isValid()) return {};
    QImage image(renderer.defaultSize() * pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

// Light comes from the top, so the upper rim throws the deeper shadow.
void draw_inner_shadow(QPainter& painter, const QRectF& field, qreal radius) {
    QPainterPath inside;
    inside.addRoundedRect(field, radius, radius);
    painter.save();
    painter.setClipPath(inside);
    painter.setBrush(Qt::NoBrush);
    for (qreal width = kShadowDepth; width > 1; width -= 3) {
        painter.setPen(QPen(QColor(0, 0, 0, 6), width));
        painter.drawRoundedRect(field.translated(0, width / 8), radius, radius);
    }
    painter.restore();
}

}  // namespace

void ClothItem::setMiddle(const QColor& colour) {
    if (replace(middle_, colour)) emit lookChanged();
}

void ClothItem::setEdge(const QColor& colour) {
    if (replace(edge_, colour)) emit lookChanged();
}

void ClothItem::setSeam(const QColor& colour) {
    if (replace(seam_, colour)) emit lookChanged();
}

void ClothItem::setCornerRadius(qreal radius) {
    if (replace(corner_radius_, radius)) emit lookChanged();
}

void ClothItem::setSeamInset(qreal inset) {
    if (replace(seam_inset_, inset)) emit lookChanged();
}

void ClothItem::setWeave(const QString& path) {
    if (replace(weave_, path)) emit lookChanged();
}

void ClothItem::paint(QPainter* painter) {
    const QRectF field = boundingRect();
    const qreal radius = std::min({corner_radius_, field.width() / 2, field.height() / 2});
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);

    QRadialGradient fall(field.center(), std::max(field.width(), field.height()) * 0.72);
    fall.setColorAt(0.45, middle_);
    fall.setColorAt(1, edge_);
    painter->setBrush(fall);
    painter->drawRoundedRect(field, radius, radius);

    if (const QImage weave = tile(weave_, pixelScale()); !weave.isNull()) {
        QBrush brush(weave);
        brush.setTransform(QTransform::fromScale(1 / pixelScale(), 1 / pixelScale()));
        painter->setBrush(brush);
        painter->drawRoundedRect(field, radius, radius);
    }
    draw_inner_shadow(*painter, field, radius);

    QPen pen(seam_, 1);
    pen.setDashPattern({3, 2.5});
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    const QRectF inner = field.adjusted(seam_inset_, seam_inset_, -seam_inset_, -seam_inset_);
    painter->drawRoundedRect(inner, std::max(4.0, radius - seam_inset_), std::max(4.0, radius - seam_inset_));
}

}  // namespace riverbones
