import Riverbones.Play

RuleChapter {
    name: "hand"
    context: "DoubleHand"
    //: A chapter of the rules: what happens from the dealing of the hidden cards to the winning of the pot. "Hand": one
    //: deal (lv partija, el παρτίδα)
    title: QT_TR_NOOP("A hand")

    RuleText {
        facts: "C2"
        //: C2: three private cards
        text: QT_TR_NOOP("First the two blinds are paid. Then every player gets 3 cards and keeps them hidden. Only that "
            + "player sees them.")
    }

    RuleText {
        facts: "C2"
        //: C2: the order of cards and betting, clockwise; flop, turn and river are explained here
        text: QT_TR_NOOP("There are 4 rounds of betting, and in each of them the turn goes clockwise. The first is played "
            + "with the hidden cards alone. Then 3 cards come to the middle, called the flop, and the second "
            + "round follows; after a fourth card, the turn, the third; after a fifth card, the river, the "
            + "fourth. At last the showdown. The 5 cards in the middle belong to everybody.")
    }

    RuleText {
        facts: "C5"
        //: C5: on the flop each player first chooses the key card, then acts; one player after the other
        text: QT_TR_NOOP("On the flop something is added. When the turn comes to a player for the first time, that player "
            + "first chooses one of the three hidden cards as key card and then acts, by checking, betting, "
            + "calling, raising or folding. Only then it is the next player's turn.")
    }

    RuleText {
        facts: "C20"
        //: C20: every hand can be looked at again
        text: QT_TR_NOOP("Every hand has a number and is kept. The last 5 to 100 hands, or one hand by its number, can be "
            + "looked at again.")
    }
}
