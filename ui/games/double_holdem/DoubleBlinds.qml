import Riverbones.Play

RuleChapter {
    name: "blinds"
    context: "DoubleBlinds"
    //: A chapter of the rules: the dealer button and the blinds. "Dealer" is a place at the table that moves on
    title: QT_TR_NOOP("The button and the blinds")

    RuleText {
        facts: "C3"
        //: C3: who pays the blinds and when
        text: QT_TR_NOOP("A button lies at the place of the dealer; who has it first is decided by lot. So that there is "
            + "something to win, two players pay a forced bet before the cards are dealt: the small blind the "
            + "first player to the left of the button, the big blind the next one.")
    }

    RuleText {
        facts: "C3"
        //: C3: two players only
        text: QT_TR_NOOP("When only two play, the button pays the small blind, acts first before the flop and last after "
            + "it.")
    }

    RuleText {
        facts: "C4"
        //: C4: the round before the flop; what the big blind may do
        text: QT_TR_NOOP("Before the flop the player to the left of the big blind begins, and can call, raise or fold. The "
            + "blinds count as bets already made. The big blind comes last: if nobody has raised, that player "
            + "may check or raise; if somebody has, it is to fold, call or raise again.")
    }

    RuleText {
        facts: "C11"
        //: C11: after the flop
        text: QT_TR_NOOP("From the flop on every round begins with the first player still in to the left of the button.")
    }

    RuleText {
        facts: "C12"
        //: C12: the button moves on; nobody pays the big blind twice running; the small blind may be missing
        text: QT_TR_NOOP("After every hand the button moves on. The big blind always goes to the next player, so nobody pays "
            + "it twice running. The small blind is due from whoever had the big blind before; if that player "
            + "is gone, nobody pays it, and the button may lie at an empty place.")
    }

    RuleText {
        //: Who cannot pay a blind in full
        text: QT_TR_NOOP("Who cannot pay a blind in full pays what is there and is all-in.")
    }
}
