#pragma once

#include <QColor>

#include "ui/kit/crisp_item.hpp"

namespace riverbones {

// A ring of which a share is drawn in colour, clockwise from the top: how much is left of something.
class RingItem : public riverbones::CrispItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour MEMBER colour_ WRITE setColour NOTIFY lookChanged FINAL)
    Q_PROPERTY(QColor track MEMBER track_ WRITE setTrack NOTIFY lookChanged FINAL)
    Q_PROPERTY(qreal share MEMBER share_ WRITE setShare NOTIFY lookChanged FINAL)  ///< 0 to 1
    Q_PROPERTY(qreal lineWidth MEMBER line_width_ WRITE setLineWidth NOTIFY lookChanged FINAL)

public:
    using CrispItem::CrispItem;

    void setColour(const QColor& colour);
    void setTrack(const QColor& track);
    void setShare(qreal share);
    void setLineWidth(qreal width);

    void paint(QPainter* painter) override;

signals:
    void lookChanged();

private:
    QColor colour_;
    QColor track_;
    qreal share_ = 1;
    qreal line_width_ = 4;
};

}  // namespace riverbones
