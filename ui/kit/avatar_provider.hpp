#pragma once

#include <QQuickImageProvider>

class QQmlEngine;

namespace riverbones {

/// Pictures of people and bots: image://avatars/<drawing>, or <drawing>.b for its second look, which has another ground
/// and a ring, so that it can be told from the first without seeing its colour. A name that is not known gives a
/// picture of somebody.
class AvatarProvider : public QQuickImageProvider {
public:
    AvatarProvider();

    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

/// Every engine that shows the kit needs this once, before it loads anything.
void add_avatars(QQmlEngine& engine);

}  // namespace riverbones
