import QtQuick
import Riverbones.Play
import Riverbones.Shell

// What every section of the settings is: rows below each other.
Column {
    required property Preferences preferences
    required property Sounds sounds
    required property Languages languages

    signal keysAsked
}
