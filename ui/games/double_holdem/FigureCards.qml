import QtQuick
import Riverbones.Kit
import Riverbones.Play

// Cards in the language of the rules. Cards are written down as in "Kh", the king of hearts.
QtObject {
    id: words

    property RuleLanguage language: null
    readonly property CardNames names: CardNames {}

    function at(texts: list<string>): list<int> {
        return names.at(texts);
    }

    function name(card: int): string {
        return language ? language.say("CardNames", names.cards[card]) : "";
    }

    function list(cards: list<int>): string {
        return Array.from(cards, card => name(card)).join(", ");
    }
}
