#pragma once

#include <QColor>

#include "ui/kit/crisp_item.hpp"

namespace riverbones {

// A dashed rounded outline: places that are empty and buttons that are closed.
class DashItem : public riverbones::CrispItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour MEMBER colour_ WRITE setColour NOTIFY lookChanged FINAL)
    Q_PROPERTY(qreal cornerRadius MEMBER corner_radius_ WRITE setCornerRadius NOTIFY lookChanged FINAL)
    Q_PROPERTY(qreal lineWidth MEMBER line_width_ WRITE setLineWidth NOTIFY lookChanged FINAL)

public:
    using CrispItem::CrispItem;

    void setColour(const QColor& colour);
    void setCornerRadius(qreal radius);
    void setLineWidth(qreal width);

    void paint(QPainter* painter) override;

signals:
    void lookChanged();

private:
    QColor colour_;
    qreal corner_radius_ = 0;
    qreal line_width_ = 1;
};

}  // namespace riverbones
