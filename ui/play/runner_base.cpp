#include "ui/play/runner_base.hpp"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace riverbones {

RunnerBase::RunnerBase(QObject* parent) : QObject(parent), random_(QRandomGenerator::system()->generate64()) {
    thinking_.setSingleShot(true);
    connect(&thinking_, &QTimer::timeout, this, &RunnerBase::playWhenReady);
}

void RunnerBase::hold() {
    held_ = true;
    thinking_.stop();
}

void RunnerBase::release() {
    if (!std::exchange(held_, false)) return;
    consider();
}

void RunnerBase::hurry() {
    if (held_ || !asked_) return;
    thinking_.stop();
    playWhenReady();
}

void RunnerBase::reconsider() {
    ++question_;
    thinking_.stop();
    answer_is_there_ = false;
    asked_ = false;
    consider();
}

void RunnerBase::consider() {
    if (!botIsAwaited()) return;
    if (!asked_) {
        asked_ = true;
        ask(question_);
    }
    if (held_) return;
    const auto least = someoneMayTakeBack() ? take_back_time(speed_) : std::chrono::milliseconds(0);
    thinking_.start(std::max(least, thinking_time(speed_, random_)));
}

void RunnerBase::answered(int question) {
    if (question != question_) return;
    answer_is_there_ = true;
    playWhenReady();
}

void RunnerBase::playWhenReady() {
    if (held_ || !answer_is_there_ || thinking_.isActive()) return;
    playAnswer();
}

}  // namespace riverbones
