pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// How the game is played: its own house rules, and how fast bots are.
Column {
    id: column

    required property Game game
    required property Preferences preferences
    required property int seatCount

    readonly property string text: houseRules.item?.["text"] ?? ""
    // Why no match can begin with these house rules, in a sentence; most games know no such reason.
    readonly property string problem: houseRules.item?.["problem"] ?? ""

    function tellSeats(): void {
        const tell = houseRules.item?.["setSeats"];
        if (tell)
            tell(seatCount);
    }

    spacing: 16
    onSeatCountChanged: tellSeats()

    Loader {
        id: houseRules

        width: parent.width
        source: column.game.houseRules
        onLoaded: {
            const agreed = column.preferences.houseRules(column.game.gameId);
            if (agreed !== "")
                item["text"] = agreed;
            column.tellSeats();
        }
    }

    Panel {
        width: parent.width
        height: pace.height + 2 * Metrics.panelPadding

        Column {
            id: pace

            x: Metrics.panelPadding
            y: Metrics.panelPadding
            width: parent.width - 2 * x
            spacing: 14

            Heading {
                id: heading

                width: parent.width
                text: qsTr("Pace of bots")
            }

            Segments {
                objectName: "pace"
                width: Math.min(implicitWidth, parent.width)
                name: heading.text
                options: [qsTr("Calm"), qsTr("Normal"), qsTr("Fast"), qsTr("Instant")]
                current: column.preferences.pace
                onChosen: index => column.preferences.pace = index
            }
        }
    }
}
