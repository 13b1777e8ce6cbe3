import QtQuick

// One paragraph of the rules, in English; whoever shows it looks it up in the language of the rules.
QtObject {
    required property string text
    // The facts it states, by their numbers in the list of facts that the rules of this game must state.
    property string facts: ""
    // False where another paragraph says what holds at this table.
    property bool applies: true
    // A RuleFigure that shows what the paragraph says, or nothing.
    property Component figure: null
}
