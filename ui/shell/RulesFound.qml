pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// Every paragraph with the words that are sought, below the chapters they stand in.
Column {
    id: list

    required property RulesReading reading
    required property real column

    spacing: Metrics.space4

    Heading {
        objectName: "foundTitle"
        width: list.column
        text: list.reading.nothing ? qsTr("Nothing found") : qsTr("Found in the rules")
        font.pixelSize: Type.sized(36)
        paper: true
        bottomPadding: Metrics.space2
    }

    Words {
        width: list.column
        visible: list.reading.nothing
        text: qsTr("No paragraph has these words. Try fewer letters, or another word for it.")
        color: Theme.ink2
        font.pixelSize: Type.bodyLarge
    }

    Repeater {
        model: list.reading.books

        Repeater {
            id: chapters

            required property RulesBook modelData

            model: modelData.rules?.chapters.length ?? 0

            RulesHits {
                required property int index

                width: list.column
                book: chapters.modelData
                chapter: index
                reading: list.reading
            }
        }
    }
}
