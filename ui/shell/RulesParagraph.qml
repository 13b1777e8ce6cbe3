pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// A paragraph, and its figure beside it or below it.
Item {
    id: paragraph

    required property string said
    required property string sought
    required property RuleText told
    required property RuleLanguage language
    required property real column

    readonly property real figureWidth: 278
    readonly property real lowerEdge: visible ? y + height : 0

    // How far down in the paragraph a height on the page is, from 0 to 1, and the other way.
    function share(at: real): real {
        return Math.max(0, (at - y) / height);
    }

    function heightOf(share: real): real {
        return y + share * height;
    }

    implicitHeight: Math.max(words.height, figure.item ? figure.y + figure.height : 0)

    Prose {
        id: words

        anchors.left: parent.left
        width: paragraph.column
        plain: paragraph.said
        sought: paragraph.sought
    }

    Loader {
        id: figure

        readonly property RuleFigure drawn: item as RuleFigure
        readonly property bool mirrored: LayoutMirroring.enabled

        // At the end of the line beside the words, at its beginning below them.
        x: Metrics.compact !== mirrored ? 0 : paragraph.width - width
        y: Metrics.compact ? words.height + Metrics.space3 : 0
        width: !drawn ? 0 : Metrics.compact ? Math.min(paragraph.column, drawn.implicitWidth) : paragraph.figureWidth
        sourceComponent: paragraph.told.figure
        onLoaded: {
            drawn.language = paragraph.language;
            drawn.inText = Qt.binding(() => Metrics.compact);
        }
    }
}
