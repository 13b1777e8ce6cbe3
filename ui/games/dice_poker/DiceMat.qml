pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// The mat: thrown dice, the shelf with the kept ones, and what to do next.
Mat {
    id: mat

    objectName: "mat"

    required property DicePokerTable table
    required property Guard guard

    readonly property alias flying: field.flying
    readonly property alias actions: actions
    readonly property bool lastRollUsed: table.rollsUsed >= table.rollsATurn
    // After the last roll there is nothing to keep any more; what was kept stays put until the others have landed.
    readonly property bool shelfShown: table.phase === DicePokerTable.Rolling || (table.phase === DicePokerTable.Over ? table.dice.kept > 0 : !lastRollUsed)
    readonly property real inset: Metrics.compact ? 20 : 34

    signal landed
    signal resultAsked

    // Rolls, or ends the motion of the dice that are rolling.
    function roll(): void {
        if (!guard.open)
            return;
        if (field.flying)
            field.finish();
        else
            table.roll();
    }

    // Cuts short whatever is being shown.
    function hurry(): void {
        if (!guard.open)
            return;
        field.finish();
        table.hurry();
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Dice")

    Connections {
        target: mat.table

        function onTurnBegan(seat: int): void {
            banner.greet(seat);
        }
    }

    Tap {
        enabled: field.flying
        onTapped: if (mat.guard.open)
            field.finish()
    }

    MatHint {
        id: hint

        anchors.horizontalCenter: parent.horizontalCenter
        y: Metrics.compact ? 22 : 34
        width: parent.width - 128
        table: mat.table
    }

    Words {
        id: kept

        objectName: "keptText"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: keepShelf.top
        anchors.bottomMargin: Metrics.compact ? 8 : 10
        width: parent.width - 2 * mat.inset
        horizontalAlignment: Text.AlignHCenter
        visible: mat.shelfShown && mat.table.dice.kept > 0
        color: Theme.textOnFelt
        font.weight: Font.Bold
        text: keptWords.text
    }

    KeptWords {
        id: keptWords

        faces: mat.table.dice.keptFaces
    }

    KeepShelf {
        id: keepShelf

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: actions.top
        anchors.bottomMargin: Metrics.compact ? 30 : 54
        width: Math.min(parent.width - 2 * mat.inset, 600)
        dieSize: Math.min(Metrics.dieOnShelf, (width - 4 * gap - 2 * padding) / places)
        taken: mat.table.dice.kept
        opacity: mat.shelfShown ? 1 : 0

        Behavior on opacity {
            NumberAnimation { duration: Motion.fade }
        }
    }

    DiceField {
        id: field

        readonly property real upper: hint.y + 26 + (Metrics.compact ? 16 : 34)
        readonly property real lower: mat.shelfShown ? keepShelf.y - 38 : keepShelf.y + keepShelf.height
        readonly property real edge: Metrics.compact ? 34 : 44
        readonly property real wide: Math.min(width - 2 * edge, 640)
        readonly property real high: Math.min(lower - upper, 340)

        anchors.fill: parent
        table: mat.table
        shelf: keepShelf
        shelfShown: mat.shelfShown
        area: Qt.rect((width - wide) / 2, (upper + lower - high) / 2, wide, high)
        onLanded: mat.landed()
        onSettled: mat.table.settled()
    }

    MatActions {
        id: actions

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Metrics.compact ? 22 : 30
        width: Math.min(parent.width - 2 * Metrics.matRadius * 0.5, Metrics.compact ? 366 : 430)
        table: mat.table
        flying: field.flying
        onRollAsked: mat.roll()
        onHurried: mat.hurry()
        onResultAsked: if (mat.guard.open)
            mat.resultAsked()
    }

    TurnBanner {
        id: banner

        seats: mat.table.seats
        anchors.horizontalCenter: parent.horizontalCenter
        y: field.upper + (field.lower - field.upper - height) / 2
    }
}
