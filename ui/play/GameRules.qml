import QtQuick
import Riverbones.Play

// The rules of a game. Every game has a Rules.qml made from it.
QtObject {
    // What was agreed for the match that is on the table, in the notation of records; empty if there is none.
    property string houseRules: ""
    // Name of the game, as its GameInfo.qml has it.
    property string title: ""
    property list<RuleChapter> chapters
}
