#pragma once

#include <QQuickWindow>
#include <QStringList>

namespace riverbones {

/// What is wrong with the texts that are on the screen now, a line each; empty if all is well. A text may not be cut
/// short, stand out of its own box, its button, a part that clips or the window, or lie on another text. What is
/// covered by something opaque, or can be scrolled to, is not held against it.
/// Only these names (of players) may end in an ellipsis.
QStringList layout_problems(const QQuickWindow& window, const QStringList& names);

}  // namespace riverbones
