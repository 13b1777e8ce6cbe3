#pragma once

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrent>

#include <type_traits>
#include <utility>

namespace riverbones {

/// For all long work. Qt paints with the threads of its global pool: there a window would have to wait for bots.
QThreadPool& worker_pool();

/// Does `work` in a worker thread and hands what it returns to `done` in the thread of `receiver`, once, unless
/// `receiver` is gone by then. `work` must not touch what lives in this thread.
///
/// QFuture::then() would be shorter, but Qt 6.4 runs what it is given twice when the work ends just then, and crashes.
template <class Work, class Done>
void in_worker(QObject* receiver, Work work, Done done) {
    using Outcome = std::invoke_result_t<Work>;
    auto* watcher = new QFutureWatcher<Outcome>(receiver);
    QObject::connect(watcher, &QFutureWatcher<Outcome>::finished, receiver,
                     [watcher, done = std::move(done)]() mutable {
                         watcher->deleteLater();
                         done(watcher->result());
                     });
    watcher->setFuture(QtConcurrent::run(&worker_pool(), std::move(work)));
}

}  // namespace riverbones
