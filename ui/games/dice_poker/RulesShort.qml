import Riverbones.Play

RuleChapter {
    name: "short"
    context: "RulesShort"
    //: A chapter of the rules: the game told in a few sentences
    title: QT_TR_NOOP("In a few words")

    RuleText {
        facts: "A1"
        //: A1: five dice, one player or more
        text: QT_TR_NOOP("Dice Poker needs five dice, a scorecard and one player or more: up to eight, people and "
            + "bots in any mix. Alone you play for the best total you can reach.")
    }

    RuleText {
        //: What a turn is, in two sentences; the chapter "A turn" has the details
        text: QT_TR_NOOP("On your turn you roll the dice up to three times, keeping what helps and rolling the "
            + "rest again. Then you write what they are worth in one line of your scorecard.")
    }

    RuleText {
        facts: "A2"
        //: A2: 15 rounds, one turn for every player in each of them, each of the 15 lines used exactly once
        text: QT_TR_NOOP("A match has 15 rounds, and in each of them every player has one turn. The scorecard has "
            + "15 lines, and every turn fills one of them. So in the end every line has been used, each exactly "
            + "once.")
    }

    RuleText {
        facts: "A24"
        //: A24: the highest total wins
        text: QT_TR_NOOP("Whoever then has the highest total wins.")
    }
}
