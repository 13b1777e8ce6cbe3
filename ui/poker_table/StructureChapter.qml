import Riverbones.Play
import Riverbones.PokerTable

RuleChapter {
    id: chapter

    required property bool inMatch
    required property HoldemSettingsText agreed

    name: "structure"
    context: "StructureChapter"
    //: A chapter of the rules: fixed limit, no limit, pot limit
    title: QT_TR_NOOP("How much may be bet")

    RuleText {
        //: Introduces the three betting structures
        text: QT_TR_NOOP("How high bets may go is agreed at set-up. There are three ways.")
    }

    RuleText {
        applies: chapter.inMatch && chapter.agreed.structure === PokerTable.FixedLimit
        //: What was agreed for the match that is being played
        text: QT_TR_NOOP("At your table it is fixed limit.")
    }

    RuleText {
        applies: chapter.inMatch && chapter.agreed.structure === PokerTable.NoLimit
        //: What was agreed for the match that is being played
        text: QT_TR_NOOP("At your table there is no limit.")
    }

    RuleText {
        applies: chapter.inMatch && chapter.agreed.structure === PokerTable.PotLimit
        //: What was agreed for the match that is being played
        text: QT_TR_NOOP("At your table it is pot limit.")
    }

    RuleText {
        facts: "B16"
        //: B16: fixed steps that differ by round, and the cap
        text: QT_TR_NOOP("Fixed limit: every bet and every raise has a fixed size. In rounds 1 and 2 it is the small "
            + "bet, as much as the big blind; in rounds 3 and 4 it is the big bet, twice as much unless you "
            + "choose otherwise. A round may have 4 bets: one bet and three raises, and the big blind "
            + "counts as the bet. You can also set this cap to anything from 1 to 8 bets, or do without. "
            + "Once it is reached, nobody may go higher, not even all-in.")
    }

    RuleText {
        facts: "B17"
        //: B17: up to all chips on the table; smallest bet and smallest raise
        text: QT_TR_NOOP("No limit: a bet may be any amount up to all the chips a player has on the table. The "
            + "smallest bet is the big blind, or what was agreed where there are no blinds. The smallest "
            + "raise is the smallest bet or the last bet or raise of the round, whichever is larger: after "
            + "a bet of 200 and a raise to 500 the next raise goes to 800 at least.")
    }

    RuleText {
        facts: "B18"
        //: B18: at most the pot after calling
        text: QT_TR_NOOP("Pot limit: as no limit, but a raise may add no more than the pot as it is after calling. The "
            + "bets in front of all players belong to it, and so does the call. With blinds of 5 and 10 the "
            + "first player may raise to 35 at most.")
    }

    RuleText {
        //: Short all-ins: below the smallest raise
        text: QT_TR_NOOP("All-in you may also go for less than the smallest raise. The others must pay that, but a "
            + "player who has acted in this round may raise again only if there is as much to call as a "
            + "full raise would have been. In fixed limit half a bet is enough.")
    }

    RuleText {
        //: No raise that nobody could answer
        text: QT_TR_NOOP("Nobody may raise when no other player could put in more.")
    }
}
