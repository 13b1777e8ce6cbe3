import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// The language of the program, changed at once.
Row {
    id: row

    required property Languages languages

    //: Not "English" in your language, but the name of your language in itself, as its list of languages shows it.
    readonly property string ownName: qsTr("English")
    //: Has a native speaker read this translation from beginning to end? If so, translate this as "read", in English;
    //: if not, as "unread". The page about the program tells which translations wait for a reader.
    readonly property string readByNative: qsTr("unread")

    spacing: 2

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        name: "globe"
        colour: Theme.text2
    }

    Choice {
        plain: true
        name: qsTr("Language")
        model: row.languages.names
        currentIndex: row.languages.current
        onActivated: index => row.languages.choose(row.languages.codes[index])
    }
}
