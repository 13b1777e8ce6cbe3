import Riverbones.Games.double_holdem
import Riverbones.Play

RuleChapter {
    name: "key"
    context: "DoubleKey"
    //: A chapter of the rules. "Key card": the main one of three (lv galvenā kārts, el κύριο φύλλο), not a key of a lock
    title: QT_TR_NOOP("The key card")

    RuleText {
        facts: "C6"
        //: C6: the choice cannot be undone, all-in players choose too, opponents do not see which card
        text: QT_TR_NOOP("The choice of the key card cannot be taken back. Who is all-in chooses too, when the turn comes. "
            + "The others see that a choice was made, but not which card it is. Who wins because all the "
            + "others have folded need not have chosen.")
    }

    RuleText {
        facts: "C7"
        //: C7: what one sees on the screen
        text: QT_TR_NOOP("On the screen the key card moves to the middle and is lifted a little. The two other cards lie "
            + "to its left and to its right, in the order in which they lay before.")
    }

    RuleText {
        facts: "C8"
        //: C8: the two hands. "Hand": the cards that count (lv kombinācija, el χέρι)
        text: QT_TR_NOOP("From now on there are two hands. The first is the key card with the left card, together with the "
            + "cards in the middle; the second is the key card with the right card, together with the cards "
            + "in the middle. The left and the right card never play together.")
        figure: TwoHandsFigure {
            own: ["7h", "8s", "9c"]
            board: ["7s", "7c", "6d", "Th", "Ad"]
        }
    }

    RuleText {
        facts: "C9"
        //: C9: the best five of the seven, with two, one or none of the own cards
        text: QT_TR_NOOP("Each hand is the best five of its 7 cards: with both, one or none of its two hidden cards.")
    }

    RuleText {
        facts: "C10"
        //: C10: the better hand counts, the other does not; can change with every card
        text: QT_TR_NOOP("The better hand always counts. Which one that is can change with every card that comes to the "
            + "middle; the table names both and says which counts now. At the showdown the other hand does not "
            + "count at all. If both are equal they count once.")
    }

    RuleText {
        facts: "C15"
        //: C15: the automatic choice; nothing is preselected before
        text: QT_TR_NOOP("The choice has a time of its own where a clock was agreed. Nothing is chosen beforehand. When "
            + "the time is over, the highest card becomes the key card, the ace being the highest. If two cards "
            + "share the highest rank, it is the one that has the suit of the third card; if neither has it, "
            + "the one of the higher suit. If all three share the rank, it is the one of the highest suit. This "
            + "is a rule for the clock and no advice: another card is often better.")
    }

    RuleText {
        facts: "C16"
        //: C16: the order of the suits, highest first; it matters for nothing else
        text: QT_TR_NOOP("For this alone the suits have an order. From the highest down: spades, hearts, clubs, diamonds.")
    }

    RuleText {
        facts: "C17"
        //: C17: examples of the automatic choice; K is printed on the kings
        text: QT_TR_NOOP("King of clubs, king of spades, 6 of clubs: the king of clubs, because the third card is a club. "
            + "King of spades, king of hearts, 6 of clubs: the king of spades, because spades are the higher "
            + "suit.")
        figure: ClockFigure {
            own: ["Kc", "Ks", "6c"]
        }
    }

    RuleText {
        facts: "C18"
        //: C18: the time bank is for betting only
        text: QT_TR_NOOP("The time bank of 30 seconds, which every player has for the whole match, is for betting only: it "
            + "never runs for the key card. Once it is used up it is gone.")
    }
}
