import Riverbones.Play

RuleChapter {
    name: "end"
    context: "RulesEnd"
    //: A chapter of the rules: how a match ends and who wins
    title: QT_TR_NOOP("The end")

    RuleText {
        facts: "A2"
        //: A2: the match is over after 15 rounds
        text: QT_TR_NOOP("The match is over when every player has filled all 15 lines.")
    }

    RuleText {
        //: What a total is made of; 100 for each joker is the Poker bonus
        text: QT_TR_NOOP("Your total is what stands on the left, the left bonus, what stands on the right, and "
            + "100 points for each joker. No card can hold more than 1,835 points.")
    }

    RuleText {
        facts: "A24"
        //: A24: who wins
        text: QT_TR_NOOP("The highest total wins. Players with equal totals share the win.")
    }
}
