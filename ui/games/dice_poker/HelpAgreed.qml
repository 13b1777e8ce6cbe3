import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// Below the lines of the rules drawer: bonus and joker, as they were agreed for this match.
Column {
    id: agreed

    required property RuleLanguage language
    required property DicePokerTable table

    function say(text: string): string {
        return language.say("HelpAgreed", text);
    }

    topPadding: Metrics.space4
    spacing: Metrics.space2

    Heading {
        width: parent.width
        //: Above the bonus and the joker as they are in the match that is being played
        text: agreed.say(QT_TR_NOOP("Bonus and joker in this match"))
        font.pixelSize: Type.h3
        paper: true
    }

    Words {
        objectName: "agreedBonus"
        width: parent.width
        text: agreed.table.leftBonusFrom > 63 ? agreed.say(QT_TR_NOOP("Left bonus: 35 points for more than 63 on the left.")) : agreed.say(QT_TR_NOOP("Left bonus: 35 points for 63 or more on the left."))
        color: Theme.ink
    }

    Words {
        objectName: "agreedJoker"
        width: parent.width
        text: agreed.table.jokerOn ? agreed.say(QT_TR_NOOP("Joker: with 50 in Poker, five equal dice bring 100 extra every time. They must go to the left line of their number. If it is filled, they go to any open line on the right and count as matching it. If none is open there, a 0 goes to the left.")) : agreed.say(QT_TR_NOOP("No joker: after the first Poker, five equal dice are ordinary, and there is no bonus of 100."))
        color: Theme.ink
    }
}
