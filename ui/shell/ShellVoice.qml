import QtQuick
import Riverbones.Kit
import Riverbones.Play

// Speaks as much as the people at this computer want to hear.
Announcer {
    id: voice

    required property Preferences preferences

    Component.onCompleted: Voice.announcer = voice

    talk: {
        switch (preferences.spoken) {
        case Preferences.Everything:
            return Announcer.Everything;
        case Preferences.OnlyMine:
            return Announcer.OnlyMine;
        default:
            return Announcer.Nothing;
        }
    }
}
