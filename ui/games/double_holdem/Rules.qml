import Riverbones.Games.double_holdem
import Riverbones.Play
import Riverbones.PokerTable

// The rules of Double Hold'em. The numbers of the facts are those of tests/lint/rule_facts.py; the chapters about betting
// and the table belong to all hold'em games.
GameRules {
    id: rules

    readonly property bool inMatch: houseRules !== ""
    readonly property HoldemSettingsText agreed: HoldemSettingsText {
        text: rules.houseRules
    }

    title: QT_TRANSLATE_NOOP("GameInfo", "Double Hold'em")
    chapters: [
        DoubleShort {},
        DoubleHand {},
        DoubleKey {},
        CardRanks {},
        BettingChapter {},
        DoubleBlinds {},
        StructureChapter {
            inMatch: rules.inMatch
            agreed: rules.agreed
        },
        AllInChapter {
            keyed: true
        },
        TableChapter {
            inMatch: rules.inMatch
            agreed: rules.agreed
        },
        FairPlayChapter {},
        DoubleTrademark {}
    ]
}
