#pragma once

#include <QObject>
#include <QSet>
#include <QTimer>
#include <QtQmlIntegration>

#include "core/base/fast_random.hpp"
#include "ui/play/loudspeaker.hpp"
#include "ui/play/preferences.hpp"

namespace riverbones {

/// The sounds of the table. A screen says what happened; whether and how loud that is heard follows from the
/// preferences. Every sound has a twin that can be seen, so nothing is lost where there is silence.
class Sounds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

public:
    enum Cue {
        Cup,        ///< dice are on their way
        Bone,       ///< a die lands on felt
        Shelf,      ///< a die is kept
        Unshelf,    ///< a die is put back
        Deal,       ///< a card slides
        TurnOver,   ///< a card is turned over
        Key,        ///< a key card is chosen
        ChipOne,    ///< a small bet
        ChipFew,    ///< a middling bet
        ChipMany,   ///< a big bet
        Rake,       ///< the pot goes to who won it
        Knock,      ///< check
        Brush,      ///< fold
        YourTurn,   ///< a person is to act who has waited
        Tick,       ///< one of the last seconds
        Bank,       ///< the time bank starts
        Pencil,     ///< a score is written
        Won,        ///< a person won the hand
        Shared,     ///< a person shares the pot
        Lost,       ///< a person lost the hand
        MatchOver,  ///< the end of a match
        HandOver,   ///< the device is to be passed on
        No,         ///< that is not possible
    };
    Q_ENUM(Cue)

    /// Cues with one volume in common.
    enum Group { Pieces, Turns, Results };
    Q_ENUM(Group)

    Sounds(const Preferences& preferences, Loudspeaker& loudspeaker, QObject* parent = nullptr);

    /// Cues asked for again at once are one sound.
    Q_INVOKABLE void play(riverbones::Sounds::Cue cue);
    /// Plays what stands for the whole group, for somebody who sets its volume.
    Q_INVOKABLE void tryOut(riverbones::Sounds::Group group);
    /// Ends a sound whose reason has gone.
    Q_INVOKABLE void hush(riverbones::Sounds::Cue cue);

signals:
    /// Somebody asked for it, whether or not it can be heard.
    void requested(riverbones::Sounds::Cue cue);

private:
    double volume(Group group) const;
    QString fileOf(Cue cue) const;

    const Preferences& preferences_;
    Loudspeaker& loudspeaker_;
    FastRandom random_{5};
    int bone_ = 0;
    QSet<int> just_played_;
    QTimer soon_;
};

}  // namespace riverbones
