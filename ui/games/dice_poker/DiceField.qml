pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// The five dice between mat and shelf: where each lies, and the throw. The dice decide nothing: what they show is
// known before they fly.
Item {
    id: field

    required property DicePokerTable table
    required property KeepShelf shelf
    required property bool shelfShown
    // The part of the field where thrown dice come to rest.
    required property rect area

    readonly property bool flying: flight.count > 0
    readonly property bool choosing: table.yours && table.phase === DicePokerTable.Deciding && table.rollsUsed < table.rollsATurn
    readonly property real dieSize: Math.min(Metrics.dieOnMat, area.height * 0.42)

    // The dice that have a place on the mat, a bit for each. One that is put on the shelf keeps its place until the
    // next throw, so that the others lie still.
    property int laid: 0
    property bool glides: true
    property int tabDie: 0

    signal landed
    signal settled

    function bits(mask: int): int {
        let count = 0;
        for (; mask > 0; mask >>= 1)
            count += mask & 1;
        return count;
    }

    function spot(die: int): point {
        const count = Math.max(1, bits(laid | 1 << die));
        return places.spot(count, bits(laid & (1 << die) - 1));
    }

    function shelfSpot(place: int): point {
        return Qt.point(shelf.x + shelf.placeX(place), shelf.y + shelf.placeY());
    }

    function at(index: int) {
        return dice.itemAt(index) as TableDie;
    }

    function lay(index: int, there: bool): void {
        laid = there ? laid | 1 << index : laid & ~(1 << index);
    }

    function throwDice(): void {
        let mask = 0;
        let thrown = 0;
        for (let i = 0; i < dice.count; ++i) {
            mask |= at(i).shelfPlace < 0 ? 1 << i : 0;
            thrown += at(i).inHand ? 1 : 0;
        }
        glides = false;
        laid = mask;
        glides = true;
        flight.begin(thrown);
        let order = 0;
        for (let i = 0; i < dice.count; ++i) {
            if (!at(i).inHand)
                continue;
            at(i).inHand = false;
            at(i).roll(Motion.rollApart * order++);
        }
    }

    // Ends the motion at once.
    function finish(): void {
        for (let i = 0; i < dice.count; ++i)
            at(i).finish();
    }

    function focusDie(index: int): void {
        dice.itemAt((index + dice.count) % dice.count).forceActiveFocus(Qt.TabFocusReason);
    }

    Connections {
        target: field.table

        function onThrown(): void {
            field.throwDice();
        }
    }

    Flight {
        id: flight

        onEnded: field.settled()
        onOverdue: field.finish()
    }

    MatPlaces {
        id: places

        area: field.area
        dieSize: field.dieSize
        shown: field.table.phase === DicePokerTable.ToRoll
    }

    Repeater {
        id: dice

        model: field.table.dice

        delegate: TableDie {
            rest: shelfPlace >= 0 ? field.shelfSpot(shelfPlace) : field.spot(index)
            glides: field.glides
            size: shelfPlace >= 0 ? field.shelf.dieSize : field.dieSize
            hand: Qt.point(field.width / 2 - rest.x - size / 2, field.height - rest.y)
            name: words.die(index + 1, dice.count, face)
            checkable: field.choosing
            activeFocusOnTab: checkable && field.tabDie === index || activeFocus
            onActiveFocusChanged: if (activeFocus)
                field.tabDie = index
            onFaceChanged: field.lay(index, face > 0 && shelfPlace < 0)
            onShelfPlaceChanged: if (face > 0 && shelfPlace < 0)
                field.lay(index, true)
            onLanded: {
                field.landed();
                flight.landed();
            }
            onToggled: field.table.toggleDie(index)
            onStepAsked: by => field.focusDie(index + by)
            Keys.onReturnPressed: field.finish()
            Keys.onEnterPressed: field.finish()
        }
    }

    DiceWords {
        id: words
    }
}
