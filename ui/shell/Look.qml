import QtQuick
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// Dresses the program as the people at this computer, or the desktop around it, want it.
Item {
    id: look

    required property Preferences preferences

    SystemLook {
        id: system
    }

    Binding {
        target: Theme
        property: "dark"
        value: look.preferences.theme === Preferences.SystemTheme ? system.dark : look.preferences.theme === Preferences.Evening
    }

    Binding {
        target: Theme
        property: "strongContrast"
        value: look.preferences.strongContrast
    }

    Binding {
        target: Theme
        property: "numerals"
        value: look.preferences.numerals
    }

    Binding {
        target: Theme
        property: "fourColours"
        value: look.preferences.fourColours
    }

    Binding {
        target: Theme
        property: "largePrint"
        value: look.preferences.largePrint
    }

    Binding {
        target: Metrics
        property: "textScale"
        value: look.preferences.textSize / 100
    }

    Binding {
        target: Motion
        property: "mode"
        value: {
            switch (look.preferences.motion) {
            case Preferences.FullMotion:
                return Motion.Full;
            case Preferences.ReducedMotion:
                return Motion.Reduced;
            case Preferences.NoMotion:
                return Motion.None;
            default:
                return system.lessMotion ? Motion.Reduced : Motion.Full;
            }
        }
    }
}
