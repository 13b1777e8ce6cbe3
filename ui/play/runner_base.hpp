#pragma once

#include <QObject>
#include <QTimer>

#include "core/base/fast_random.hpp"
#include "core/base/refusal.hpp"
#include "ui/play/pace.hpp"

namespace riverbones {

/// The part of a runner that does not depend on the game: when a bot is asked, and when its answer is played. The
/// answer is computed in a worker while the bot seems to think; it is played when the time is over and the screen has
/// shown everything that happened before.
class RunnerBase : public QObject {
    Q_OBJECT

public:
    explicit RunnerBase(QObject* parent = nullptr);

    void setPace(Pace::Speed speed) { speed_ = speed; }

    /// Bots wait while the screen shows something.
    void hold();
    void release();
    /// The bot that thinks now acts at once.
    void hurry();

signals:
    /// The record could not be written. The match goes on; the next step tries again.
    void notSaved(riverbones::Refusal refusal);

protected:
    /// Whether a bot is awaited now, and whether it should leave a person time to take a step back.
    virtual bool botIsAwaited() const = 0;
    virtual bool someoneMayTakeBack() const = 0;
    /// Starts computing the bot's action; calls answered(question) when it is there.
    virtual void ask(int question) = 0;
    virtual void playAnswer() = 0;

    /// Something changed: whatever a bot was asked before is no longer wanted.
    void reconsider();
    void answered(int question);

    FastRandom& random() { return random_; }

private:
    void consider();
    void playWhenReady();

    Pace::Speed speed_ = Pace::Normal;
    QTimer thinking_;
    FastRandom random_;
    int question_ = 0;
    bool held_ = false;
    bool asked_ = false;
    bool answer_is_there_ = false;
};

}  // namespace riverbones
