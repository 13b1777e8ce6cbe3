#pragma once

#include <QColor>

#include "ui/kit/crisp_item.hpp"

namespace riverbones {

// The felt of a mat inside its rim: colour falling off towards the edge, the weave, the inner shadow and the seam.
// Painted in one go because a rounded corner of this size cannot be clipped cleanly in every renderer.
class ClothItem : public riverbones::CrispItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor middle MEMBER middle_ WRITE setMiddle NOTIFY lookChanged FINAL)
    Q_PROPERTY(QColor edge MEMBER edge_ WRITE setEdge NOTIFY lookChanged FINAL)
    Q_PROPERTY(QColor seam MEMBER seam_ WRITE setSeam NOTIFY lookChanged FINAL)
    Q_PROPERTY(qreal cornerRadius MEMBER corner_radius_ WRITE setCornerRadius NOTIFY lookChanged FINAL)
    Q_PROPERTY(qreal seamInset MEMBER seam_inset_ WRITE setSeamInset NOTIFY lookChanged FINAL)
    Q_PROPERTY(QString weave MEMBER weave_ WRITE setWeave NOTIFY lookChanged FINAL)

public:
    using CrispItem::CrispItem;

    void setMiddle(const QColor& colour);
    void setEdge(const QColor& colour);
    void setSeam(const QColor& colour);
    void setCornerRadius(qreal radius);
    void setSeamInset(qreal inset);
    // Resource path of a seamless tile, empty for none.
    void setWeave(const QString& path);

    void paint(QPainter* painter) override;

signals:
    void lookChanged();

private:
    QColor middle_;
    QColor edge_;
    QColor seam_;
    qreal corner_radius_ = 0;
    qreal seam_inset_ = 12;
    QString weave_;
};

}  // namespace riverbones
