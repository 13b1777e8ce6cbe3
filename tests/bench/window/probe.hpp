#pragma once

#include <QQuickWindow>

namespace riverbones::bench {

// What a watched program tells its watcher, a line each on its standard output: "frame" when the first frame is on the
// screen, then a name and a number: memory in KiB, processor time in ms, times of frames in ms.

/// Says "frame" with the first frame, then "memory <KiB>" two seconds later, then "processor <ms>" for what
/// `idle_seconds` more have cost, and ends the program.
void tell_of_idling(QQuickWindow& window, int idle_seconds);

/// Says how long frames took over `seconds`: "frames <count>", "mean <ms>", "slow <ms>" (only one in a
/// hundred took longer) and "processor <ms>", and ends.
void tell_of_frames(QQuickWindow& window, int seconds);

}  // namespace riverbones::bench
