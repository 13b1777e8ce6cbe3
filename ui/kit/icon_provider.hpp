#pragma once

#include <QQuickImageProvider>

class QQmlEngine;

namespace riverbones {

// Line icons in any colour and size: image://icons/<name>/<colour without #>.
class IconProvider : public QQuickImageProvider {
public:
    IconProvider();

    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

// Every engine that shows the kit needs this once, before it loads anything.
void add_icons(QQmlEngine& engine);

}  // namespace riverbones
