pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// The scorecard beside the mat: what is written, what could be, and the button that writes.
Paper {
    id: card

    required property DicePokerTable table
    required property Guard guard
    // Writing a zero needs to be said twice.
    required property bool asksAboutZero

    readonly property bool doubted: doubt.line >= 0 && doubt.line === table.selectedLine
    readonly property real footerY: footer.y
    function write(): void {
        const line = table.selectedLine;
        if (!guard.open || !table.yours)
            return;
        if (line < 0) {
            choose(sheet.focusedLine, Qt.TabFocusReason);
            return;
        }
        if (asksAboutZero && table.selectedPoints === 0 && !doubted) {
            doubt.line = line;
            return;
        }
        doubt.line = -1;
        table.write();
    }

    function takeBack(): void {
        if (guard.open)
            table.takeBack();
    }

    function takeFocus(reason: int): void {
        if (sheet.entryLine >= 0)
            sheet.focusLine(sheet.entryLine, reason);
        else if (footer.button)
            footer.button.forceActiveFocus(reason);
    }

    function choose(line: int, reason: int): void {
        if (line < 0)
            return;
        table.select(line);
        if (table.selectedLine >= 0)
            sheet.focusLine(table.selectedLine, reason);
    }

    function step(across: int, down: int): void {
        const from = table.selectedLine >= 0 ? table.selectedLine : sheet.focusedLine;
        if (from >= 0)
            choose(sheet.steps.next(from, across, down), Qt.TabFocusReason);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Scorecard")

    QtObject {
        id: doubt

        property int line: -1
    }

    Connections {
        target: card.table

        function onChanged(): void {
            if (card.table.selectedLine !== doubt.line)
                doubt.line = -1;
        }
    }

    FocusScope {
        id: scope

        anchors.fill: parent

        Keys.onReturnPressed: card.write()
        Keys.onEnterPressed: card.write()
        Keys.onUpPressed: card.step(0, -1)
        Keys.onDownPressed: card.step(0, 1)
        Keys.onLeftPressed: card.step(LayoutMirroring.enabled ? 1 : -1, 0)
        Keys.onRightPressed: card.step(LayoutMirroring.enabled ? -1 : 1, 0)

        ScoreSheet {
            id: sheet

            x: 14
            width: parent.width - 28
            height: totals.y - (Metrics.compact ? 8 : 14)
            table: card.table
            mostColumns: card.width < 710 ? 3 : 5
            mostRowHeight: 54
            onLineAsked: line => card.choose(line, Qt.MouseFocusReason)
        }

        TotalsStrip {
            id: totals

            anchors.left: sheet.left
            anchors.right: sheet.right
            anchors.bottom: footer.top
            anchors.bottomMargin: Metrics.compact ? 8 : 12
            table: card.table
        }

        ScoreFooter {
            id: footer

            anchors.left: sheet.left
            anchors.right: sheet.right
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Metrics.compact ? 12 : 14
            height: implicitHeight
            table: card.table
            doubted: card.doubted
            enterWrites: scope.activeFocus
            onWriteAsked: card.write()
            onTakeBackAsked: card.takeBack()
        }
    }
}
