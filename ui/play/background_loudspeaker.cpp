#include "ui/play/background_loudspeaker.hpp"

#include <utility>

namespace riverbones {

BackgroundLoudspeaker::BackgroundLoudspeaker(Maker make) : make_(std::move(make)) {
    thread_.setObjectName("Loudspeaker");
    there_.moveToThread(&thread_);
}

BackgroundLoudspeaker::~BackgroundLoudspeaker() {
    if (!thread_.isRunning()) return;
    // What plays sounds must end in the thread where it began.
    QMetaObject::invokeMethod(
        &there_,
        [this] {
            loudspeaker_.reset();
            thread_.quit();
        },
        Qt::QueuedConnection);
    thread_.wait();
}

void BackgroundLoudspeaker::sound(const QString& name, double volume) {
    if (!thread_.isRunning()) thread_.start();
    pass_on([name, volume](Loudspeaker& loudspeaker) { loudspeaker.sound(name, volume); });
}

void BackgroundLoudspeaker::hush(const QString& name) {
    pass_on([name](Loudspeaker& loudspeaker) { loudspeaker.hush(name); });
}

void BackgroundLoudspeaker::hushAll() {
    pass_on([](Loudspeaker& loudspeaker) { loudspeaker.hushAll(); });
}

void BackgroundLoudspeaker::pass_on(std::function<void(Loudspeaker&)> wish) {
    // Before the first sound there is nothing to hush.
    if (!thread_.isRunning()) return;
    QMetaObject::invokeMethod(
        &there_,
        [this, wish = std::move(wish)] {
            if (!loudspeaker_) loudspeaker_ = make_();
            wish(*loudspeaker_);
        },
        Qt::QueuedConnection);
}

}  // namespace riverbones
