#pragma once

#include <QQuickPaintedItem>
#include <qqmlintegration.h>

namespace riverbones {

// A painted item whose picture has as many pixels as the screen shows of it: `pixelScale` is the scale of the
// window's content times the device pixel ratio. Painting itself stays in the item's own units.
// Derive from it by its full name: qmllint finds the base of a type only as it is written.
class CrispItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(qreal pixelScale READ pixelScale WRITE setPixelScale NOTIFY pixelScaleChanged FINAL)

public:
    explicit CrispItem(QQuickItem* parent = nullptr);

    qreal pixelScale() const { return pixel_scale_; }
    void setPixelScale(qreal scale);

signals:
    void pixelScaleChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

    // Sets a value, asks for a new picture and tells whether anything changed.
    template <typename Value>
    bool replace(Value& held, const Value& wanted) {
        if (held == wanted) return false;
        held = wanted;
        update();
        return true;
    }

private:
    void resize_picture();

    qreal pixel_scale_ = 1;
};

}  // namespace riverbones
