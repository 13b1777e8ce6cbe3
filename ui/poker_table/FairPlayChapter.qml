import Riverbones.Play

RuleChapter {
    name: "fair_play"
    context: "FairPlayChapter"
    //: A chapter of the rules: what players owe each other, and what the program keeps secret
    title: QT_TR_NOOP("Fair play")

    RuleText {
        facts: "B23"
        //: B23: no talk about the hand, no disclosure of what was folded, no advice
        text: QT_TR_NOOP("While a hand runs nobody talks about it. Do not say what you have or what you have folded, "
            + "and give no advice to others, whether they ask for it or not.")
    }

    RuleText {
        //: What the program keeps secret
        text: QT_TR_NOOP("The program keeps to that too: while a hand runs, nobody sees or hears anything of what "
            + "another player hides, neither on the screen nor in the log nor from a screen reader.")
    }

    RuleText {
        //: Until when hands stay secret
        text: QT_TR_NOOP("Folded hands, and hands that were not shown, stay secret until the match is over. Then "
            + "everything may be looked at, and the seed of the match is opened, so that anybody can check "
            + "that nothing was changed.")
    }

    RuleText {
        //: Several people at one device
        text: QT_TR_NOOP("If several people play at one device, it is passed on. After each decision everything hidden "
            + "disappears, and it comes back only when the next player has taken the device and confirmed. "
            + "Everyone else looks away.")
    }

    RuleText {
        //: Bots
        text: QT_TR_NOOP("Bots play by the same rules and know no more than a player in their seat.")
    }
}
