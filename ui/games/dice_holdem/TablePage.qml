import QtQuick
import Riverbones.Games.dice_holdem
import Riverbones.Play
import Riverbones.PokerTable

// The table of Dice Hold'em.
PokerPage {
    id: page

    readonly property diceHandName now: match.ownHand

    table: match
    title: qsTr("Dice Hold'em")
    game: GamePieces {
        laid: match.board.length
        hand: hands.name(page.now.category)
        detail: page.now.category < 0 ? "" : hands.detail(page.now.category, page.now.faces)
        ownAloud: sentences.own(match)
        boardAloud: sentences.board(match)
        showText: qsTr("I am %1, show my dice")
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
            table: match
        }
        words: PokerActionWords {
            log: match.log
            seats: match.seats
            pieces: DiceWords {}
        }
    }
    onRulesDrawerAsked: drawer.open()

    OwnDice {
        table: match
    }

    DiceBoard {
        table: match
        places: page.scene.mat.board
    }

    DiceBoard {
        table: match
        places: page.scene.showdownMat.board
        marked: true
    }

    DiceHoldemTable {
        id: match

        seats.unnamed: qsTr("Player %1")
        pace: page.preferences ? page.preferences.pace : Pace.Normal
        onOpened: page.takeFocus()
        onFailed: (code, line) => page.failed(page.sentence(code, line))
    }

    RulesDrawer {
        id: drawer

        table: match
        page: page
    }

    HandWords {
        id: hands
    }

    DiceSentences {
        id: sentences
    }
}
