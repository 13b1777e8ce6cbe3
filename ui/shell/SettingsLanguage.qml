import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// The language of the program. That of the rules can be chosen where they are read.
SettingsPart {
    id: part

    spacing: 16

    LanguageTiles {
        width: parent.width
        languages: part.languages
    }

    Words {
        width: parent.width
        color: Theme.text2
        text: qsTr("The rules can be read in another language: it is chosen on their page.")
    }
}
