import Riverbones.Play

RuleChapter {
    name: "playing"
    context: "RulesPlaying"
    //: A chapter of the rules: what is special about playing at a computer: several people, bots, taking back, saving
    title: QT_TR_NOOP("Around one computer")

    RuleText {
        text: QT_TR_NOOP("Several people can play at one computer. Turns go round in the order of the seats, and "
            + "the screen says who is to play. All dice lie open, so nobody has to look away.")
    }

    RuleText {
        text: QT_TR_NOOP("Bots keep to the same rules and see no more than you do. How well they play is chosen "
            + "at set-up.")
    }

    RuleText {
        facts: "A7"
        //: A7: taking back, in detail. "The same dice": nothing is rolled anew
        text: QT_TR_NOOP("Taking back: the button below the scorecard, or Ctrl+Z, takes back the line that was "
            + "just written. The same dice lie there again, and all totals are what they were. It is possible "
            + "until the next player has rolled. A bot waits three seconds for it, unless the pace is instant. "
            + "The last line of the match can be taken back until you leave the result.")
    }

    RuleText {
        text: QT_TR_NOOP("Every step is saved at once. You can leave whenever you like and carry on later, with "
            + "the same dice and the same scorecard.")
    }

    RuleText {
        text: QT_TR_NOOP("The dice fall by chance alone, for people and bots alike. Taking a line back does not "
            + "change what is rolled next.")
    }
}
