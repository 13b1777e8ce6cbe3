import QtQuick
import Riverbones.Games.dice_holdem
import Riverbones.PokerTable
import Riverbones.Tests.PokerTable

// The page of Dice Hold'em, without the dice that lie on its table, for a hand that a test plays.
PokerPage {
    id: page

    required property PlayedHand played
    readonly property DiceHoldemTable match: played.table

    table: match
    title: "Table"
    preferences: played.preferences
    game: GamePieces {
        laid: page.match.board.length
        hand: ""
        detail: ""
        ownAloud: ""
        boardAloud: ""
        showText: "%1"
        covered: Component {
            CoveredDice {}
        }
        open: Component {
            OpenDice {}
        }
        onPaper: Component {
            HandOnPaper {}
        }
        reasons: DiceReasons {
            table: page.match
        }
        words: PokerActionWords {
            log: page.match.log
            seats: page.match.seats
            pieces: DiceWords {}
        }
    }
}
