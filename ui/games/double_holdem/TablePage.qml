import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Play
import Riverbones.PokerTable

// The table of Double Hold'em.
PokerPage {
    id: page

    readonly property cardHands now: match.ownHands

    table: match
    title: qsTr("Double Hold'em")
    game: GamePieces {
        laid: match.board.length
        cards: true
        hand: hands.name(page.now.best.category)
        detail: page.now.best.category < 0 ? "" : both.inShort(page.now)
        ownAloud: sentences.own(match)
        boardAloud: sentences.board(match)
        note: clock.text
        lesson: trainer.offered ? trainer.title : ""
        showText: qsTr("I am %1, show my cards")
        covered: Component {
            CoveredCards {}
        }
        open: Component {
            OpenCards {}
        }
        onPaper: Component {
            HandOnPaper {}
        }
        keyChoice: Component {
            KeyChoice {}
        }
        reasons: CardReasons {
            table: match
        }
        words: PokerActionWords {
            log: match.log
            seats: match.seats
            pieces: CardWords {}
        }
        onLessonAsked: trainer.open()
    }
    onRulesDrawerAsked: drawer.open()

    OwnCards {
        table: match
    }

    CardBoard {
        table: match
        places: page.scene.mat.board
    }

    CardBoard {
        table: match
        places: page.scene.showdownMat.board
        marked: true
    }

    DoubleHoldemTable {
        id: match

        seats.unnamed: qsTr("Player %1")
        pace: page.preferences ? page.preferences.pace : Pace.Normal
        onOpened: page.takeFocus()
        onFailed: (code, line) => page.failed(page.sentence(code, line))
    }

    ClockChoice {
        id: clock

        table: match
        names: sentences.names
    }

    RulesDrawer {
        id: drawer

        table: match
        page: page
    }

    TrainerSheet {
        id: trainer

        table: match
    }

    CardHandWords {
        id: hands
    }

    TwoHandsWords {
        id: both
    }

    CardSentences {
        id: sentences
    }
}
