import Riverbones.Play

RuleChapter {
    name: "trademark"
    context: "DoubleTrademark"
    //: A chapter of the rules: whose name this is
    title: QT_TR_NOOP("The name of the game")

    RuleText {
        //: The same stands in About
        text: QT_TR_NOOP("Double Hold'em is a trademark of TableBrain Corp. Riverbones is independent of it.")
    }

    RuleText {
        //: Another word for key card in some English rules
        text: QT_TR_NOOP("Some rules in English call the key card the point card.")
    }
}
