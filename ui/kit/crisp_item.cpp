#include "ui/kit/crisp_item.hpp"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGRendererInterface>
#include <QtMath>

#include <utility>

namespace riverbones {

namespace {

/// The software renderer would blur whatever does not begin at a whole pixel.
QSGTexture::Filtering filtering(const QQuickWindow& window) {
    const bool software = window.rendererInterface()->graphicsApi() == QSGRendererInterface::Software;
    return software ? QSGTexture::Nearest : QSGTexture::Linear;
}

}  // namespace

CrispItem::CrispItem(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

void CrispItem::setPixelScale(qreal scale) {
    if (scale <= 0 || qFuzzyCompare(scale, pixel_scale_)) return;
    pixel_scale_ = scale;
    ask_for_picture();
    emit pixelScaleChanged();
}

void CrispItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size()) ask_for_picture();
}

void CrispItem::itemChange(ItemChange change, const ItemChangeData& value) {
    if (change == ItemVisibleHasChanged && value.boolValue) update();
    QQuickItem::itemChange(change, value);
}

void CrispItem::ask_for_picture() {
    outdated_ = true;
    update();
}

QSGNode* CrispItem::updatePaintNode(QSGNode* before, UpdatePaintNodeData* /*data*/) {
    auto* node = static_cast<QSGImageNode*>(before);
    if (size().isEmpty()) {
        delete node;
        return nullptr;
    }
    if (!isVisible()) return node;
    if (!node) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        node->setFiltering(filtering(*window()));
        outdated_ = true;
    }
    if (std::exchange(outdated_, false)) {
        const QImage image = picture();
        node->setTexture(window()->createTextureFromImage(image, QQuickWindow::TextureHasAlphaChannel));
        node->setSourceRect(image.rect());
        // Pixel for pixel, though the item may end within one.
        node->setRect(QRectF(QPointF(), QSizeF(image.size()) / pixel_scale_));
    }
    return node;
}

QImage CrispItem::picture() {
    const QSizeF wanted = size() * pixel_scale_;
    QImage image(qCeil(wanted.width()), qCeil(wanted.height()), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(pixel_scale_, pixel_scale_);
    paint(&painter);
    return image;
}

}  // namespace riverbones
