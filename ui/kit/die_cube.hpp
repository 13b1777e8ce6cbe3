#pragma once

#include <QQuaternion>

class QPainter;

namespace riverbones {

// The turn that shows `face` to the viewer, upright, as the drawings of the six faces have it.
QQuaternion turn_showing(int face);

// Where a tumbling die is turned to. At progress 1 it shows `face`; before that it is `turns` whole turns away,
// about an axis that depends on `axis_seed` only, so that a redraw shows the same throw.
QQuaternion tumble(int face, qreal progress, qreal turns, int axis_seed);

// Draws a bone cube turned by `turn` around the middle of a field of 100 x 100 units, the size of the drawings.
// The faces stay blank where pips would be wrong (dice with numerals).
void draw_cube(QPainter& painter, const QQuaternion& turn, bool pips);

}  // namespace riverbones
