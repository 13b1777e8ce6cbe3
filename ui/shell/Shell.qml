pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Play
import Riverbones.Shell

// Everything inside the window: the first screen, the page opened from it, and the way between them. Laid out at scale
// 1 and drawn as large as the window allows; a window that is too small scrolls.
FocusScope {
    id: shell

    required property list<string> games
    required property Storage storage
    required property Preferences preferences
    required property Sounds sounds
    required property Languages languages

    readonly property alias gameId: opened.gameId

    signal quit

    // Saves and closes the match that is on the table, if there is one.
    function leaveTable(): void {
        opened.table?.leave();
    }

    LayoutMirroring.enabled: Application.layoutDirection === Qt.RightToLeft
    LayoutMirroring.childrenInherit: true
    Component.onCompleted: if (preferences.welcomed)
        home.takeFocus()

    ShellKeys {
        preferences: shell.preferences
        page: aside.page ?? opened.page ?? (opened.open ? loading : welcome.page ?? home)
        // At the table the speaker tells, and nothing may lie over the next step.
        onSoundSwitched: if (!opened.table || aside.open)
            toast.tellSound(shell.preferences.muted)
    }

    ShellVoice {
        id: voice

        preferences: shell.preferences
    }

    Stage {
        anchors.fill: parent

        HomePage {
            id: home

            anchors.fill: parent
            visible: !opened.open && !aside.open && shell.preferences.welcomed
            games: shell.games
            storage: shell.storage
            preferences: shell.preferences
            languages: shell.languages
            onChosen: id => opened.openSetUp(id)
            onSavesAsked: opened.openSaves()
            onContinued: saved => opened.resume(saved)
            onFileAsked: toast.showFolder(shell.storage)
            onQuit: shell.quit()
            onRulesAsked: chapter => aside.openRules("", chapter, "")
            onSettingsAsked: aside.openSettings()
            onAboutAsked: aside.openAbout()
        }

        Welcome {
            id: welcome

            anchors.fill: parent
            visible: !aside.open
            preferences: shell.preferences
            languages: shell.languages
            onGone: home.takeFocus()
        }

        Pages {
            id: opened

            anchors.fill: parent
            visible: !aside.open
            games: shell.games
            storage: shell.storage
            preferences: shell.preferences
            sounds: shell.sounds
            announcer: voice
            onOpenChanged: if (open)
                toast.clear()
            onClosed: opener ? opener.forceActiveFocus(Qt.BacktabFocusReason) : home.takeFocus()
            onFailed: (message, details) => toast.refuse(message, details)
            onFileAsked: toast.showFolder(shell.storage)
            onRulesAsked: chapter => aside.openRules(gameId, chapter, table?.houseRules ?? "")
            onSettingsAsked: aside.openSettings()
        }

        Aside {
            id: aside

            anchors.fill: parent
            games: shell.games
            preferences: shell.preferences
            sounds: shell.sounds
            languages: shell.languages
        }

        LoadingPage {
            id: loading

            anchors.fill: parent
            loading: opened.status === Loader.Loading
            progress: opened.progress
        }

        ShellToast {
            id: toast

            announcer: voice
            onAnswered: (aside.page ?? opened.page ?? home).takeFocus()
        }
    }
}
