#include "ui/play/in_worker.hpp"

namespace riverbones {

Q_GLOBAL_STATIC(QThreadPool, pool)

QThreadPool& worker_pool() { return *pool; }

}  // namespace riverbones
