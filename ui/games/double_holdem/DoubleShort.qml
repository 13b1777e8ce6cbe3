import Riverbones.Play

RuleChapter {
    name: "short"
    context: "DoubleShort"
    //: A chapter of the rules: the game told in a few sentences
    title: QT_TR_NOOP("In a few words")

    RuleText {
        facts: "C1"
        //: C1: two to ten players, one deck; chips without any money value
        text: QT_TR_NOOP("Double Hold'em is for 2 to 10 players, people and bots in any mix. It is played with one deck "
            + "of 52 cards, without jokers, shuffled anew for every hand. Chips are there for counting only: "
            + "they have no money value.")
    }

    RuleText {
        //: The game in three sentences; "A hand" and "The key card" have the details
        text: QT_TR_NOOP("Every player has three cards that nobody else sees. Five more cards come to the middle of the "
            + "table and belong to everybody. When the first three of them lie there, each player makes one "
            + "of the three hidden cards the key card: with it, each of the two others is a hand of its own.")
    }

    RuleText {
        //: How chips are won
        text: QT_TR_NOOP("So everybody plays two hands, and the better one counts. Whoever stays in to the end turns the "
            + "cards up, and the best hand wins what lies in the pot. Whoever makes all the others give up "
            + "wins it without showing anything.")
    }
}
