pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// Below the scorecard: how the bonus stands or why a joker is bound, and the button that writes or takes back.
Item {
    id: footer

    required property DicePokerTable table
    // The player asked to write a zero and has not yet said that it is meant.
    required property bool doubted
    // Enter writes now, wherever on the card the focus is.
    required property bool enterWrites

    readonly property ScoreColumn column: table.actingSeat >= 0 && table.actingSeat < table.columns.length ? table.columns[table.actingSeat] : null
    readonly property int line: table.yours ? table.selectedLine : -1
    readonly property bool canRoll: table.rollsUsed < table.rollsATurn && table.dice.kept < 5
    readonly property PushButton button: writeButton.visible ? writeButton : backButton.visible ? backButton : null
    readonly property bool narrow: width < 560
    // Large text: the lines above need the room more than what can be read elsewhere.
    readonly property bool brief: Metrics.textScale >= 1.25

    signal writeAsked
    signal takeBackAsked

    implicitHeight: Math.max(words.implicitHeight, button ? button.implicitHeight : 0, Metrics.compact ? 52 : 56)

    Column {
        id: words

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        width: footer.button ? parent.width - footer.button.width - (footer.narrow ? 12 : 16) : parent.width
        spacing: 1

        Words {
            objectName: "bonusText"
            width: parent.width
            visible: text !== ""
            color: joker.text === "" ? Theme.ink : Theme.inkBrass
            font.pixelSize: footer.narrow ? Type.small : Type.body
            font.weight: joker.text === "" ? Font.Normal : Font.Bold
            textFormat: Text.StyledText
            text: joker.text !== "" ? joker.text : footer.column && footer.table.phase !== DicePokerTable.Over ? bonus.text : ""
            Accessible.name: text.replace(/<[^>]*>/g, "")
        }

        Words {
            width: parent.width
            visible: footer.table.phase === DicePokerTable.Deciding && joker.text === "" && !footer.brief
            color: Theme.ink2
            font.pixelSize: footer.narrow ? Type.small : Type.body
            text: qsTr("Dashed numbers are what this roll would score.")
        }
    }

    PushButton {
        id: writeButton

        objectName: "writeButton"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Math.max(implicitWidth, 200), footer.width * 0.56)
        visible: footer.line >= 0
        paper: true
        kind: footer.canRoll ? PushButton.Secondary : PushButton.Primary
        text: footer.line < 0 ? "" : footer.doubted ? lines.giveUp(footer.line) : lines.write(footer.line, footer.table.selectedPoints)
        keyText: footer.enterWrites && !footer.brief ? qsTr("Enter", "the key") : ""
        onClicked: footer.writeAsked()
    }

    PushButton {
        id: backButton

        objectName: "takeBackButton"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, footer.width * 0.56)
        visible: footer.line < 0 && footer.table.takeBackSeat >= 0
        paper: true
        iconName: "undo"
        text: lines.takeBack(footer.table.lastLine)
        keyText: footer.brief ? "" : qsTr("Ctrl+Z", "the keys")
        onClicked: footer.takeBackAsked()
    }

    LineWords {
        id: lines
    }

    BonusWords {
        id: bonus

        column: footer.column
        from: footer.table.leftBonusFrom
        line: footer.table.bonusLine
    }

    JokerWords {
        id: joker

        joker: footer.table.phase === DicePokerTable.Deciding ? footer.table.joker : DicePokerTable.NoJoker
        line: {
            for (let left = 0; footer.column && left < 6; ++left) {
                if (footer.column.marks[left] === ScoreColumn.Joker)
                    return left;
            }
            return -1;
        }
    }
}
