import Riverbones.Play

RuleChapter {
    name: "betting"
    context: "BettingChapter"
    //: A chapter of the rules: what a player may do in a round of betting. These chapters are shared by a game with
    //: dice and one with cards and name neither
    title: QT_TR_NOOP("Betting")

    RuleText {
        facts: "B11"
        //: B11: clockwise; when a round of betting ends
        text: QT_TR_NOOP("In every round of betting the turn goes clockwise from player to player. The round ends when "
            + "all have had their turn and everyone still in has put in the same amount, has folded or is "
            + "all-in. A player whose turn it is can do one of the following, as far as it is possible "
            + "then.")
    }

    RuleText {
        facts: "B12"
        //: B12: check. The action is called as its button is
        text: QT_TR_NOOP("Check: stay in and put nothing in. That is possible only if nobody has bet in this round; "
            + "the big blind may also check in the first round, if nobody has raised. A bet that comes "
            + "later must be answered.")
    }

    RuleText {
        facts: "B13 B14"
        //: B13, B14: bet. The name must differ from that of call
        text: QT_TR_NOOP("Bet: be the first in this round to put chips in.")
    }

    RuleText {
        facts: "B13 B14"
        //: B13, B14: call. The name must differ from that of bet
        text: QT_TR_NOOP("Call: put in as much as the highest bet, no more. To call is not to bet: who bets makes the "
            + "price, who calls pays it.")
    }

    RuleText {
        facts: "B13"
        //: B13: raise; amounts are totals of the round
        text: QT_TR_NOOP("Raise: put in more than a call needs, so that the others have to pay more. Amounts are said "
            + "as the total of the round: with a raise to 60, 60 lie in front of that player.")
    }

    RuleText {
        facts: "B13"
        //: B13: fold. Where checking is free the program asks first
        text: QT_TR_NOOP("Fold: give up the hand. Who has folded pays nothing more and has no claim to the pot. It is "
            + "always possible; where checking costs nothing, the game asks first.")
    }

    RuleText {
        facts: "B15"
        //: B15: the last player left
        text: QT_TR_NOOP("When all the others have folded, the last player left wins at once. The hand stays hidden, "
            + "unless its owner chooses to show it.")
    }
}
