pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_poker
import Riverbones.Kit
import Riverbones.Theme

// Who won: pictures, a heading of words, and the number below it.
Column {
    id: winners

    required property DicePokerTable table

    readonly property list<string> names: {
        const found = [];
        for (let seat = 0; seat < table.columns.length; ++seat) {
            if (table.columns[seat].rank === 1)
                found.push(table.seats.displayName(seat));
        }
        return found;
    }
    // The best total of those who did not win; below zero if there is nobody.
    readonly property int second: {
        let most = -1;
        for (let seat = 0; seat < table.columns.length; ++seat) {
            if (table.columns[seat].rank > 1)
                most = Math.max(most, table.columns[seat].total);
        }
        return most;
    }
    readonly property int most: {
        let total = 0;
        for (let seat = 0; seat < table.columns.length; ++seat)
            total = Math.max(total, table.columns[seat].total);
        return total;
    }
    readonly property bool alone: table.columns.length === 1
    readonly property string heading: {
        if (alone)
            return qsTr("%1 has filled the card").arg(names[0] ?? "");
        if (names.length === 1)
            return qsTr("%1 wins").arg(names[0]);
        return qsTr("%1 share the win", "two names or more").arg(format.list(names));
    }

    spacing: Metrics.compact ? 2 : 6

    Format {
        id: format
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        // Large text needs the room for the rows below, which show the pictures too.
        visible: !Metrics.compact || Metrics.textScale < 1.25 || winners.table.columns.length <= 5
        spacing: Metrics.compact ? 8 : 14

        Repeater {
            model: winners.table.columns

            delegate: Avatar {
                required property ScoreColumn modelData

                visible: modelData.rank === 1
                picture: winners.table.seats.picture(modelData.seat)
                size: (Metrics.compact ? (winners.table.columns.length > 5 ? 48 : 76) : 112) * (winners.names.length > 3 ? 0.6 : 1)
            }
        }
    }

    Heading {
        objectName: "resultHeading"
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Metrics.compact || winners.names.length > 2 ? 34 : Type.hero
        text: winners.heading
    }

    Words {
        objectName: "resultDifference"
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        color: Theme.text2
        font.pixelSize: Type.bodyLarge
        text: {
            const points = winners.second >= 0 ? winners.most - winners.second : winners.most;
            if (winners.second < 0)
                return qsTr("with %1 point(s)", "", points).arg(format.number(points));
            if (winners.table.remarks.wonWithTheLastLine)
                //: The winner took the lead with the last line of the match that was written.
                return qsTr("by %1 point(s), with the very last line", "", points).arg(format.number(points));
            return qsTr("by %1 point(s)", "", points).arg(format.number(points));
        }
    }
}
