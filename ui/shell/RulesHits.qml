pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// What was found in one chapter, and the way there.
Column {
    id: part

    required property RulesReading reading
    required property RulesBook book
    required property int chapter

    readonly property RuleChapter told: book.rules.chapters[chapter]
    readonly property list<RuleText> texts: reading.listing ? reading.found(told) : []

    spacing: Metrics.space2
    visible: texts.length > 0

    LinkButton {
        width: Math.min(implicitWidth, part.width)
        leftPadding: 0
        text: part.reading.say(part.told, part.told.title)
        lastIconName: "back"
        turned: true
        onClicked: part.reading.open(part.book, part.chapter)
    }

    Repeater {
        model: part.texts

        Prose {
            required property RuleText modelData

            width: part.width
            plain: part.reading.say(part.told, modelData.text)
            sought: part.reading.sought
        }
    }
}
