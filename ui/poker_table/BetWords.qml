import QtQuick
import Riverbones.PokerTable

// What stands beside a seat: what it has done last, or where it is.
QtObject {
    function deed(deed: int): string {
        switch (deed) {
        case PlaceInfo.PostedAnte: return qsTr("Ante", "beside a player: has paid it");
        case PlaceInfo.PostedSmallBlind: return qsTr("Small blind", "beside a player: has paid it");
        case PlaceInfo.PostedBigBlind: return qsTr("Big blind", "beside a player: has paid it");
        case PlaceInfo.Checked: return qsTr("Checked", "beside a player: has done so");
        case PlaceInfo.Called: return qsTr("Called", "beside a player: has done so");
        case PlaceInfo.Bet: return qsTr("Bet", "beside a player: has done so");
        case PlaceInfo.Raised: return qsTr("Raised", "beside a player: has done so");
        case PlaceInfo.Folded: return qsTr("Folded", "beside a player: has done so");
        case PlaceInfo.AllIn: return qsTr("All-in", "beside a player: has done so");
        default: return "";
        }
    }

    function presence(presence: int): string {
        switch (presence) {
        case PlaceInfo.Waiting: return qsTr("Waiting", "beside a player: not dealt in yet");
        case PlaceInfo.Away: return qsTr("Away", "beside a player: has left the table and may come back");
        case PlaceInfo.Out: return qsTr("Out", "beside a player: has lost all chips");
        default: return "";
        }
    }

    function keyChosen(): string {
        return qsTr("Key chosen", "beside a player: has chosen the key card");
    }

    function thinking(): string {
        return qsTr("Thinking", "beside a bot");
    }

    // For how long a seat is kept that somebody has left.
    function kept(minutes: int): string {
        //: Beside a player who has left the table: for so long the chips taken along have to be brought back
        return qsTr("Away, kept for %n min", "", minutes);
    }
}
