import QtQuick
import Riverbones.Play
import Riverbones.Shell

// The rules of one game, as the game's own module tells them.
Loader {
    id: book

    required property string gameId
    required property string houseRules

    readonly property GameRules rules: item as GameRules
    readonly property Game game: Game {
        gameId: book.gameId
    }

    source: game.rules
    onLoaded: rules.houseRules = Qt.binding(() => book.houseRules)
}
