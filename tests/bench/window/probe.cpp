#include "tests/bench/window/probe.hpp"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <memory>
#include <numeric>
#include <vector>

namespace riverbones::bench {

namespace {

using namespace std::chrono_literals;

void tell(const char* what, double number) {
    std::printf("%s %.3f\n", what, number);
    std::fflush(stdout);
}

/// Of all threads of this program, in milliseconds.
double processor_time() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// All of this program that is in memory, with what it has in common with others, in KiB.
double memory() {
    QFile file("/proc/self/smaps_rollup");
    if (!file.open(QIODevice::ReadOnly)) return 0;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray& line : lines) {
        if (line.startsWith("Rss:")) return line.simplified().split(' ').value(1).toDouble();
    }
    return 0;
}

}  // namespace

void tell_of_idling(QQuickWindow& window, int idle_seconds) {
    auto once = std::make_shared<bool>(false);
    QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [idle_seconds, once] {
        if (std::exchange(*once, true)) return;
        std::puts("frame");
        std::fflush(stdout);
        QTimer::singleShot(2s, [idle_seconds] {
            tell("memory", memory());
            const double before = processor_time();
            QTimer::singleShot(std::chrono::seconds(idle_seconds), [before] {
                tell("processor", processor_time() - before);
                QCoreApplication::quit();
            });
        });
    });
}

void tell_of_frames(QQuickWindow& window, int seconds) {
    struct Watch {
        QElapsedTimer since_last;
        std::vector<double> frames;
        double processor = 0;
    };
    auto watch = std::make_shared<Watch>();
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window,
        [watch] {
            if (watch->since_last.isValid()) {
                watch->frames.push_back(static_cast<double>(watch->since_last.nsecsElapsed()) / 1e6);
            } else {
                watch->processor = processor_time();
            }
            watch->since_last.start();
        },
        Qt::DirectConnection);
    QTimer::singleShot(std::chrono::seconds(seconds), &window, [watch] {
        std::vector<double>& frames = watch->frames;
        if (!frames.empty()) {
            std::ranges::sort(frames);
            tell("frames", static_cast<double>(frames.size()));
            tell("mean", std::accumulate(frames.begin(), frames.end(), 0.0) / static_cast<double>(frames.size()));
            tell("slow", frames[frames.size() * 99 / 100]);
            tell("processor", processor_time() - watch->processor);
        }
        QCoreApplication::quit();
    });
}

}  // namespace riverbones::bench
