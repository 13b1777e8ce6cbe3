#include "ui/kit/dash_item.hpp"

#include <QPainter>

#include <algorithm>

namespace riverbones {

void DashItem::setColour(const QColor& colour) {
    if (replace(colour_, colour)) emit lookChanged();
}

void DashItem::setCornerRadius(qreal radius) {
    if (replace(corner_radius_, radius)) emit lookChanged();
}

void DashItem::setLineWidth(qreal width) {
    if (replace(line_width_, width)) emit lookChanged();
}

void DashItem::paint(QPainter* painter) {
    QPen pen(colour_, line_width_);
    // Lengths in units of the pen's width: dashes look the same on thin and thick lines.
    const qreal dash = std::max(2.0, 5 / line_width_);
    pen.setDashPattern({dash, dash * 0.75});
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(pen);
    const qreal half = line_width_ / 2;
    painter->drawRoundedRect(boundingRect().adjusted(half, half, -half, -half), corner_radius_, corner_radius_);
}

}  // namespace riverbones
