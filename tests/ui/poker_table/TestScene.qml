import QtQuick
import Riverbones.Games.dice_holdem
import Riverbones.Kit
import Riverbones.Play
import Riverbones.PokerTable
import Riverbones.Tests.PokerTable
import Riverbones.Theme

// A table with dice on it, at which a test plays every seat.
Item {
    id: room

    readonly property alias hand: played
    readonly property DiceHoldemTable table: played.table ?? none
    readonly property alias scene: scene
    // As much as three cards of a seat need.
    readonly property Component largePieces: Component {
        SeatPieces {
            width: Metrics.compact ? 184 : 244
            height: Metrics.compact ? 83 : 111
        }
    }

    // A new match: 'p' a person, 'b' a bot. What happens from now on takes its time.
    function start(kinds, houseRules) {
        played.start(kinds, houseRules ?? "");
        table.seats.unnamed = "Player %1";
        table.pace = Pace.Normal;
    }

    // Whoever is awaited does this, once all before it has been shown.
    function play(action) {
        settle();
        played.play(action);
    }

    function settle() {
        for (let i = 0; i < 100; ++i)
            table.hurry();
    }

    // Whether the seat that is awaited has less in front than others.
    function callNeeded() {
        let most = 0;
        for (let seat = 0; seat < table.places.count; ++seat)
            most = Math.max(most, table.places.place(seat).bet);
        return table.places.place(played.acting()).bet < most;
    }

    function follow() {
        settle();
        played.play(callNeeded() ? "call" : "check");
    }

    // The decision of this seat is there.
    function playTo(seat) {
        settle();
        played.playTo(seat);
        settle();
    }

    function child(name, inside) {
        return search(inside ?? scene, name);
    }

    function search(item, name) {
        if (item.objectName === name)
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = search(item.children[i], name);
            if (found)
                return found;
        }
        return null;
    }

    // The words that are seen inside, from top to bottom of the tree.
    function texts(item) {
        if (!item.visible)
            return [];
        const found = item instanceof Text && item.text !== "" ? [item.text] : [];
        for (let i = 0; i < item.children.length; ++i)
            found.push(...texts(item.children[i]));
        return found;
    }

    // Everything inside that a reader or a player could take for a die.
    function dice(item) {
        const found = item instanceof Die ? [item] : [];
        for (let i = 0; i < item.children.length; ++i)
            found.push(...dice(item.children[i]));
        return found;
    }

    width: 1280
    height: 800

    PlayedHand {
        id: played
    }

    DiceHoldemTable {
        id: none

        seats.unnamed: "Player %1"
    }

    Guard {
        id: guard

        meaning: ""
    }

    PokerScene {
        id: scene

        anchors.fill: parent
        table: room.table
        guard: guard
        asksAboutFold: true
        game: GamePieces {
            laid: room.table.board.length
            hand: ""
            detail: ""
            ownAloud: ""
            boardAloud: ""
            showText: ""
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
                table: room.table
            }
            words: PokerActionWords {
                log: room.table.log
                seats: room.table.seats
                pieces: DiceWords {}
            }
        }

        ownPieces: OwnDice {
            table: room.table
        }
    }

    DiceBoard {
        table: room.table
        places: scene.mat.board
    }

    DiceBoard {
        table: room.table
        places: scene.showdownMat.board
        marked: true
    }
}
