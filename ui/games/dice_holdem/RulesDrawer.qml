pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.dice_holdem
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// What beats what, beside the table, with the hand that is open now marked. The game goes on behind it.
SideSheet {
    id: drawer

    required property DiceHoldemTable table
    required property GamePage page
    // The hand that is marked; none while nobody's dice are open.
    property int category: table.ownHand.category
    property bool onward: false

    // One pair and high die have been possible until all dice lie there.
    property bool complete: table.board.length === 5
    readonly property list<string> examples: ["65431", "55631", "66224", "33361", "23456", "55566", "22226", "44444"]

    function say(text: string): string {
        return language.say("RulesDrawer", text);
    }

    function dice(category: int): list<int> {
        return Array.from(examples[category], face => Number(face));
    }

    firstFocus: area
    title: say(QT_TR_NOOP("What beats what"))
    // The reader takes the focus, so the drawer has to be gone first.
    onClosed: {
        if (!page.activeFocus)
            page.takeFocus();
        if (onward)
            page.rulesAsked("");
        onward = false;
    }

    // The key that opened it; what lies below a sheet gets no keys.
    Shortcut {
        enabled: drawer.opened
        sequence: "F1"
        onActivated: drawer.close()
    }

    RuleLanguage {
        id: language

        code: drawer.page.preferences ? drawer.page.preferences.rulesLanguage : ""
    }

    HandWords {
        id: hands
    }

    ReadingArea {
        id: area

        objectName: "helpLines"
        anchors.top: parent.top
        anchors.bottom: all.top
        width: parent.width
        contentHeight: lines.height + Metrics.space5
        name: drawer.title
        paper: true

        Column {
            id: lines

            x: Metrics.space3
            width: area.width - 2 * x
            spacing: 2

            Words {
                x: 14
                width: parent.width - 28
                topPadding: Metrics.space3
                bottomPadding: Metrics.space2
                text: drawer.say(QT_TR_NOOP("Best five of the two own dice and the five on the table"))
                color: Theme.ink2
                font.pixelSize: Type.small
            }

            Repeater {
                model: hands.sources.length

                HelpLine {
                    required property int index
                    readonly property int category: DiceHand.FiveOfAKind - index
                    readonly property bool possible: !drawer.complete || category >= DiceHand.TwoPairs

                    objectName: "rank" + category
                    width: lines.width
                    faces: drawer.dice(category)
                    name: language.say("HandWords", hands.sources[category])
                    text: possible ? "" : drawer.say(QT_TR_NOOP("Only with fewer dice"))
                    now: fits ? drawer.say(QT_TR_NOOP("You have this now")) : ""
                    fits: category === drawer.category
                    faded: !possible
                    air: Metrics.compact ? Metrics.space2 : Metrics.space4
                }
            }

            Words {
                x: 14
                width: parent.width - 28
                topPadding: Metrics.space4
                text: drawer.say(QT_TR_NOOP("Equal hands share the pot."))
                color: Theme.ink2
                font.pixelSize: Type.small
            }
        }
    }

    LinkButton {
        id: all

        objectName: "allRules"
        anchors.left: parent.left
        anchors.leftMargin: Metrics.space4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Metrics.space3
        width: Math.min(implicitWidth, parent.width - 2 * Metrics.space4)
        iconName: "book"
        text: drawer.say(QT_TR_NOOP("All the rules"))
        onClicked: {
            drawer.onward = true;
            drawer.close();
        }
    }
}
