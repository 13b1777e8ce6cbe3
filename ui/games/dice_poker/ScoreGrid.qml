import QtQuick
import Riverbones.Theme

// Where everything on the scorecard stands: two blocks side by side, a label and then a cell for each player. Long
// words get room in this order: narrower cells, no pictures of dice, smaller letters.
QtObject {
    id: grid

    required property real width
    // Of how many players, of whom these many are shown: the one who acts and the next ones, in the order of their seats.
    required property int count
    required property int acting
    required property int most
    required property real rowHeight
    required property list<string> labels
    property bool mirrored: false
    property bool roomy: !Metrics.compact

    readonly property int columns: Math.max(1, Math.min(count, most))
    readonly property int leftLines: 6
    readonly property int leftRows: 9
    readonly property real blockGap: 22
    readonly property real padding: Metrics.compact ? 6 : 10
    readonly property real picture: Metrics.dieInRow + 9
    readonly property real headHeight: roomy ? 66 : 54 + Type.caption - 14
    // Below the heads.
    readonly property real height: leftRows * rowHeight

    readonly property real block: (width - blockGap) / 2
    readonly property int largest: roomy ? Type.bodyLarge : Type.small
    readonly property real longest: longestWord(largest)
    // Labels of two words stand on two lines of about fourteen letters.
    readonly property real least: Math.max(longest + 2 * padding, roomy ? 137 : 117)
    readonly property real cell: Math.max(36, Math.min(46, Math.floor((block - least) / columns)))
    readonly property real label: block - columns * cell
    readonly property bool pictures: label >= longest + picture + 2 * padding
    readonly property int labelSize: label >= longest + 2 * padding ? largest : Type.caption
    // Labels may take two lines.
    readonly property real leastRow: Math.max(36, Math.ceil(2 * metrics.height * labelSize / largest))
    // What a label has of it for its words.
    readonly property real wordRoom: label - 1.5 * padding

    readonly property FontMetrics metrics: FontMetrics {
        font.family: Type.ui
        font.weight: Font.DemiBold
        font.pixelSize: grid.largest
    }

    function longestWord(size: int): real {
        let most = 0;
        for (const text of labels) {
            for (const word of text.split(" "))
                most = Math.max(most, metrics.advanceWidth(word));
        }
        return Math.ceil(most);
    }

    // A word that is too long even so may be broken after a vowel, with a hyphen.
    function breakable(text: string): string {
        const share = labelSize / largest;
        return text.split(" ").map(word => metrics.advanceWidth(word) * share <= wordRoom ? word : word.replace(/([aeiouyāēīōūαεηιουωάέήίόύώ])(?=[^\s]{2})/gi, "$1\u00ad")).join(" ");
    }

    function shows(seat: int): bool {
        return (seat - acting + count) % count < columns;
    }

    function placeOf(seat: int): int {
        let place = 0;
        for (let other = 0; other < seat; ++other)
            place += shows(other) ? 1 : 0;
        return place;
    }

    // Lefthand edge of something this wide that begins at this distance from the reading side.
    function along(start: real, itemWidth: real): real {
        return mirrored ? width - start - itemWidth : start;
    }

    function blockX(line: int): real {
        return along(line < leftLines ? 0 : block + blockGap, block);
    }

    function cellX(line: int, place: int): real {
        return along((line < leftLines ? 0 : block + blockGap) + label + place * cell, cell);
    }

    // Rows of the left block go on after its six lines with the sums.
    function rowY(line: int): real {
        return (line < leftLines ? line : line - leftLines) * rowHeight;
    }

    function sumY(sum: int): real {
        return (leftLines + sum) * rowHeight;
    }
}
