import QtQuick
import Riverbones.Play

// A picture beside a paragraph of the rules, drawn with the pieces of the game. Its words are in the language of the
// rules; a screen reader gets one name for all of it.
Item {
    property RuleLanguage language: null
    // Between the lines of a narrow page rather than beside them.
    property bool inText: false
    readonly property string said: Accessible.name

    Accessible.role: Accessible.Graphic
}
