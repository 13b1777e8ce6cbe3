#pragma once

#include <QObject>
#include <QThread>

#include <functional>
#include <memory>

#include "ui/play/loudspeaker.hpp"

namespace riverbones {

/// A loudspeaker that lives in a thread of its own, so that nobody waits while it is looked for: that takes up to 65 ms
/// where there is a sound server. It is made in that thread by `make` when the first sound is wanted, and not before.
class BackgroundLoudspeaker final : public Loudspeaker {
public:
    using Maker = std::function<std::unique_ptr<Loudspeaker>()>;

    explicit BackgroundLoudspeaker(Maker make);
    /// Everything asked for has been passed on when this returns.
    ~BackgroundLoudspeaker() override;

    void sound(const QString& name, double volume) override;
    void hush(const QString& name) override;
    void hushAll() override;

private:
    void pass_on(std::function<void(Loudspeaker&)> wish);

    Maker make_;
    std::unique_ptr<Loudspeaker> loudspeaker_;  ///< only ever touched in the thread
    QThread thread_;
    QObject there_;  ///< what lives in the thread
};

}  // namespace riverbones
