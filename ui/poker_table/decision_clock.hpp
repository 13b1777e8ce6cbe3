#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

namespace riverbones {

/// Counts the seconds of a decision: first those that everybody has, then those of the seat's time bank. A decision
/// may be put aside and gone on with; only a new one begins from the full time. Time that nobody looked at, because
/// the machine slept, does not count.
class DecisionClock : public QObject {
    Q_OBJECT

public:
    using Milliseconds = std::chrono::milliseconds;
    using Time = std::function<Milliseconds()>;  ///< since any moment; never goes back

    explicit DecisionClock(QObject* parent = nullptr);

    /// Where the time comes from, in place of the machine's own clock.
    void setTime(Time time);

    /// A decision of this length begins, with so much left in the bank.
    void begin(std::chrono::seconds allowed, std::chrono::seconds bank);
    void run();
    void pause();
    /// There is no decision.
    void stop();
    /// So much is left in the bank after seconds of it have been used up; see bankUsed.
    void setBank(std::chrono::seconds bank) { bank_ = bank; }

    /// Whole seconds, those that have begun counted: of the decision's own time, then of the bank.
    int secondsLeft() const;
    bool bankRuns() const { return on_ && elapsed_ >= allowed_; }

    /// Looks what has become due. Called by itself ten times a second while it runs.
    void look();

signals:
    void ticked();
    /// So many seconds of the bank are gone.
    void bankUsed(int seconds);
    void timeIsUp();

private:
    Milliseconds allowed_{};
    Milliseconds elapsed_{};
    Milliseconds seen_{};  ///< when it was looked at last
    std::chrono::seconds bank_{};
    std::chrono::seconds used_{};  ///< of the bank, in this decision
    bool on_ = false;
    int told_ = -1;
    Time time_;
    QTimer timer_;
};

}  // namespace riverbones
