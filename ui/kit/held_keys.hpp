#pragma once

#include <QBasicTimer>
#include <QKeyEvent>
#include <QObject>
#include <QPointer>

#include <memory>

namespace riverbones {

/// X11 repeats a key that is held down as if it went up and down again. Qt notices most of these pairs, but takes those
/// that arrive apart for a finger. As an event filter of the application this keeps what goes up for a moment: if the
/// same key goes down at the same time, by the clock of the events, it was held, and its press is an auto-repeat.
class HeldKeys : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* receiver, QEvent* event) override;

protected:
    void timerEvent(QTimerEvent* event) override;

private:
    void keep(QObject* window, const QKeyEvent& release);
    void repeat(const QKeyEvent& press);
    void letGo();
    void send(QObject* window, QKeyEvent& event);
    bool wasHeld(const QKeyEvent& press) const;

    QPointer<QObject> window_;
    std::unique_ptr<QKeyEvent> release_;
    QBasicTimer patience_;
    bool sends_ = false;
};

}  // namespace riverbones
