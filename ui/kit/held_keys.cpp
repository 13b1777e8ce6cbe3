#include "ui/kit/held_keys.hpp"

#include <QCoreApplication>
#include <QTimerEvent>

#include <utility>

namespace riverbones {

namespace {

/// Milliseconds for the second half of a pair to arrive.
constexpr int patience = 20;
/// Milliseconds between the halves by their own clock; no finger is so quick.
constexpr quint64 at_the_same_time = 2;

}  // namespace

bool HeldKeys::eventFilter(QObject* receiver, QEvent* event) {
    if (sends_ || !receiver->isWindowType()) return false;
    if (event->type() == QEvent::KeyRelease) {
        const auto& release = static_cast<const QKeyEvent&>(*event);
        letGo();
        if (release.isAutoRepeat()) return false;
        keep(receiver, release);
        return true;
    }
    if (event->type() != QEvent::KeyPress) return false;
    const auto& press = static_cast<const QKeyEvent&>(*event);
    if (wasHeld(press)) {
        repeat(press);
        return true;
    }
    letGo();
    return false;
}

void HeldKeys::timerEvent(QTimerEvent* event) {
    if (event->timerId() == patience_.timerId()) letGo();
}

bool HeldKeys::wasHeld(const QKeyEvent& press) const {
    return release_ && press.key() == release_->key() && press.timestamp() - release_->timestamp() <= at_the_same_time;
}

void HeldKeys::keep(QObject* window, const QKeyEvent& release) {
    window_ = window;
    release_.reset(release.clone());
    patience_.start(patience, this);
}

void HeldKeys::repeat(const QKeyEvent& press) {
    patience_.stop();
    release_.reset();
    QKeyEvent again(press.type(), press.key(), press.modifiers(), press.nativeScanCode(), press.nativeVirtualKey(),
                    press.nativeModifiers(), press.text(), true, static_cast<quint16>(press.count()));
    again.setTimestamp(press.timestamp());
    send(window_, again);
}

void HeldKeys::letGo() {
    patience_.stop();
    if (const auto release = std::move(release_)) send(window_, *release);
}

void HeldKeys::send(QObject* window, QKeyEvent& event) {
    if (!window) return;
    sends_ = true;
    QCoreApplication::sendEvent(window, &event);
    sends_ = false;
}

}  // namespace riverbones
