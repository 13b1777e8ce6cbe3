import Riverbones.Games.dice_holdem
import Riverbones.Play

RuleChapter {
    name: "ranks"
    context: "HoldemRanks"
    //: A chapter of the rules: the kinds of hands of dice in their order, and how equal kinds are decided. "Hand":
    //: the dice that count (lv kombinācija, el χέρι)
    title: QT_TR_NOOP("What beats what")

    RuleText {
        facts: "B5"
        //: B5: all eight kinds in their order, the highest first. The names are those of HandWords
        text: QT_TR_NOOP("There are eight kinds of hands. From the highest down: five of a kind, four of a kind, full "
            + "house, straight, three of a kind, two pairs, one pair, high die. Between two hands of the "
            + "same kind the numbers on the dice decide.")
    }

    RuleText {
        facts: "B6"
        //: B6: five of a kind
        text: QT_TR_NOOP("Five of a kind: five equal dice. The higher number wins.")
        figure: HandFigure {
            faces: [4, 4, 4, 4, 4]
            category: DiceHand.FiveOfAKind
        }
    }

    RuleText {
        facts: "B6"
        //: B6: four of a kind; then the odd die
        text: QT_TR_NOOP("Four of a kind: four equal dice. The higher number wins; if it is the same, the fifth die "
            + "decides.")
        figure: HandFigure {
            faces: [2, 2, 2, 2, 6]
            category: DiceHand.FourOfAKind
        }
    }

    RuleText {
        facts: "B6"
        //: B6: full house; the triple first, then the pair
        text: QT_TR_NOOP("Full house: three dice of one number and two of another. The higher three win; if they are "
            + "the same, the higher pair does.")
        figure: HandFigure {
            faces: [5, 5, 5, 6, 6]
            category: DiceHand.FullHouse
        }
    }

    RuleText {
        facts: "B6"
        //: B6: straight; only 1-5 and 2-6, decided by the highest die; its place in the order
        text: QT_TR_NOOP("Straight: five numbers in a row. There are only two, 1-2-3-4-5 and 2-3-4-5-6, and the one "
            + "with the higher highest die wins. It does not go round: 5-6-1-2-3 is no straight. It stands "
            + "below the full house and above three of a kind.")
        figure: HandFigure {
            faces: [2, 3, 4, 5, 6]
            category: DiceHand.Straight
        }
    }

    RuleText {
        facts: "B7"
        //: B7: three of a kind; then the remaining dice, high to low
        text: QT_TR_NOOP("Three of a kind: three equal dice. The higher number wins; then the two other dice decide, "
            + "the higher one first.")
        figure: HandFigure {
            faces: [3, 3, 3, 6, 1]
            category: DiceHand.ThreeOfAKind
        }
    }

    RuleText {
        facts: "B7"
        //: B7: two pairs; the higher pair, the lower pair, the fifth die
        text: QT_TR_NOOP("Two pairs: two dice of one number and two of another. The higher pair decides, then the "
            + "lower pair, then the fifth die.")
        figure: HandFigure {
            faces: [6, 6, 2, 2, 4]
            category: DiceHand.TwoPairs
        }
    }

    RuleText {
        facts: "B7"
        //: B7: one pair; then the remaining dice, high to low
        text: QT_TR_NOOP("One pair: two equal dice. The higher number wins; then the three other dice decide, from the "
            + "highest down.")
        figure: HandFigure {
            faces: [5, 5, 6, 3, 1]
            category: DiceHand.OnePair
        }
    }

    RuleText {
        facts: "B7"
        //: B7: high die
        text: QT_TR_NOOP("High die: nothing of all this. The dice decide, from the highest down.")
        figure: HandFigure {
            faces: [6, 5, 4, 3, 1]
            category: DiceHand.HighDie
        }
    }

    RuleText {
        facts: "B8"
        //: B8: equal hands split the pot; dice outside the best five never count
        text: QT_TR_NOOP("Hands that are equal in all of it share the pot. Only the best five dice count for this: the "
            + "sixth and the seventh never decide anything.")
    }

    RuleText {
        facts: "odds"
        //: Counted over all rolls of seven dice. The last two kinds exist only before the river
        text: QT_TR_NOOP("With seven dice one pair and high die cannot occur. Without a straight there are at most "
            + "five different numbers among seven dice, so they always make two pairs or three of a kind: "
            + "two pairs are the lowest hand of a showdown. The two last kinds exist only before it: in the "
            + "two own dice; after the flop, where the five dice are one pair in 46.3% of all cases and "
            + "high die in 6.2%; and after the turn, where six dice are one pair in 15.4%.")
    }

    RuleText {
        facts: "odds"
        //: Counted over all rolls of seven dice; the best five of each
        text: QT_TR_NOOP("Of all possible rolls of seven dice, the best five are two pairs in 31.5%, a full house in "
            + "34.5%, a straight in 17.4%, four of a kind in 9.4%, three of a kind in 6.0% and five of a "
            + "kind in 1.2%.")
    }

    RuleText {
        facts: "odds"
        //: No mistake: the order is that of poker
        text: QT_TR_NOOP("So a full house comes up more often than two pairs, and three of a kind less often than a "
            + "straight or a full house. The order of the hands follows the custom of poker, not these "
            + "figures. That is meant so, and no mistake.")
    }
}
