import Riverbones.Play

RuleChapter {
    id: chapter

    // A key is chosen before hands are turned up.
    property bool keyed: false

    name: "all_in"
    context: "AllInChapter"
    //: A chapter of the rules: table stakes, all-in, side pots, showing hands, sharing
    title: QT_TR_NOOP("All-in, side pots and the showdown")

    RuleText {
        facts: "B19"
        //: B19: table stakes, explained and not named
        text: QT_TR_NOOP("Only the chips on the table count. While a hand runs nobody adds chips or takes some away, "
            + "and nobody has to give up because a bet is higher than what is there.")
    }

    RuleText {
        facts: "B19"
        //: B19: all-in
        text: QT_TR_NOOP("Who puts in all there is, is all-in: stays in to the showdown, is asked nothing more, and "
            + "can win from every other player no more than was paid in.")
    }

    RuleText {
        facts: "B19"
        //: B19: side pots, with the example of the rules
        text: QT_TR_NOOP("What the others bet beyond that goes to a side pot, which only they can win. Say three "
            + "players are all-in, with 100, 250 and 400 chips. The main pot is 300, and all three can win "
            + "it. The side pot is 300 as well, for the two who paid more. The last 150 go back to their "
            + "owner, because nobody matched them.")
    }

    RuleText {
        //: Uncalled bets are returned
        text: QT_TR_NOOP("What nobody has matched of a bet always goes back at the end of the round.")
    }

    RuleText {
        applies: !chapter.keyed
        //: When nobody can bet any more
        text: QT_TR_NOOP("When nobody can bet any more, the hands still in are turned up at once, and the rest is "
            + "dealt without betting.")
    }

    RuleText {
        applies: chapter.keyed
        //: When nobody can bet any more, but some have not chosen their key card yet
        text: QT_TR_NOOP("When nobody can bet any more, the hands still in are turned up as soon as everybody has a key "
            + "card, and the rest is dealt without betting.")
    }

    RuleText {
        //: The order of showing; nobody may hide a hand
        text: QT_TR_NOOP("At the showdown all hands still in are shown, beginning with the last player who bet or "
            + "raised in the last round of betting; if nobody did, with the first one left of the dealer. "
            + "Every pot goes to the best hand among those who paid into it in full.")
    }

    RuleText {
        facts: "B8"
        //: B8: equal hands share the pot. The odd chip: what is left over when it cannot be shared
        text: QT_TR_NOOP("Equal hands share a pot. Chips that cannot be shared go one by one to those who share, "
            + "clockwise, beginning left of the dealer.")
    }
}
