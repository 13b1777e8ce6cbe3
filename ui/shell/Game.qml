import QtQuick

// A game as the shell knows it: by its id alone. Everything else stands in the game's own module, in files of fixed
// names; an empty id is no game.
QtObject {
    id: game

    required property string gameId

    readonly property string folder: gameId === "" ? "" : "qrc:/qt/qml/Riverbones/Games/" + gameId + "/"
    readonly property url tablePage: file("TablePage.qml")
    readonly property url houseRules: file("HouseRules.qml")
    readonly property url savedSummary: file("SavedSummary.qml")
    readonly property url rules: file("Rules.qml")

    readonly property string name: told.item?.["name"] ?? ""
    readonly property string tagline: told.item?.["tagline"] ?? ""
    readonly property string duration: told.item?.["duration"] ?? ""
    readonly property int minSeats: told.item?.["minSeats"] ?? 1
    readonly property int maxSeats: told.item?.["maxSeats"] ?? 1
    readonly property Component picture: told.item?.["picture"] ?? null

    readonly property Loader told: Loader {
        source: game.file("GameInfo.qml")
    }

    function file(name: string): url {
        return folder === "" ? "" : folder + name;
    }
}
