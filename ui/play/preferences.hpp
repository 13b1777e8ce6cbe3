#pragma once

#include <QObject>
#include <QSettings>
#include <QtQmlIntegration>

#include "ui/play/pace.hpp"

namespace riverbones {

/// What the people at this computer have chosen, kept in a readable file in the profile's folder. Values that make no
/// sense count as not chosen.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    /// Code of the interface language, for example "lv"; empty: the system's.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    Q_PROPERTY(riverbones::Pace::Speed pace READ pace WRITE setPace NOTIFY paceChanged FINAL)

public:
    explicit Preferences(const QString& file, QObject* parent = nullptr);

    QString language() const;
    void setLanguage(const QString& language);

    Pace::Speed pace() const;
    void setPace(Pace::Speed pace);

    /// The last table of a game, and the house rules agreed there, in the notation of records; empty if there was none.
    Q_INVOKABLE QString seats(const QString& game) const;
    Q_INVOKABLE void setSeats(const QString& game, const QString& seats);
    Q_INVOKABLE QString houseRules(const QString& game) const;
    Q_INVOKABLE void setHouseRules(const QString& game, const QString& rules);

signals:
    void languageChanged();
    void paceChanged();

private:
    QSettings settings_;
};

}  // namespace riverbones
