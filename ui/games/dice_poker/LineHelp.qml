import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Play

// The lines of the scorecard in the fewest words: what they need, what they are worth, and dice that show it.
QtObject {
    id: help

    required property RuleLanguage language

    readonly property LineWords words: LineWords {}
    readonly property list<string> sources: [
        //: Each of these fifteen stands below the name of a line of the scorecard. A number at the end is its points
        QT_TR_NOOP("Sum of the ones"),
        QT_TR_NOOP("Sum of the twos"),
        QT_TR_NOOP("Sum of the threes"),
        QT_TR_NOOP("Sum of the fours"),
        QT_TR_NOOP("Sum of the fives"),
        QT_TR_NOOP("Sum of the sixes"),
        QT_TR_NOOP("Two equal dice: sum of all dice"),
        QT_TR_NOOP("Two different numbers, each twice: sum of all dice"),
        QT_TR_NOOP("Three equal dice: sum of all dice"),
        QT_TR_NOOP("Four equal dice: sum of all dice"),
        QT_TR_NOOP("Three of one number, two of another: 25"),
        QT_TR_NOOP("Four numbers in a row: 30"),
        QT_TR_NOOP("Five numbers in a row: 40"),
        QT_TR_NOOP("Five equal dice: 50"),
        QT_TR_NOOP("Any dice: sum of all dice")
    ]
    readonly property list<string> examples: [
        "11146", "22256", "33314", "44426", "55521", "66623",
        "55321", "22551", "55524", "11113", "22233", "23455", "23456", "33333", "23566"
    ]

    function name(line: int): string {
        return language.say("LineWords", words.sources[line]);
    }

    function text(line: int): string {
        return language.say("LineHelp", sources[line]);
    }

    function dice(line: int): list<int> {
        return Array.from(examples[line], face => Number(face));
    }
}
