#pragma once

#include <QQuickItem>
#include <qqmlintegration.h>

class QPainter;

namespace riverbones {

// A painted item whose picture has as many pixels as the screen shows of it: `pixelScale` is the scale of the
// window's content times the device pixel ratio. Painting itself stays in the item's own units.
// Not a QQuickPaintedItem: that one keeps its picture, and the software renderer a second one, as long as it lives, and
// it draws what is not seen.
// Derive from it by its full name: qmllint finds the base of a type only as it is written.
class CrispItem : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(qreal pixelScale READ pixelScale WRITE setPixelScale NOTIFY pixelScaleChanged FINAL)

public:
    explicit CrispItem(QQuickItem* parent = nullptr);

    qreal pixelScale() const { return pixel_scale_; }
    void setPixelScale(qreal scale);

    /// Draws the whole item, on the thread that draws the scene.
    virtual void paint(QPainter* painter) = 0;

signals:
    void pixelScaleChanged();

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& value) override;
    QSGNode* updatePaintNode(QSGNode* before, UpdatePaintNodeData* data) override;

    // Sets a value, asks for a new picture and tells whether anything changed.
    template <typename Value>
    bool replace(Value& held, const Value& wanted) {
        if (held == wanted) return false;
        held = wanted;
        ask_for_picture();
        return true;
    }

private:
    void ask_for_picture();
    QImage picture();

    qreal pixel_scale_ = 1;
    bool outdated_ = true;
};

}  // namespace riverbones
