import Riverbones.Play

RuleChapter {
    name: "turn"
    context: "RulesTurn"
    //: A chapter of the rules: what a player does when it is his or her turn
    title: QT_TR_NOOP("A turn")

    RuleText {
        facts: "A3"
        //: A3: up to three rolls, and what may be rolled again
        text: QT_TR_NOOP("You may roll up to three times. The first roll is made with all five dice. Before the "
            + "second and before the third you keep the dice you like, or none, and roll the others again: one "
            + "to five dice. A die that you kept once may be rolled later.")
    }

    RuleText {
        facts: "A4"
        //: A4: a player may stop after the first or the second roll
        text: QT_TR_NOOP("You need not use all three rolls. If you like what lies there, stop after the first or "
            + "after the second.")
    }

    RuleText {
        facts: "A5"
        //: A5: exactly one open line must be filled
        text: QT_TR_NOOP("After your last roll you must fill exactly one line that is still open, with what the "
            + "dice are worth there. Skipping is not possible.")
    }

    RuleText {
        facts: "A6"
        //: A6: no match, no points; any open line may get the 0
        text: QT_TR_NOOP("If the dice do not match the line you choose, you write 0 there. When they match no "
            + "open line at all, one of them gets the 0 all the same, and you choose which. It can be wise to "
            + "give up a line that seldom works out.")
    }

    RuleText {
        facts: "A7"
        //: A7: a filled line stays; the line just written may be taken back until the next player has rolled
        text: QT_TR_NOOP("A filled line is never changed. There is one exception, for slips of the hand: the line "
            + "that was just written can be taken back until the next player has rolled.")
    }

    RuleText {
        text: QT_TR_NOOP("There is no clock. Take the time you need.")
    }
}
