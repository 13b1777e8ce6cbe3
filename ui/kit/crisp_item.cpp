#include "ui/kit/crisp_item.hpp"

#include <algorithm>

namespace riverbones {

CrispItem::CrispItem(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(true); }

void CrispItem::setPixelScale(qreal scale) {
    if (scale <= 0 || qFuzzyCompare(scale, pixel_scale_)) return;
    pixel_scale_ = scale;
    resize_picture();
    emit pixelScaleChanged();
}

void CrispItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size()) resize_picture();
}

void CrispItem::resize_picture() {
    const QSizeF wanted = size() * pixel_scale_;
    setTextureSize({std::max(1, qRound(wanted.width())), std::max(1, qRound(wanted.height()))});
    update();
}

}  // namespace riverbones
