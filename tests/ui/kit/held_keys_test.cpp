#include "ui/kit/held_keys.hpp"

#include <QTest>
#include <QWindow>

using namespace riverbones;

/// Notes the keys that reach it: "+" down, "-" up, "=" still down.
class NotingWindow : public QWindow {
public:
    QString noted;

protected:
    void keyPressEvent(QKeyEvent* event) override { noted += (event->isAutoRepeat() ? "=" : "+") + event->text(); }
    void keyReleaseEvent(QKeyEvent* event) override { noted += "-" + event->text(); }
};

class HeldKeysTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        window_.noted.clear();
        qApp->installEventFilter(&held_keys_);
        key(QEvent::KeyPress, "a", 1000);
    }

    void cleanup() { qApp->removeEventFilter(&held_keys_); }

    void up_and_down_at_the_same_time_is_still_down() {
        for (const quint64 time : {1500u, 1540u}) {
            key(QEvent::KeyRelease, "a", time);
            key(QEvent::KeyPress, "a", time + 1);
        }
        key(QEvent::KeyRelease, "a", 1600);
        QTRY_COMPARE(window_.noted, "+a=a=a-a");
    }

    void a_finger_takes_longer() {
        key(QEvent::KeyRelease, "a", 1050);
        key(QEvent::KeyPress, "a", 1060);
        QCOMPARE(window_.noted, "+a-a+a");
    }

    void what_goes_up_alone_is_told_a_moment_later() {
        key(QEvent::KeyRelease, "a", 1050);
        QTRY_COMPARE(window_.noted, "+a-a");
    }

    void keys_keep_their_order() {
        key(QEvent::KeyRelease, "a", 1050);
        key(QEvent::KeyPress, "b", 1050);
        key(QEvent::KeyRelease, "b", 1080);
        key(QEvent::KeyPress, "c", 1090);
        QCOMPARE(window_.noted, "+a-a+b-b+c");
    }

    void what_is_said_to_repeat_goes_through() {
        QKeyEvent up(QEvent::KeyRelease, Qt::Key_A, Qt::NoModifier, "a", true);
        QCoreApplication::sendEvent(&window_, &up);
        QKeyEvent down(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier, "a", true);
        QCoreApplication::sendEvent(&window_, &down);
        QCOMPARE(window_.noted, "+a-a=a");
    }

private:
    void key(QEvent::Type type, const QString& letter, quint64 time) {
        QKeyEvent event(type, letter[0].toUpper().unicode(), Qt::NoModifier, letter);
        event.setTimestamp(time);
        QCoreApplication::sendEvent(&window_, &event);
    }

    HeldKeys held_keys_;
    NotingWindow window_;
};

QTEST_MAIN(HeldKeysTest)
#include "held_keys_test.moc"
