import Riverbones.Games.dice_poker
import Riverbones.Play

RuleChapter {
    name: "right"
    context: "RulesRight"
    //: A chapter of the rules: the nine lines on the right of the scorecard
    title: QT_TR_NOOP("The right lines")

    RuleText {
        text: QT_TR_NOOP("Five of the nine lines on the right are worth the sum of all five dice, also of those "
            + "outside the pair or the four. The other four have a fixed worth.")
    }

    RuleText {
        facts: "A11"
        //: A11: Pair
        text: QT_TR_NOOP("Pair: at least two equal dice. Worth the sum of all five dice: 5-5-3-2-1 is worth 16.")
        figure: DiceFigure {
            faces: [5, 5, 3, 2, 1]
            line: 6
            points: 16
        }
    }

    RuleText {
        facts: "A12"
        //: A12: Two pairs
        text: QT_TR_NOOP("Two pairs: two different numbers, each on at least two dice. Worth the sum of all five "
            + "dice: 2-2-5-5-1 is worth 15. A full house counts here; four or five equal dice do not.")
        figure: DiceFigure {
            faces: [2, 2, 5, 5, 1]
            line: 7
            points: 15
        }
    }

    RuleText {
        facts: "A13"
        //: A13: Three of a kind
        text: QT_TR_NOOP("Three of a kind: at least three equal dice. Worth the sum of all five dice: 5-5-5-2-4 "
            + "is worth 21.")
        figure: DiceFigure {
            faces: [5, 5, 5, 2, 4]
            line: 8
            points: 21
        }
    }

    RuleText {
        facts: "A14"
        //: A14: Four of a kind
        text: QT_TR_NOOP("Four of a kind: at least four equal dice. Worth the sum of all five dice: 1-1-1-1-3 is "
            + "worth 7.")
        figure: DiceFigure {
            faces: [1, 1, 1, 1, 3]
            line: 9
            points: 7
        }
    }

    RuleText {
        facts: "A15"
        //: A15: Full house
        text: QT_TR_NOOP("Full house: three dice of one number and two of another. Always worth 25 points, for "
            + "example with 2-2-2-3-3.")
        figure: DiceFigure {
            faces: [2, 2, 2, 3, 3]
            line: 10
            points: 25
        }
    }

    RuleText {
        facts: "A16"
        //: A16: Small straight
        text: QT_TR_NOOP("Small straight: four numbers in a row, that is 1 to 4, 2 to 5 or 3 to 6. Always worth "
            + "30 points, for example with 2-3-4-5-5. A large straight counts here too.")
        figure: DiceFigure {
            faces: [2, 3, 4, 5, 5]
            line: 11
            points: 30
        }
    }

    RuleText {
        facts: "A17"
        //: A17: Large straight
        text: QT_TR_NOOP("Large straight: five numbers in a row, that is 1 to 5 or 2 to 6. Always worth 40 "
            + "points, for example with 2-3-4-5-6.")
        figure: DiceFigure {
            faces: [2, 3, 4, 5, 6]
            line: 12
            points: 40
        }
    }

    RuleText {
        facts: "A18"
        //: A18: Poker
        text: QT_TR_NOOP("Poker: five equal dice. Always worth 50 points, for example with 3-3-3-3-3.")
        figure: DiceFigure {
            faces: [3, 3, 3, 3, 3]
            line: 13
            points: 50
        }
    }

    RuleText {
        facts: "A19"
        //: A19: Chance
        text: QT_TR_NOOP("Chance: any five dice. Worth their sum: 2-3-5-6-6 is worth 22.")
        figure: DiceFigure {
            faces: [2, 3, 5, 6, 6]
            line: 14
            points: 22
        }
    }
}
