import Riverbones.Play
import Riverbones.PokerTable

// The rules of Dice Hold'em. The numbers of the facts are those of tests/lint/rule_facts.py; the chapters about betting
// and the table belong to all hold'em games.
GameRules {
    id: rules

    readonly property bool inMatch: houseRules !== ""
    readonly property HoldemSettingsText agreed: HoldemSettingsText {
        text: rules.houseRules
    }

    title: QT_TRANSLATE_NOOP("GameInfo", "Dice Hold'em")
    chapters: [
        HoldemShort {},
        HoldemHand {},
        HoldemRanks {},
        BettingChapter {},
        ForcedBetsChapter {
            inMatch: rules.inMatch
            agreed: rules.agreed
        },
        StructureChapter {
            inMatch: rules.inMatch
            agreed: rules.agreed
        },
        AllInChapter {},
        TableChapter {
            inMatch: rules.inMatch
            agreed: rules.agreed
        },
        FairPlayChapter {}
    ]
}
