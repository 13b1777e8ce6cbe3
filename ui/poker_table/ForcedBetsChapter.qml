import Riverbones.Play
import Riverbones.PokerTable

RuleChapter {
    id: chapter

    required property bool inMatch
    required property HoldemSettingsText agreed

    name: "forced_bets"
    context: "ForcedBetsChapter"
    //: A chapter of the rules: the dealer button, blinds and ante. "Dealer" is a place at the table that moves on
    title: QT_TR_NOOP("The dealer and the forced bets")

    RuleText {
        //: The dealer is drawn by lot
        text: QT_TR_NOOP("A button lies at the place of the dealer. Who has it first is decided by lot.")
    }

    RuleText {
        facts: "B9"
        //: B9: what blinds and ante are, who pays them, and when
        text: QT_TR_NOOP("So that there is something to win, some bets are forced. Blinds are paid by two players: the "
            + "small blind by the first to the left of the dealer, the big blind by the second. An ante is "
            + "paid by every player, before the blinds and straight into the pot; it is no part of a bet. "
            + "At set-up you choose blinds, an ante or both.")
    }

    RuleText {
        facts: "B9"
        applies: chapter.inMatch && chapter.agreed.forced === HoldemSettingsText.Blinds
        //: B9: what was agreed for the match that is being played. "The table": where you play
        text: QT_TR_NOOP("At your table there are blinds and no ante.")
    }

    RuleText {
        facts: "B9"
        applies: chapter.inMatch && chapter.agreed.forced === HoldemSettingsText.Ante
        //: B9: what was agreed for the match that is being played
        text: QT_TR_NOOP("At your table there is an ante and there are no blinds.")
    }

    RuleText {
        facts: "B9"
        applies: chapter.inMatch && chapter.agreed.forced === HoldemSettingsText.Both
        //: B9: what was agreed for the match that is being played
        text: QT_TR_NOOP("At your table there are blinds and an ante.")
    }

    RuleText {
        facts: "B10"
        //: B10: the third player begins; blinds are bets
        text: QT_TR_NOOP("With blinds the first round of betting begins with the third player, left of the big blind. "
            + "The blinds count as bets already made: to stay in, everybody must pay at least the big "
            + "blind. The big blind comes last and may still raise, if nobody has. All later rounds begin "
            + "with the first player still in to the left of the dealer.")
    }

    RuleText {
        //: Two players only
        text: QT_TR_NOOP("When only two play, the dealer has the small blind too, comes first in the first round and "
            + "last in all others.")
    }

    RuleText {
        applies: !chapter.inMatch || chapter.agreed.forced === HoldemSettingsText.Ante
        //: A game with an ante and no blinds
        text: QT_TR_NOOP("With an ante alone there is no bet to call at first. Every round begins left of the dealer, "
            + "and the smallest bet is agreed at set-up.")
    }

    RuleText {
        //: How the button and the blinds move on, also when somebody has left ("dead button")
        text: QT_TR_NOOP("After every hand the big blind moves on to the next player, so nobody pays it twice running. "
            + "The small blind is due from whoever had the big blind before; if that player is gone, nobody "
            + "pays it. The button lies where the small blind was due in the hand before, even if nobody "
            + "plays there any more.")
    }

    RuleText {
        //: Who cannot pay a forced bet in full
        text: QT_TR_NOOP("Who cannot pay a forced bet in full pays what is there and is all-in. What no other player "
            + "can match of an ante goes back at once.")
    }
}
