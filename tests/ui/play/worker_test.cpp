#include <QSemaphore>
#include <QTest>

#include "ui/play/in_worker.hpp"

using namespace riverbones;

class WorkerTest : public QObject {
    Q_OBJECT

private slots:
    void what_is_asked_is_answered_once_in_the_thread_of_who_asked() {
        QObject receiver;
        QThread* const here = QThread::currentThread();
        QThread* worked_in = nullptr;
        QList<int> answers;
        in_worker(
            &receiver,
            [&worked_in] {
                worked_in = QThread::currentThread();
                return 6;
            },
            [&](int answer) {
                QCOMPARE(QThread::currentThread(), here);
                answers.append(answer);
            });
        QCOMPARE(answers, QList<int>{});
        QTRY_COMPARE(answers, QList<int>{6});
        QVERIFY(worked_in != here);
    }

    void threads_that_paint_stay_free() {
        QObject receiver;
        QSemaphore begun;
        QSemaphore may_end;
        bool done = false;
        in_worker(
            &receiver,
            [&] {
                begun.release();
                may_end.acquire();
                return 0;
            },
            [&](int) { done = true; });
        begun.acquire();
        QCOMPARE(QThreadPool::globalInstance()->activeThreadCount(), 0);
        may_end.release();
        QTRY_VERIFY(done);
    }

    /// Short work ends while its end is still being asked for.
    void many_short_questions_are_all_answered_once() {
        QObject receiver;
        int answers = 0;
        for (int question = 0; question < questions; ++question) {
            in_worker(
                &receiver, [] { return 1; }, [&answers](int answer) { answers += answer; });
            if (question % 100 == 0) QCoreApplication::processEvents();
        }
        QTRY_COMPARE(answers, questions);
        QTRY_COMPARE(receiver.children().size(), 0);
    }

    void nobody_is_answered_who_is_gone() {
        int answers = 0;
        for (int question = 0; question < 100; ++question) {
            QObject receiver;
            in_worker(
                &receiver, [] { return 1; }, [&answers](int answer) { answers += answer; });
        }
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QCOMPARE(answers, 0);
    }

private:
    static constexpr int questions = 200000;
};

QTEST_GUILESS_MAIN(WorkerTest)

#include "worker_test.moc"
