pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// The rules in short, beside the table: the fifteen lines, which of them the dice on the table match, and what was
// agreed for this match. The game goes on behind it.
SideSheet {
    id: drawer

    required property DicePokerTable table
    required property GamePage page
    property bool onward: false

    readonly property alias houseRules: agreed.text
    readonly property bool deciding: table.phase === DicePokerTable.Deciding
    readonly property ScoreColumn column: table.actingSeat >= 0 && table.actingSeat < table.columns.length ? table.columns[table.actingSeat] : null

    function say(text: string): string {
        return language.say("RulesDrawer", text);
    }

    function fits(line: int): bool {
        return deciding && column !== null && column.points[line] > 0 && column.marks[line] !== ScoreColumn.Written && column.marks[line] !== ScoreColumn.Closed;
    }

    // How a line stands to the dice on the table.
    function now(line: int): string {
        if (!column)
            return "";
        if (column.marks[line] === ScoreColumn.Written) {
            //: A line of the scorecard, for the player whose turn it is
            return say(QT_TR_NOOP("Filled already"));
        }
        //: %1: what the dice on the table are worth in this line
        return fits(line) ? say(QT_TR_NOOP("This roll: %1")).arg(column.points[line]) : "";
    }

    firstFocus: area
    title: say(QT_TR_NOOP("The lines in short"))
    // The reader takes the focus, so the drawer has to be gone first.
    onClosed: {
        if (!page.activeFocus)
            page.takeFocus();
        if (onward)
            page.rulesAsked("");
        onward = false;
    }

    // The key that opened it; what lies below a sheet gets no keys.
    Shortcut {
        enabled: drawer.opened
        sequence: "F1"
        onActivated: drawer.close()
    }

    RuleLanguage {
        id: language

        code: drawer.page.preferences ? drawer.page.preferences.rulesLanguage : ""
    }

    HouseRulesText {
        id: agreed

        bonusFrom63: drawer.table.leftBonusFrom === 63
        joker: drawer.table.jokerOn
    }

    LineHelp {
        id: help

        language: language
    }

    ReadingArea {
        id: area

        objectName: "helpLines"
        anchors.top: parent.top
        anchors.bottom: all.top
        width: parent.width
        contentHeight: lines.height + Metrics.space5
        name: drawer.title
        paper: true

        Column {
            id: lines

            x: Metrics.space3
            width: area.width - 2 * x
            spacing: 2

            Repeater {
                model: 15

                HelpLine {
                    required property int index

                    objectName: "helpLine" + index
                    width: lines.width
                    faces: help.dice(index)
                    name: help.name(index)
                    text: help.text(index)
                    now: drawer.now(index)
                    fits: drawer.fits(index)
                }
            }

            HelpAgreed {
                x: 14
                width: parent.width - 28
                language: language
                table: drawer.table
            }
        }
    }

    LinkButton {
        id: all

        objectName: "allRules"
        anchors.left: parent.left
        anchors.leftMargin: Metrics.space4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Metrics.space3
        width: Math.min(implicitWidth, parent.width - 2 * Metrics.space4)
        iconName: "book"
        text: drawer.say(QT_TR_NOOP("All the rules"))
        onClicked: {
            drawer.onward = true;
            drawer.close();
        }
    }
}
