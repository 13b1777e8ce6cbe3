import QtQuick
import QtQuick.Templates as T
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// The window. Everything in it is in Shell.qml, which can be tested without one.
T.ApplicationWindow {
    id: window

    required property list<string> games
    required property Storage storage
    required property Preferences preferences
    required property Sounds sounds
    required property Languages languages

    property int before: Window.Windowed

    width: Math.min(1280, Screen.desktopAvailableWidth)
    height: Math.min(800, Screen.desktopAvailableHeight)
    visible: true
    title: Qt.application.name
    color: Theme.room
    onClosing: shell.leaveTable()

    Look {
        preferences: window.preferences
    }

    Shell {
        id: shell

        anchors.fill: parent
        focus: true
        games: window.games
        storage: window.storage
        preferences: window.preferences
        sounds: window.sounds
        languages: window.languages
        onQuit: window.close()
    }

    Shortcut {
        sequence: "F11"
        onActivated: {
            if (window.visibility === Window.FullScreen) {
                window.visibility = window.before;
            } else {
                window.before = window.visibility;
                window.visibility = Window.FullScreen;
            }
        }
    }
}
