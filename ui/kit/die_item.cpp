#include "ui/kit/die_item.hpp"

#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <map>
#include <memory>

#include "ui/kit/die_cube.hpp"

namespace riverbones {
namespace {

constexpr qreal kOverhang = 0.25;

// Painting may happen on the thread that draws the scene, one for each window: each thread keeps its own drawings.
QSvgRenderer& drawing(const QString& name) {
    thread_local std::map<QString, std::unique_ptr<QSvgRenderer>> known;
    auto& renderer = known[name];
    if (!renderer) renderer = std::make_unique<QSvgRenderer>(QStringLiteral(":/art/dice/%1.svg").arg(name));
    return *renderer;
}

}  // namespace

void DieItem::setFace(int face) {
    if (replace(face_, std::clamp(face, 1, 6))) emit faceChanged();
}

void DieItem::setProgress(qreal progress) {
    if (replace(progress_, std::clamp(progress, 0.0, 1.0))) emit progressChanged();
}

void DieItem::setTurns(qreal turns) {
    if (replace(turns_, turns)) emit turnsChanged();
}

void DieItem::setAxisSeed(int seed) {
    if (replace(axis_seed_, seed)) emit axisSeedChanged();
}

void DieItem::setLean(qreal degrees) {
    if (replace(lean_, degrees)) emit leanChanged();
}

void DieItem::setCovered(bool covered) {
    if (replace(covered_, covered)) emit coveredChanged();
}

void DieItem::setNumerals(bool numerals) {
    if (replace(numerals_, numerals)) emit numeralsChanged();
}

qreal DieItem::overhang() const { return kOverhang; }

void DieItem::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal side = width() / (1 + 2 * kOverhang);
    painter->translate(width() / 2, height() / 2);
    // A covered die must look the same whatever is under it and wherever it lies.
    if (!covered_) painter->rotate(lean_);
    painter->scale(side / 100, side / 100);
    painter->translate(-50, -50);
    if (!at_rest()) {
        draw_cube(*painter, tumble(face_, progress_, turns_, axis_seed_), !numerals_);
        return;
    }
    const QString name = covered_ ? QStringLiteral("covered")
                                  : QString::number(face_) + (numerals_ ? QStringLiteral("-numeral") : QString());
    drawing(name).render(painter, QRectF(0, 0, 100, 100));
}

}  // namespace riverbones
