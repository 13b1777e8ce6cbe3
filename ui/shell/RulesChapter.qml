pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// A chapter as it is read.
Column {
    id: view

    required property RulesReading reading
    // Width of the text.
    required property real column

    // Where something at this height is, as a paragraph and a part of it: that stays true in another language.
    function place(at: real): real {
        let index = 0;
        while (index < paragraphs.count && ((paragraphs.itemAt(index) as RulesParagraph)?.lowerEdge ?? 0) <= at)
            ++index;
        return index + ((paragraphs.itemAt(index) as RulesParagraph)?.share(at) ?? 0);
    }

    function heightOf(place: real): real {
        forceLayout();
        return place > 0 ? (paragraphs.itemAt(Math.floor(place)) as RulesParagraph)?.heightOf(place % 1) ?? 0 : 0;
    }

    spacing: Metrics.space4

    Column {
        width: view.column
        spacing: Metrics.space1

        Words {
            width: parent.width
            text: view.reading.rules ? view.reading.language.say("GameInfo", view.reading.rules.title) : ""
            color: Theme.ink2
            font.pixelSize: Type.small
        }

        Heading {
            objectName: "chapterTitle"
            width: parent.width
            text: view.reading.title
            font.pixelSize: Type.sized(36)
            paper: true
            bottomPadding: Metrics.space2
        }
    }

    Repeater {
        id: paragraphs

        model: view.reading.current ? view.reading.current.texts : []

        RulesParagraph {
            required property RuleText modelData

            width: view.width
            told: modelData
            visible: told.applies
            said: view.reading.say(view.reading.current, told.text)
            sought: view.reading.sought
            language: view.reading.language
            column: view.column
        }
    }
}
