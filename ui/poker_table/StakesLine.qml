import QtQuick
import Riverbones.Kit
import Riverbones.PokerTable

// What a table is played for, in words.
QtObject {
    readonly property Format format: Format {}

    function structure(structure: int): string {
        switch (structure) {
        case PokerTable.PotLimit: return qsTr("Pot limit");
        case PokerTable.FixedLimit: return qsTr("Fixed limit");
        default: return qsTr("No limit");
        }
    }

    function line(table: PokerTable): string {
        const ante = format.number(table.ante);
        if (table.bigBlind === 0)
            return qsTr("Ante %1").arg(ante);
        const blinds = qsTr("Blinds %1 / %2").arg(format.number(table.smallBlind)).arg(format.number(table.bigBlind));
        //: %1: blinds, as in "Blinds 10 / 20"; %2: ante
        return table.ante > 0 ? qsTr("%1, ante %2").arg(blinds).arg(ante) : blinds;
    }

    // Last one standing: how long the stakes stay.
    function level(table: PokerTable): string {
        return table.lastOneStanding ? qsTr("Level %1, %n hand(s) to the next", "", table.handsToNextLevel).arg(format.number(table.level)) : "";
    }
}
