#include "ui/kit/die_cube.hpp"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QVector3D>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace riverbones {
namespace {

// Units of the drawings in assets/dice: the body is 94 x 91 around (50, 47.5), with a lip of 5 below.
constexpr QPointF kMiddle(50, 47.5);
constexpr float kHalf = 46;
constexpr float kRounding = 21;
constexpr float kFlat = kHalf - kRounding * 0.7F;
constexpr qreal kLip = 5;
constexpr float kEyeDistance = 520;

struct Face {
    int pips;
    QVector3D normal;
    QVector3D right;
    QVector3D down;
};

// x to the right, y down, z towards the viewer. Opposite faces add up to seven.
const std::array<Face, 6>& faces() {
    static const std::array<Face, 6> all{{
        {1, {0, 0, 1}, {1, 0, 0}, {0, 1, 0}},
        {2, {1, 0, 0}, {0, 0, -1}, {0, 1, 0}},
        {3, {0, -1, 0}, {1, 0, 0}, {0, 0, 1}},
        {4, {0, 1, 0}, {1, 0, 0}, {0, 0, -1}},
        {5, {-1, 0, 0}, {0, 0, 1}, {0, 1, 0}},
        {6, {0, 0, -1}, {-1, 0, 0}, {0, 1, 0}},
    }};
    return all;
}

std::vector<QPointF> pip_places(int pips) {
    constexpr qreal side = 23;
    constexpr qreal high = 22.5;
    constexpr qreal six = 24.5;
    switch (pips) {
        case 1: return {{0, 0}};
        case 2: return {{-side, -high}, {side, high}};
        case 3: return {{-side, -high}, {0, 0}, {side, high}};
        case 4: return {{-side, -high}, {side, -high}, {-side, high}, {side, high}};
        case 5: return {{-side, -high}, {side, -high}, {0, 0}, {-side, high}, {side, high}};
        default: return {{-side, -six}, {-side, 0}, {-side, six}, {side, -six}, {side, 0}, {side, six}};
    }
}

QPointF project(const QVector3D& point) {
    const float nearer = kEyeDistance / (kEyeDistance - point.z());
    return kMiddle + QPointF(point.x() * nearer, point.y() * nearer);
}

// A cube with rounded edges is a smaller cube with a ball rolled round it: seen from anywhere its outline is the
// outline of the eight inner corners, drawn with a round pen.
QPainterPath outline(const QQuaternion& turn) {
    constexpr float inner = kHalf - kRounding;
    QPainterPath path;
    for (const Face& face : faces()) {
        QPolygonF corners;
        for (const auto& [along, across] : {std::pair{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}) {
            const auto corner =
                face.normal + face.right * static_cast<float>(along) + face.down * static_cast<float>(across);
            corners << project(turn.rotatedVector(corner * inner));
        }
        QPainterPath side;
        side.addPolygon(corners);
        side.closeSubpath();
        path = path.united(side);
    }
    return path;
}

void fill_rounded(QPainter& painter, const QPainterPath& path, const QBrush& brush) {
    painter.setBrush(brush);
    painter.setPen(QPen(brush, 2 * kRounding, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

void draw_pips(QPainter& painter, int pips) {
    const bool one = pips == 1;
    const qreal radius = one ? 15 : 10.5;
    const QColor hole = one ? QColor(0xB2, 0x3A, 0x28) : QColor(0x2B, 0x24, 0x20);
    for (const QPointF& place : pip_places(pips)) {
        painter.setBrush(QColor(255, 255, 255, 190));
        painter.drawEllipse(place + QPointF(0, 2), radius, radius);
        painter.setBrush(hole);
        painter.drawEllipse(place, radius, radius);
        painter.setBrush(QColor(255, 255, 255, 26));
        painter.drawEllipse(place + QPointF(0, radius * 0.14), radius * 0.78, radius * 0.78);
    }
}

// Light comes from the top, a little from the viewer.
QColor lit(const QVector3D& normal) {
    const float light = std::clamp(QVector3D::dotProduct(normal, QVector3D(0, -0.55F, 0.83F)), 0.0F, 1.0F);
    const auto mix = [light](int dim, int bright) {
        return static_cast<int>(std::lround(dim + (bright - dim) * light));
    };
    return {mix(0xCD, 0xFC), mix(0xB7, 0xF5), mix(0x8C, 0xE6)};
}

void draw_face(QPainter& painter, const Face& face, const QQuaternion& turn, bool pips) {
    const QVector3D normal = turn.rotatedVector(face.normal);
    const QVector3D centre = normal * kHalf;
    const QVector3D right = turn.rotatedVector(face.right) * kFlat;
    const QVector3D down = turn.rotatedVector(face.down) * kFlat;
    if (QVector3D::dotProduct(normal, QVector3D(0, 0, kEyeDistance) - centre) <= 0) return;

    const QPolygonF quad({project(centre - right - down), project(centre + right - down),
                          project(centre + right + down), project(centre - right + down)});
    QTransform to_quad;
    if (!QTransform::squareToQuad(quad, to_quad)) return;
    painter.save();
    painter.setTransform(to_quad, true);
    painter.scale(1 / (2.0 * kFlat), 1 / (2.0 * kFlat));
    painter.translate(kFlat, kFlat);
    painter.setPen(Qt::NoPen);
    painter.setBrush(lit(normal));
    painter.drawRoundedRect(QRectF(-kFlat, -kFlat, 2 * kFlat, 2 * kFlat), kRounding * 0.75, kRounding * 0.75);
    if (pips) draw_pips(painter, face.pips);
    painter.restore();
}

}  // namespace

QQuaternion turn_showing(int face) {
    const auto& shown = faces().at(static_cast<std::size_t>(std::clamp(face, 1, 6) - 1));
    // The axes of the face, as columns, are where x, y and z of the cube's front lie; the way back shows it.
    return QQuaternion::fromAxes(shown.right, shown.down, shown.normal).conjugated();
}

QQuaternion tumble(int face, qreal progress, qreal turns, int axis_seed) {
    const qreal left = 1 - std::clamp(progress, 0.0, 1.0);
    // Golden-angle steps: neighbouring dice get axes that look nothing alike.
    const qreal around = axis_seed * 2.399963 + 0.6;
    const QVector3D axis(static_cast<float>(std::cos(around)), static_cast<float>(std::sin(around)),
                         0.35F + 0.1F * static_cast<float>(axis_seed % 4));
    return QQuaternion::fromAxisAndAngle(axis, static_cast<float>(360 * turns * left)) * turn_showing(face);
}

void draw_cube(QPainter& painter, const QQuaternion& turn, bool pips) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPainterPath body = outline(turn);
    const QRectF extent = body.boundingRect().adjusted(-kRounding, -kRounding, kRounding, kRounding);
    fill_rounded(painter, body.translated(0, kLip), QColor(0xB7, 0x9F, 0x74));
    QLinearGradient bone(extent.topLeft(), extent.bottomLeft());
    bone.setColorAt(0, QColor(0xFB, 0xF3, 0xE2));
    bone.setColorAt(1, QColor(0xD9, 0xC7, 0xA2));
    fill_rounded(painter, body, bone);
    // Pips near an edge go round it: what would stand out of the body is cut off.
    QPainterPathStroker pen;
    pen.setWidth(2 * kRounding);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setClipPath(pen.createStroke(body).united(body));
    for (const Face& face : faces()) draw_face(painter, face, turn, pips);
    painter.restore();
}

}  // namespace riverbones
