import QtQuick
import Riverbones.Play

// A chapter of the rules. Each stands in a file of its own, which is also the context of its texts.
QtObject {
    // For links to it; not shown.
    required property string name
    required property string context
    // Words only.
    required property string title
    default property list<RuleText> texts
}
