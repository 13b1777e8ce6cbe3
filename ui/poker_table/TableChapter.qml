import Riverbones.Play
import Riverbones.PokerTable

RuleChapter {
    id: chapter

    required property bool inMatch
    required property HoldemSettingsText agreed

    name: "table"
    context: "TableChapter"
    //: A chapter of the rules: the two kinds of matches, buying in, leaving, the clock
    title: QT_TR_NOOP("Coming and going")

    RuleText {
        applies: !chapter.inMatch || chapter.agreed.kind === HoldemSettingsText.TableGame
        //: One of the two kinds of matches
        text: QT_TR_NOOP("Table game: between two hands players may leave, come back, buy chips or let a bot take the "
            + "seat. It ends when the people at the device say so, and the result is what everybody has won "
            + "or lost.")
    }

    RuleText {
        applies: !chapter.inMatch || chapter.agreed.kind === HoldemSettingsText.LastOneStanding
        //: The other kind of match
        text: QT_TR_NOOP("Last one standing: all begin with the same chips, and there are no others. Who has none left "
            + "is out. The forced bets rise after every 6, 12 or 20 hands, as agreed. Who has chips at the "
            + "end wins; the others are placed the better the later they went out, and of two in the same "
            + "hand the one who had more before it comes first.")
    }

    RuleText {
        applies: !chapter.inMatch || chapter.agreed.kind === HoldemSettingsText.TableGame
        //: Buying in again and topping up
        text: QT_TR_NOOP("Who has no chips left may buy in again, unless the house rules say otherwise. Who has less "
            + "than the buy-in may top up to it. Bots buy in again by themselves.")
    }

    RuleText {
        facts: "B20"
        //: B20: back within 30 minutes
        text: QT_TR_NOOP("Who leaves and comes back within 30 minutes must buy in for at least the amount taken away.")
    }

    RuleText {
        //: Waiting for the blinds
        text: QT_TR_NOOP("A player who comes back between the button and the big blind waits until they have passed, "
            + "and while only two play until the big blind is due there.")
    }

    RuleText {
        facts: "B21"
        //: B21: gone in the middle of a fixed-limit hand
        text: QT_TR_NOOP("If a player leaves in the middle of a hand, or a connection is lost: in fixed limit that "
            + "player counts as all-in for what is already in and can still win it. In the other two ways "
            + "of betting the hand is folded at once.")
    }

    RuleText {
        facts: "B22 C19"
        //: B22: a crash cancels the hand
        text: QT_TR_NOOP("If a hand cannot be finished because the program or the computer has failed, it is "
            + "cancelled, and all players get back the chips they had before it. A hand that was left in "
            + "good order goes on where it was.")
    }

    RuleText {
        //: The clock and the time bank
        text: QT_TR_NOOP("A clock can be agreed, with 10 to 60 seconds for a decision. When they are over, the time "
            + "bank runs: 30 seconds for each player and match, and used seconds are gone for good. When it "
            + "is empty too, the player checks if that costs nothing, and folds if not. The clock does not "
            + "run while the device is passed on.")
    }

    RuleText {
        applies: chapter.inMatch && chapter.agreed.clock === 0
        //: What was agreed for the match that is being played
        text: QT_TR_NOOP("At your table there is no clock.")
    }
}
