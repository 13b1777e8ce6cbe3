import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// The upper edge of the reader: the way back, and the language of the rules.
TopBar {
    id: bar

    required property Languages languages
    required property int current

    signal contentsAsked
    signal languageChosen(index: int)

    title: qsTr("Rules")
    leftText: qsTr("Back")

    IconButton {
        objectName: "contentsButton"
        visible: Metrics.compact
        iconName: "list"
        text: qsTr("Contents and search (Ctrl+F)")
        onClicked: bar.contentsAsked()
    }

    Segments {
        objectName: "rulesLanguage"
        name: qsTr("Language of the rules")
        options: {
            const names = [];
            for (let i = 0; i < bar.languages.names.length; ++i)
                names.push(bar.languages.names[i]);
            return names;
        }
        current: bar.current
        onChosen: index => bar.languageChosen(index)
    }
}
