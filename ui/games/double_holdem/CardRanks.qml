import Riverbones.Games.double_holdem
import Riverbones.Play

RuleChapter {
    name: "ranks"
    context: "CardRanks"
    //: A chapter of the rules: the kinds of hands of cards in their order, and how equal kinds are decided. "Hand":
    //: the cards that count (lv kombinācija, el χέρι)
    title: QT_TR_NOOP("What beats what")

    RuleText {
        facts: "C13"
        //: C13: all nine kinds in their order, the highest first. The names are those of CardHandWords
        text: QT_TR_NOOP("There are nine kinds of hands. From the highest down: straight flush, four of a kind, full "
            + "house, flush, straight, three of a kind, two pairs, one pair, high card. Between two hands of "
            + "the same kind the ranks of the cards decide, and the ace is the highest.")
    }

    RuleText {
        facts: "C13"
        //: C13: straight flush; with the ace on top it is also called a royal flush
        text: QT_TR_NOOP("Straight flush: five cards in a row and of one suit. The higher highest card wins. With an ace "
            + "at the top nothing beats it.")
        figure: HandFigure {
            cards: ["Ts", "9s", "8s", "7s", "6s"]
        }
    }

    RuleText {
        facts: "C13"
        //: C13: four of a kind; then the fifth card
        text: QT_TR_NOOP("Four of a kind: four cards of one rank. The higher rank wins; if it is the same, the fifth card "
            + "decides.")
        figure: HandFigure {
            cards: ["Qs", "Qh", "Qd", "Qc", "5h"]
        }
    }

    RuleText {
        facts: "C13"
        //: C13: full house; the triple first, then the pair
        text: QT_TR_NOOP("Full house: three cards of one rank and two of another. The higher three win; if they are the "
            + "same, the higher pair does.")
        figure: HandFigure {
            cards: ["9s", "9h", "9c", "Kh", "Ks"]
        }
    }

    RuleText {
        facts: "C13"
        //: C13: flush; the cards from the highest down
        text: QT_TR_NOOP("Flush: five cards of one suit. The highest card decides, then the second, and so on. Which suit "
            + "it is does not matter.")
        figure: HandFigure {
            cards: ["Ah", "Jh", "8h", "4h", "3h"]
        }
    }

    RuleText {
        facts: "C13"
        //: C13: straight; the ace may be high or low; it does not go round
        text: QT_TR_NOOP("Straight: five cards in a row, not all of one suit. The higher highest card wins. The ace may "
            + "stand above the king or below the 2: 5-4-3-2-A is the lowest straight. It does not go round: "
            + "3-2-A-K-Q is no straight.")
        figure: HandFigure {
            cards: ["5d", "4s", "3h", "2c", "Ad"]
        }
    }

    RuleText {
        facts: "C13"
        //: C13: three of a kind; then the two other cards, high to low
        text: QT_TR_NOOP("Three of a kind: three cards of one rank. The higher rank wins; then the two other cards decide, "
            + "the higher one first.")
        figure: HandFigure {
            cards: ["7s", "7h", "7d", "Kc", "2s"]
        }
    }

    RuleText {
        facts: "C13"
        //: C13: two pairs; the higher pair, the lower pair, the fifth card
        text: QT_TR_NOOP("Two pairs: two cards of one rank and two of another. The higher pair decides, then the lower "
            + "pair, then the fifth card.")
        figure: HandFigure {
            cards: ["Kd", "Ks", "9h", "9c", "Ad"]
        }
    }

    RuleText {
        facts: "C13"
        //: C13: one pair; then the three other cards, high to low
        text: QT_TR_NOOP("One pair: two cards of one rank. The higher rank wins; then the three other cards decide, from "
            + "the highest down.")
        figure: HandFigure {
            cards: ["Jc", "Jd", "As", "8h", "6c"]
        }
    }

    RuleText {
        facts: "C13"
        //: C13: high card
        text: QT_TR_NOOP("High card: nothing of all this. The cards decide, from the highest down.")
        figure: HandFigure {
            cards: ["As", "Jd", "8c", "6h", "3d"]
        }
    }

    RuleText {
        facts: "C14"
        //: C14: equal hands split the pot, the odd chip; suits never break ties
        text: QT_TR_NOOP("Hands that are equal in all of it share the pot. Suits never decide, and neither do cards outside "
            + "the best five. A chip that is left over goes to the one of them who sits closest to the left of "
            + "the button.")
    }
}
