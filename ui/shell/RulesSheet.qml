pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Shell
import Riverbones.Theme

// The paper of the reader: a chapter or what was found, and the ways to the chapters before and after.
FocusScope {
    id: sheet

    required property RulesReading reading
    // What could not be done, or nothing.
    property string trouble: ""
    // The remarks for newcomers will be shown in the next game.
    property bool guideWanted: false

    readonly property real inset: Metrics.compact ? Math.max(Metrics.space6, (width - 560) / 2) : 64
    readonly property real column: Metrics.compact ? width - 2 * inset : Math.min(560, width - inset - 36 - 44 - 278)

    signal stepAsked(by: int)
    signal guideAsked

    function place(): real {
        return reading.listing ? 0 : chapter.place(area.contentY - chapter.y);
    }

    function goTo(place: real): void {
        // Lays the text out first: how far it can be scrolled follows from that.
        const at = place > 0 ? chapter.y + chapter.heightOf(place) : 0;
        area.contentY = Math.max(0, Math.min(at, area.contentHeight - area.height));
    }

    Paper {
        anchors.fill: parent

        RulesTrouble {
            id: notice

            width: parent.width
            text: sheet.trouble
        }

        ReadingArea {
            id: area

            focus: true
            name: sheet.reading.listing ? qsTr("Found in the rules") : sheet.reading.title
            paper: true
            y: notice.visible ? notice.height : 0
            width: parent.width
            height: ways.y - y
            contentHeight: (sheet.reading.listing ? found.height : chapter.height + (guide.visible ? guide.height + 24 : 0)) + 2 * chapter.y

            RulesChapter {
                id: chapter

                x: sheet.inset
                y: Metrics.compact ? 28 : 40
                width: Metrics.compact ? sheet.column : parent.width - sheet.inset - 36
                visible: !sheet.reading.listing
                reading: sheet.reading
                column: sheet.column
            }

            RulesFound {
                id: found

                x: sheet.inset
                y: chapter.y
                width: sheet.column
                visible: sheet.reading.listing
                reading: sheet.reading
                column: sheet.column
            }

            RulesGuide {
                id: guide

                x: sheet.inset
                y: chapter.y + chapter.height + 24
                width: sheet.column
                visible: !sheet.reading.listing && sheet.reading.chapter === 0
                wanted: sheet.guideWanted
                onAsked: sheet.guideAsked()
            }
        }

        RulesWays {
            id: ways

            x: sheet.inset - 8
            y: parent.height - height
            width: parent.width - x - (Metrics.compact ? sheet.inset : 36) + 8
            reading: sheet.reading
            onStepAsked: by => sheet.stepAsked(by)
        }
    }
}
