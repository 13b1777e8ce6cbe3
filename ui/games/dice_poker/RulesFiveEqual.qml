import Riverbones.Games.dice_poker
import Riverbones.Play

RuleChapter {
    id: chapter

    required property bool inMatch
    required property bool joker

    name: "five_equal"
    context: "RulesFiveEqual"
    //: A chapter of the rules: five equal dice as Poker, as Poker bonus and as joker
    title: QT_TR_NOOP("Five equal dice")

    RuleText {
        applies: chapter.inMatch && !chapter.joker
        //: Said first in this chapter, where the house rule "joker off" is on in the match that is being played
        text: QT_TR_NOOP("At your table the joker is off: five equal dice are always ordinary, and there is no "
            + "Poker bonus. What this chapter says about jokers and the bonus does not apply.")
    }

    RuleText {
        facts: "A20"
        //: A20: five equal dice while the Poker line is open
        text: QT_TR_NOOP("As long as your Poker line is open, five equal dice are a roll like any other: you "
            + "choose the line. In Poker they are worth 50. In Two pairs, in Full house and in both straights "
            + "they are worth 0.")
    }

    RuleText {
        facts: "A21"
        //: A21: the Poker bonus, every time again
        text: QT_TR_NOOP("Once Poker holds 50, five equal dice are a joker. Each time you write one you get a "
            + "Poker bonus of 100 points on top, however often it happens.")
    }

    RuleText {
        facts: "A22"
        //: A22: begins the three steps that follow; their order matters
        text: QT_TR_NOOP("Where a joker is written follows a fixed order. You get the 100 points in all three "
            + "cases.")
    }

    RuleText {
        facts: "A22"
        //: A22, step 1: must go there
        text: QT_TR_NOOP("First: if the left line of that number is open, the joker must be written there, at its "
            + "ordinary worth. So 4-4-4-4-4 must go to Fours and is worth 20.")
        figure: DiceFigure {
            faces: [4, 4, 4, 4, 4]
            line: 3
            points: 20
            extra: 100
        }
    }

    RuleText {
        facts: "A22"
        //: A22, step 2: only if the left line of that number is filled
        text: QT_TR_NOOP("Second: if that line is filled, the joker goes to any open line on the right and counts "
            + "as matching it: Full house 25, Small straight 30, Large straight 40, the other lines the sum of "
            + "all five dice.")
        figure: DiceFigure {
            faces: [4, 4, 4, 4, 4]
            line: 10
            points: 25
            extra: 100
        }
    }

    RuleText {
        facts: "A22"
        //: A22, step 3: only if no right line is open either
        text: QT_TR_NOOP("Third: if no line on the right is open either, 0 must be written in any open line on "
            + "the left.")
    }

    RuleText {
        //: A joker may be rolled again like any other dice, and is then no joker
        text: QT_TR_NOOP("Nothing is settled before you write: if you have a roll left, you may roll these dice "
            + "again like any others.")
    }

    RuleText {
        facts: "A23"
        //: A23: no bonus and no joker after a 0 in Poker
        text: QT_TR_NOOP("If you filled Poker with 0, there is no Poker bonus and no joker. Five equal dice then "
            + "count by the ordinary rules.")
    }

    RuleText {
        applies: !chapter.inMatch
        //: The house rule "joker off"
        text: QT_TR_NOOP("At set-up the joker can be switched off. Five equal dice are then always ordinary, and "
            + "there is no Poker bonus. If you change nothing, the joker is on.")
    }

    RuleText {
        applies: chapter.inMatch && chapter.joker
        //: The house rule "joker on", which is on in the match that is being played
        text: QT_TR_NOOP("At your table the joker is on. At set-up it can be switched off.")
    }
}
