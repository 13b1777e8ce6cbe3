pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell

// Pages that open over whatever is open, and leave it as it was: rules, settings and what leads on from them. Leaving
// one puts the focus back on what it was on when the page was asked for.
FocusScope {
    id: aside

    required property list<string> games
    required property Preferences preferences
    required property Sounds sounds
    required property Languages languages

    readonly property bool open: stack.depth > 0
    readonly property Page page: stack.currentItem as Page

    function openRules(gameId: string, chapter: string, houseRules: string): void {
        push("RulesPage.qml", {
            games: games,
            preferences: preferences,
            languages: languages,
            gameId: gameId,
            chapter: chapter,
            houseRules: houseRules
        });
    }

    function openSettings(): void {
        push("SettingsPage.qml", {
            preferences: preferences,
            sounds: sounds,
            languages: languages
        });
    }

    function openAbout(): void {
        push("AboutPage.qml", {
            languages: languages
        });
    }

    // The same page a second time would only hide the first.
    function push(file: string, properties: var): void {
        const url = "qrc:/qt/qml/Riverbones/Shell/" + file;
        if (stack.find(item => (item as Page).objectName === file))
            return;
        stack.push(url, Object.assign({
            objectName: file,
            opener: Window.activeFocusItem
        }, properties), T.StackView.Immediate);
        page.takeFocus();
    }

    function close(): void {
        const opener = page.opener;
        if (stack.depth === 1)
            stack.clear(T.StackView.Immediate);
        else
            stack.pop(T.StackView.Immediate);
        if (opener && opener.visible)
            opener.forceActiveFocus(Qt.BacktabFocusReason);
        else if (page)
            page.takeFocus();
    }

    visible: open

    T.StackView {
        id: stack

        anchors.fill: parent
        focus: true
    }

    Connections {
        target: aside.page

        function onLeaveAsked(): void {
            aside.close();
        }

        function onRulesAsked(chapter: string): void {
            aside.openRules("", chapter, "");
        }

        function onSettingsAsked(): void {
            aside.openSettings();
        }

        function onAboutAsked(): void {
            aside.openAbout();
        }
    }
}
