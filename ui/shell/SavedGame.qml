import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell

// A match under way: what the list of files knows of it, and what its game reads in it.
QtObject {
    id: saved

    required property string path
    required property string gameId
    required property date changed
    required property int code // Reason.Code
    // The games that this program has.
    required property list<string> games
    // Reading takes time: only what is shown is read.
    property bool wanted: true

    readonly property bool known: games.indexOf(gameId) >= 0
    readonly property bool ready: summary.item?.["ready"] ?? false
    readonly property string line: summary.item?.["line"] ?? ""
    readonly property SeatList seats: summary.item?.["seats"] ?? null
    // Why it cannot be used; empty if it can.
    readonly property string problem: reason.text !== "" ? reason.text : summary.item?.["trouble"] ?? ""

    // Which file, and where exactly it is damaged.
    readonly property string details: {
        const place = reason.text !== "" ? reason.details : summary.item?.["troubleDetails"] ?? "";
        return place === "" ? path : path + "\n" + place;
    }

    readonly property string when: {
        const daysAgo = Math.round((midnight(new Date()) - midnight(changed)) / 86400000);
        if (daysAgo === 0)
            return qsTr("saved today at %1").arg(format.time(changed));
        if (daysAgo === 1)
            return qsTr("saved yesterday at %1").arg(format.time(changed));
        return qsTr("saved on %1").arg(format.date(changed));
    }

    readonly property Format format: Format {}

    readonly property Game game: Game {
        gameId: saved.known ? saved.gameId : ""
    }

    readonly property ReasonText reason: ReasonText {
        code: saved.code !== Reason.None || saved.known ? saved.code : Reason.OtherGame
        line: 1
    }

    readonly property Loader summary: Loader {
        active: saved.wanted && saved.code === Reason.None && saved.known
        source: saved.game.savedSummary
        onLoaded: item["path"] = saved.path
    }

    function midnight(moment: date): real {
        return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
    }
}
