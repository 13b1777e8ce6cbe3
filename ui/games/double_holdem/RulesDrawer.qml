pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Theme

// What beats what, beside the table, with the hand that counts now marked. The game goes on behind it.
SideSheet {
    id: drawer

    required property DoubleHoldemTable table
    required property GamePage page
    // The hand that is marked; none while nobody's cards are open, or no key card has been chosen.
    property int category: table.ownHands.best.category
    property bool onward: false

    readonly property list<string> examples: ["As Jd 8c 6h 3d", "Jc Jd As 8h 6c", "Kd Ks 9h 9c Ad", "7s 7h 7d Kc 2s", "9d 8s 7h 6c 5d", "Ah Jh 8h 4h 3h", "9s 9h 9c Kh Ks", "Qs Qh Qd Qc 5h", "Ts 9s 8s 7s 6s"]

    function say(text: string): string {
        return language.say("RulesDrawer", text);
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

    CardHandWords {
        id: hands
    }

    CardNames {
        id: names
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
                text: drawer.say(QT_TR_NOOP("Best five of the key card, one card beside it and the five on the table"))
                color: Theme.ink2
                font.pixelSize: Type.small
            }

            Repeater {
                model: hands.sources.length

                HelpLine {
                    required property int index
                    readonly property int category: CardHand.StraightFlush - index

                    objectName: "rank" + category
                    width: lines.width
                    cards: names.at(String(drawer.examples[category]).split(" "))
                    name: language.say("CardHandWords", hands.sources[category])
                    text: ""
                    now: fits ? drawer.say(QT_TR_NOOP("You have this now")) : ""
                    fits: category === drawer.category
                    air: Metrics.compact ? Metrics.space1 : Metrics.space2
                }
            }

            Words {
                x: 14
                width: parent.width - 28
                topPadding: Metrics.space3
                text: drawer.say(QT_TR_NOOP("Equal hands share the pot. Suits never decide."))
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
