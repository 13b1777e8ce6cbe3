import Riverbones.Games.dice_poker
import Riverbones.Play

// The rules of Dice Poker. The numbers of the facts are those of tests/lint/rule_facts.py.
GameRules {
    id: rules

    readonly property bool inMatch: houseRules !== ""
    readonly property HouseRulesText agreed: HouseRulesText {
        text: rules.houseRules
    }

    title: QT_TRANSLATE_NOOP("GameInfo", "Dice Poker")
    chapters: [
        RulesShort {},
        RulesTurn {},
        RulesLeft {
            inMatch: rules.inMatch
            bonusFrom63: rules.agreed.bonusFrom63
        },
        RulesRight {},
        RulesFiveEqual {
            inMatch: rules.inMatch
            joker: rules.agreed.joker
        },
        RulesEnd {},
        RulesPlaying {}
    ]
}
