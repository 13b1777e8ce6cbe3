import Riverbones.Play

RuleChapter {
    name: "short"
    context: "HoldemShort"
    //: A chapter of the rules: the game told in a few sentences
    title: QT_TR_NOOP("In a few words")

    RuleText {
        facts: "B1"
        //: B1: two to ten players; chips without any money value
        text: QT_TR_NOOP("Dice Hold'em is for 2 to 10 players, people and bots in any mix. They play for chips, and "
            + "chips are there for counting only: they have no money value.")
    }

    RuleText {
        //: The game in two sentences; "A hand" has the details
        text: QT_TR_NOOP("Every player has two dice that nobody else sees. Five more dice come to the middle of the "
            + "table and belong to everybody, and before, between and after them there is betting.")
    }

    RuleText {
        //: How chips are won
        text: QT_TR_NOOP("Whoever stays in to the end turns the hidden dice up: the best five of the seven dice win "
            + "what lies in the pot. Whoever makes all the others give up wins it without showing anything.")
    }
}
