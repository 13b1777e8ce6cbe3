#include "ui/kit/ring_item.hpp"

#include <QPainter>

namespace riverbones {

void RingItem::setColour(const QColor& colour) {
    if (replace(colour_, colour)) emit lookChanged();
}

void RingItem::setTrack(const QColor& track) {
    if (replace(track_, track)) emit lookChanged();
}

void RingItem::setShare(qreal share) {
    if (replace(share_, share)) emit lookChanged();
}

void RingItem::setLineWidth(qreal width) {
    if (replace(line_width_, width)) emit lookChanged();
}

void RingItem::paint(QPainter* painter) {
    // Qt counts in sixteenths of a degree, against the clock, from the right.
    constexpr int whole = 360 * 16;
    constexpr int top = 90 * 16;
    const qreal half = line_width_ / 2;
    const QRectF circle = boundingRect().adjusted(half, half, -half, -half);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(track_, line_width_));
    painter->drawEllipse(circle);
    painter->setPen(QPen(colour_, line_width_, Qt::SolidLine, Qt::FlatCap));
    painter->drawArc(circle, top, -qRound(whole * share_));
}

}  // namespace riverbones
