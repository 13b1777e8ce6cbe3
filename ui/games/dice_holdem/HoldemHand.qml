import Riverbones.Games.dice_holdem
import Riverbones.Play

RuleChapter {
    name: "hand"
    context: "HoldemHand"
    //: A chapter of the rules: what happens from the roll of the hidden dice to the winning of the pot. "Hand": one
    //: deal (lv partija, el παρτίδα)
    title: QT_TR_NOOP("A hand")

    RuleText {
        facts: "B2"
        //: B2: two private dice
        text: QT_TR_NOOP("A hand begins with a roll: every player gets two dice and keeps them hidden. Only that "
            + "player sees them.")
    }

    RuleText {
        facts: "B3"
        //: B3: the order of dice and betting; flop, turn and river are explained here
        text: QT_TR_NOOP("It goes on in this order. First the hidden dice and the first round of betting. Then three "
            + "dice in the middle, called the flop, and the second round. Then a fourth die, the turn, and "
            + "the third round. Then a fifth die, the river, and the fourth round. At last the showdown.")
    }

    RuleText {
        facts: "B4"
        //: B4: any mix of own and community dice
        text: QT_TR_NOOP("At the showdown each player still in has seven dice: two own ones and the five in the "
            + "middle. The best five of the seven count, in any mix: with two, one or none of the own dice.")
        figure: SevenFigure {
            own: [6, 5]
            board: [5, 2, 5, 6, 1]
            counting: [1, 2, 4, 0, 5]
            category: DiceHand.FullHouse
        }
    }

    RuleText {
        //: A player may be better off with the five in the middle alone
        text: QT_TR_NOOP("If the five dice in the middle are better than anything the own dice could add, they are "
            + "everybody's hand, and all who are still in share the pot.")
        figure: SevenFigure {
            own: [1, 1]
            board: [2, 3, 4, 5, 6]
            counting: [2, 3, 4, 5, 6]
            category: DiceHand.Straight
        }
    }
}
