#pragma once

#include <QObject>
#include <QSettings>
#include <QtQmlIntegration>

#include "ui/play/pace.hpp"
#include "ui/play/people.hpp"

namespace riverbones {

/// What the people at this computer have chosen, kept in a readable file in the profile's folder. Values that make no
/// sense count as not chosen.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    /// Somebody has been welcomed: the first start is over.
    Q_PROPERTY(bool welcomed READ welcomed WRITE setWelcomed NOTIFY changed FINAL)
    /// Who plays at this computer, in the same file.
    Q_PROPERTY(riverbones::People* people READ people CONSTANT FINAL)
    /// Code of the interface language, for example "lv"; empty: the system's.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)
    /// Code of the language the rules are read in; empty: that of the interface.
    Q_PROPERTY(QString rulesLanguage READ rulesLanguage WRITE setRulesLanguage NOTIFY changed FINAL)

    // Look
    Q_PROPERTY(riverbones::Preferences::Theme theme READ theme WRITE setTheme NOTIFY changed FINAL)
    Q_PROPERTY(riverbones::Preferences::Motion motion READ motion WRITE setMotion NOTIFY changed FINAL)
    Q_PROPERTY(bool numerals READ numerals WRITE setNumerals NOTIFY changed FINAL)
    /// Cards have a colour for each suit, and are printed large.
    Q_PROPERTY(bool fourColours READ fourColours WRITE setFourColours NOTIFY changed FINAL)
    Q_PROPERTY(bool largePrint READ largePrint WRITE setLargePrint NOTIFY changed FINAL)
    Q_PROPERTY(bool strongContrast READ strongContrast WRITE setStrongContrast NOTIFY changed FINAL)
    /// In percent, from `smallestText` to `largestText`.
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY changed FINAL)
    Q_PROPERTY(int smallestText READ smallestText CONSTANT FINAL)
    Q_PROPERTY(int largestText READ largestText CONSTANT FINAL)
    Q_PROPERTY(int textStep READ textStep CONSTANT FINAL)

    // Reading and access
    Q_PROPERTY(riverbones::Preferences::Spoken spoken READ spoken WRITE setSpoken NOTIFY changed FINAL)
    /// The line that the roll suits best is marked.
    Q_PROPERTY(bool suggestions READ suggestions WRITE setSuggestions NOTIFY changed FINAL)

    /// Buttons that have to be held are pressed twice instead.
    Q_PROPERTY(bool pressTwice READ pressTwice WRITE setPressTwice NOTIFY changed FINAL)

    // Sound, volumes from 0 to 100
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY changed FINAL)
    Q_PROPERTY(int piecesVolume READ piecesVolume WRITE setPiecesVolume NOTIFY changed FINAL)
    Q_PROPERTY(int turnsVolume READ turnsVolume WRITE setTurnsVolume NOTIFY changed FINAL)
    Q_PROPERTY(int resultsVolume READ resultsVolume WRITE setResultsVolume NOTIFY changed FINAL)

    // At the table
    Q_PROPERTY(riverbones::Pace::Speed pace READ pace WRITE setPace NOTIFY changed FINAL)
    /// Writing a zero is asked about before it is done.
    Q_PROPERTY(bool confirmZero READ confirmZero WRITE setConfirmZero NOTIFY changed FINAL)
    /// Folding although checking costs nothing is asked about before it is done.
    Q_PROPERTY(bool confirmFold READ confirmFold WRITE setConfirmFold NOTIFY changed FINAL)
    /// Own hidden pieces lie covered until a key or button is held.
    Q_PROPERTY(bool holdToPeek READ holdToPeek WRITE setHoldToPeek NOTIFY changed FINAL)
    /// The five remarks for newcomers are shown in the next game.
    Q_PROPERTY(bool guideWanted READ guideWanted WRITE setGuideWanted NOTIFY changed FINAL)

public:
    enum Theme { SystemTheme, Evening, Morning };
    Q_ENUM(Theme)
    enum Motion { SystemMotion, FullMotion, ReducedMotion, NoMotion };
    Q_ENUM(Motion)
    /// What a screen reader says without being asked.
    enum Spoken { Everything, OnlyMine, Nothing };
    Q_ENUM(Spoken)

    explicit Preferences(const QString& file, QObject* parent = nullptr);

    bool welcomed() const;
    void setWelcomed(bool welcomed);
    People* people() { return &people_; }
    QString language() const;
    void setLanguage(const QString& language);
    QString rulesLanguage() const;
    void setRulesLanguage(const QString& language);

    Theme theme() const;
    void setTheme(Theme theme);
    Motion motion() const;
    void setMotion(Motion motion);
    bool numerals() const;
    void setNumerals(bool numerals);
    bool fourColours() const;
    void setFourColours(bool four);
    bool largePrint() const;
    void setLargePrint(bool large);
    bool strongContrast() const;
    void setStrongContrast(bool strong);
    int textSize() const;
    void setTextSize(int percent);
    int smallestText() const { return 100; }
    int largestText() const { return 150; }
    int textStep() const { return 5; }

    Spoken spoken() const;
    void setSpoken(Spoken spoken);
    bool suggestions() const;
    void setSuggestions(bool on);

    bool pressTwice() const;
    void setPressTwice(bool twice);

    bool muted() const;
    void setMuted(bool muted);
    int piecesVolume() const;
    void setPiecesVolume(int volume);
    int turnsVolume() const;
    void setTurnsVolume(int volume);
    int resultsVolume() const;
    void setResultsVolume(int volume);

    Pace::Speed pace() const;
    void setPace(Pace::Speed pace);
    bool confirmZero() const;
    void setConfirmZero(bool confirm);
    bool confirmFold() const;
    void setConfirmFold(bool confirm);
    bool holdToPeek() const;
    void setHoldToPeek(bool hold);
    bool guideWanted() const;
    void setGuideWanted(bool wanted);

    /// The last table of a game, and the house rules agreed there, in the notation of records; empty if there was none.
    Q_INVOKABLE QString seats(const QString& game) const;
    Q_INVOKABLE void setSeats(const QString& game, const QString& seats);
    Q_INVOKABLE QString houseRules(const QString& game) const;
    Q_INVOKABLE void setHouseRules(const QString& game, const QString& rules);

    /// Puts look, reading, sound and table back to what they were at first. Languages, people and tables stay.
    Q_INVOKABLE void putBack();

signals:
    void changed();

private:
    template <typename Enum>
    Enum choice(const char* key, Enum otherwise) const;
    template <typename Enum>
    void choose(const char* key, Enum value);
    bool flag(const char* key, bool otherwise) const;
    int number(const char* key, int least, int most, int otherwise) const;
    void store(const char* key, const QVariant& value);

    QSettings settings_;
    People people_;
};

}  // namespace riverbones
