pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// The scorecard beside the mat: what is written, what could be, and the button that writes.
Paper {
    id: card

    required property DicePokerTable table

    readonly property bool doubted: doubt.line >= 0 && doubt.line === table.selectedLine
    readonly property bool focused: scope.activeFocus
    // What the sheet may take of the height, shared by nine rows.
    readonly property real rowSpace: (height - totals.height - footer.height - (Metrics.compact ? 12 + 8 + 8 : 14 + 14 + 12) - (Metrics.compact ? 54 : 66)) / 9
    // The line written last, for the words on the button that takes it back.
    property int lastLine: -1

    function write(): void {
        const line = table.selectedLine;
        if (!table.yours || line < 0)
            return;
        if (table.selectedPoints === 0 && !doubted) {
            doubt.line = line;
            return;
        }
        doubt.line = -1;
        table.write();
    }

    function takeFocus(reason: int): void {
        if (table.selectedLine >= 0)
            sheet.focusLine(table.selectedLine, reason);
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
        if (table.selectedLine >= 0)
            choose(next(table.selectedLine, across, down), Qt.TabFocusReason);
    }

    // The next line that may be chosen: up or down in its block, or at about the same height in the other one.
    function next(from: int, across: int, down: int): int {
        const right = from >= 6;
        if (across !== 0)
            return across > 0 === right ? -1 : nearest(right ? Math.min(5, from - 6) : from + 6, right ? 0 : 6, right ? 5 : 14);
        for (let line = from + down; line >= (right ? 6 : 0) && line <= (right ? 14 : 5); line += down) {
            if (sheet.mayChoose(line))
                return line;
        }
        return -1;
    }

    function nearest(wanted: int, first: int, last: int): int {
        for (let away = 0; away <= last - first; ++away) {
            if (wanted - away >= first && sheet.mayChoose(wanted - away))
                return wanted - away;
            if (wanted + away <= last && sheet.mayChoose(wanted + away))
                return wanted + away;
        }
        return -1;
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

        function onWritten(seat: int, line: int): void {
            card.lastLine = line;
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
            table: card.table
            mostColumns: card.width < 710 ? 3 : 5
            rowHeight: Math.max(36, Math.min(54, Math.floor(card.rowSpace)))
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
            lastLine: card.lastLine
            onWriteAsked: card.write()
            onTakeBackAsked: card.table.takeBack()
        }
    }
}
