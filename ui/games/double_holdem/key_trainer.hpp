#pragma once

#include <QFutureWatcher>
#include <QList>
#include <QObject>
#include <QtQmlIntegration>

#include <array>

namespace riverbones {

/// Works out what each of three cards would have been worth as key card on the flop, in a worker. It knows no more than
/// the player knew then: the own cards, the flop and how many opponents there were.
class KeyTrainer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(riverbones::KeyTrainer::State state READ state NOTIFY changed FINAL)
    /// From 0 to 1, while it works.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged FINAL)
    /// Done: the mean share of the pot with each card as key card, from 0 to 1; else empty.
    Q_PROPERTY(QList<double> shares READ shares NOTIFY changed FINAL)

public:
    enum State { Idle, Working, Done };
    Q_ENUM(State)

    explicit KeyTrainer(QObject* parent = nullptr);
    ~KeyTrainer() override;

    State state() const { return state_; }
    double progress() const;
    QList<double> shares() const { return shares_; }

    /// The same cards always give the same figures.
    Q_INVOKABLE void start(const QList<int>& own, const QList<int>& flop, int opponents);
    /// Stops, or forgets what it has found.
    Q_INVOKABLE void cancel();

signals:
    void changed();
    void progressChanged();

private:
    using Shares = std::array<double, 3>;

    void finish();
    void become(State state);

    QFutureWatcher<Shares> watcher_;
    State state_ = Idle;
    QList<double> shares_;
};

}  // namespace riverbones
