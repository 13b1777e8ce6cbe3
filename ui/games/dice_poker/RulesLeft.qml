import Riverbones.Games.dice_poker
import Riverbones.Play

RuleChapter {
    id: chapter

    required property bool inMatch
    required property bool bonusFrom63

    name: "left"
    context: "RulesLeft"
    //: A chapter of the rules: the six lines on the left of the scorecard, and the left bonus
    title: QT_TR_NOOP("The left lines and the bonus")

    RuleText {
        facts: "A8"
        //: A8: a left line is worth the sum of the dice that show its number, and only of those. The names are those of
        //: the scorecard. Keep the example with its hyphens.
        text: QT_TR_NOOP("On the left stand six lines: Aces, Twos, Threes, Fours, Fives and Sixes. Each counts "
            + "only the dice that show its number and is worth their sum. With 4-4-4-1-6 you can write 12 in "
            + "Fours.")
        figure: DiceFigure {
            faces: [4, 4, 4, 1, 6]
            line: 3
            points: 12
        }
    }

    RuleText {
        facts: "A9"
        //: A9: 35 points for MORE than 63
        text: QT_TR_NOOP("Add up what stands in these six lines. If it is more than 63, that is 64 or more, you "
            + "get the left bonus of 35 points.")
        applies: !chapter.inMatch || !chapter.bonusFrom63
    }

    RuleText {
        facts: "A9"
        applies: !chapter.inMatch
        //: A9: the choice at set-up, and what holds if nobody chooses
        text: QT_TR_NOOP("At set-up you can make this a little easier: 63 or more. If you change nothing, it is "
            + "more than 63.")
    }

    RuleText {
        facts: "A9"
        applies: chapter.inMatch && !chapter.bonusFrom63
        //: A9: which of the two is on in the match that is being played. "The table": where you play, not the furniture
        text: QT_TR_NOOP("At your table it is more than 63. The other choice at set-up is 63 or more.")
    }

    RuleText {
        facts: "A9"
        applies: chapter.inMatch && chapter.bonusFrom63
        //: A9: which of the two is on in the match that is being played
        text: QT_TR_NOOP("Add up what stands in these six lines. At your table you get the left bonus of 35 "
            + "points if it is 63 or more. The other choice at set-up is more than 63.")
    }

    RuleText {
        text: QT_TR_NOOP("A rule of thumb: three dice of every number come to exactly 63.")
    }

    RuleText {
        facts: "A10"
        //: A10: what of a Poker bonus and a joker counts towards the sum of the left lines. What they are is told in the
        //: chapter "Five equal dice"
        text: QT_TR_NOOP("The 100 points of a Poker bonus never count towards this sum. A joker that is written "
            + "in a left line does, with what it is worth there.")
    }
}
