#include "ui/play/pace.hpp"

#include "core/base/check.hpp"

namespace riverbones {

using std::chrono::milliseconds;

namespace {

struct Range {
    milliseconds least;
    milliseconds most;
};

Range range_of(Pace::Speed speed) {
    switch (speed) {
        case Pace::Calm: return {milliseconds(1200), milliseconds(2000)};
        case Pace::Normal: return {milliseconds(600), milliseconds(1200)};
        case Pace::Fast: return {milliseconds(250), milliseconds(500)};
        case Pace::Instant: return {milliseconds(0), milliseconds(0)};
    }
    RIVERBONES_CHECK(false);
}

}  // namespace

milliseconds thinking_time(Pace::Speed speed, FastRandom& random) {
    const auto [least, most] = range_of(speed);
    return least + milliseconds(random.below(static_cast<std::uint32_t>((most - least).count()) + 1));
}

milliseconds take_back_time(Pace::Speed speed) { return milliseconds(speed == Pace::Instant ? 0 : 3000); }

}  // namespace riverbones
