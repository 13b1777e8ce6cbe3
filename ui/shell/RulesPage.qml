pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// The rules of all games, to be read in any language. Its own controls speak the language of the interface.
Page {
    id: page

    required property list<string> games
    required property Languages languages
    required property Preferences preferences
    // Where to begin; empty: at the beginning.
    property string gameId: ""
    property string chapter: ""
    // What was agreed for the match of `gameId` on the table, in the notation of records; empty if there is none.
    property string houseRules: ""

    readonly property alias language: language
    readonly property string code: language.code !== "" ? language.code : languages.codes[languages.current]

    function nameOf(code: string): string { return languages.names[languages.indexOf(code)]; }

    function speak(index: int): void {
        const wanted = languages.codes[index];
        const place = sheet.place();
        language.code = wanted;
        if (language.missing === "")
            preferences.rulesLanguage = index === languages.current ? "" : wanted;
        sheet.goTo(place);
    }

    function step(by: int): void {
        reading.open(reading.book, reading.chapter + by);
        sheet.forceActiveFocus(Qt.OtherFocusReason);
    }

    function search(): void {
        if (Metrics.compact)
            drawer.open();
        else
            contents.search();
    }

    firstFocus: sheet
    groups: [contents, sheet, bar]
    Accessible.name: bar.title

    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_F && event.modifiers === Qt.ControlModifier)
            search();
        else if (event.key === Qt.Key_L && event.modifiers === Qt.NoModifier)
            speak((languages.indexOf(code) + 1) % languages.codes.length);
        else if (event.key === Qt.Key_Left || event.key === Qt.Key_Right)
            step((event.key === Qt.Key_Right) === (Application.layoutDirection !== Qt.RightToLeft) ? 1 : -1);
        else
            event.accepted = false;
    }

    Component.onCompleted: {
        const books = [];
        for (let i = 0; i < shelf.count; ++i)
            books.push(shelf.itemAt(i));
        reading.books = books;
        reading.openNamed(gameId, chapter);
    }

    RuleLanguage {
        id: language

        folder: page.languages.folder
        Component.onCompleted: code = page.preferences.rulesLanguage
    }

    RulesReading {
        id: reading

        language: language
        onCurrentChanged: sheet.goTo(0)
        onListingChanged: sheet.goTo(0)
    }

    Repeater {
        id: shelf

        model: page.games

        RulesBook {
            required property string modelData

            gameId: modelData
            houseRules: gameId === page.gameId ? page.houseRules : ""
        }
    }

    RulesBar {
        id: bar

        width: parent.width
        languages: page.languages
        current: page.languages.indexOf(page.code)
        onLeftClicked: page.leaveAsked()
        onContentsAsked: drawer.open()
        onLanguageChosen: index => page.speak(index)
    }

    RulesContents {
        id: contents

        anchors.left: parent.left
        anchors.leftMargin: Metrics.margin
        anchors.top: bar.bottom
        anchors.topMargin: Metrics.space4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Metrics.margin
        width: 292
        visible: !Metrics.compact
        enabled: visible
        reading: reading
        onReadAsked: sheet.forceActiveFocus(Qt.OtherFocusReason)
    }

    RulesSheet {
        id: sheet

        anchors.left: Metrics.compact ? parent.left : contents.right
        anchors.leftMargin: Metrics.compact ? Metrics.margin : Metrics.space6
        anchors.right: parent.right
        anchors.rightMargin: Metrics.margin
        anchors.top: bar.bottom
        anchors.topMargin: Metrics.compact ? Metrics.space1 : Metrics.space4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Metrics.margin
        reading: reading
        trouble: language.missing === "" ? "" : qsTr("%1 cannot be shown: its file is missing or damaged. The rules stay in %2.").arg(page.nameOf(language.missing)).arg(page.nameOf(page.code))
        guideWanted: page.preferences.guideWanted
        onStepAsked: by => page.step(by)
        onGuideAsked: page.preferences.guideWanted = true
    }

    RulesContentsSheet {
        id: drawer

        reading: reading
    }
}
