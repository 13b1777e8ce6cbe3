#include "ui/poker_table/decision_clock.hpp"

#include <algorithm>
#include <utility>

namespace riverbones {

using std::chrono::seconds;
using namespace std::chrono_literals;

namespace {

constexpr auto looking_every = 100ms;
/// Nobody looks away for so long unless the machine sleeps.
constexpr auto longest_gap = 3s;

DecisionClock::Milliseconds machine_time() {
    return std::chrono::duration_cast<DecisionClock::Milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace

DecisionClock::DecisionClock(QObject* parent) : QObject(parent), time_(machine_time) {
    timer_.setInterval(looking_every);
    connect(&timer_, &QTimer::timeout, this, &DecisionClock::look);
}

void DecisionClock::setTime(Time time) {
    time_ = std::move(time);
    seen_ = time_();
}

void DecisionClock::begin(seconds allowed, seconds bank) {
    stop();
    allowed_ = allowed;
    bank_ = bank;
    elapsed_ = {};
    used_ = {};
    on_ = true;
}

void DecisionClock::run() {
    if (!on_ || timer_.isActive()) return;
    seen_ = time_();
    timer_.start();
    look();
}

void DecisionClock::pause() { timer_.stop(); }

void DecisionClock::stop() {
    timer_.stop();
    on_ = false;
    told_ = -1;
}

int DecisionClock::secondsLeft() const {
    if (!on_) return -1;
    if (bankRuns()) return static_cast<int>(bank_.count());
    return static_cast<int>(std::chrono::ceil<seconds>(allowed_ - elapsed_).count());
}

void DecisionClock::look() {
    if (!timer_.isActive()) return;
    const Milliseconds now = time_();
    const Milliseconds gap = now - std::exchange(seen_, now);
    if (gap <= longest_gap) elapsed_ += gap;
    const seconds due = std::chrono::floor<seconds>(elapsed_ - allowed_) - used_;
    if (bankRuns() && due > 0s && bank_ > 0s) {
        const seconds used = std::min(due, bank_);
        used_ += used;
        emit bankUsed(static_cast<int>(used.count()));
    }
    if (const int left = secondsLeft(); left != told_) {
        told_ = left;
        emit ticked();
    }
    if (bankRuns() && bank_ == 0s) {
        stop();
        emit timeIsUp();
    }
}

}  // namespace riverbones
