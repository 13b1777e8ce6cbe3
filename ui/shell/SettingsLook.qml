pragma ComponentBehavior: Bound
import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell
import Riverbones.Theme

// What the program looks like.
SettingsPart {
    id: part

    Row {
        width: parent.width
        spacing: 14
        bottomPadding: 10

        ThemeCard {
            objectName: "evening"
            width: (parent.width - parent.spacing) / 2
            text: qsTr("Evening")
            colours: Theme.evening
            checked: Theme.dark
            onClicked: part.preferences.theme = Preferences.Evening
        }

        ThemeCard {
            objectName: "morning"
            width: (parent.width - parent.spacing) / 2
            text: qsTr("Morning")
            colours: Theme.morning
            checked: !Theme.dark
            onClicked: part.preferences.theme = Preferences.Morning
        }
    }

    SettingsSwitch {
        objectName: "followSystem"
        first: true
        title: qsTr("Follow the system’s light or dark setting")
        on: part.preferences.theme === Preferences.SystemTheme
        onTurned: on => part.preferences.theme = on ? Preferences.SystemTheme : Theme.dark ? Preferences.Evening : Preferences.Morning
    }

    SettingsRow {
        title: qsTr("Deck")
        help: qsTr("Four colours tell the suits apart at a glance")

        Row {
            spacing: 10

            DeckTile {
                objectName: "twoColours"
                text: qsTr("Two colours")
                four: false
                checked: !part.preferences.fourColours
                onClicked: part.preferences.fourColours = false
            }

            DeckTile {
                objectName: "fourColours"
                text: qsTr("Four colours")
                four: true
                checked: part.preferences.fourColours
                onClicked: part.preferences.fourColours = true
            }
        }
    }

    SettingsSwitch {
        objectName: "largePrint"
        title: qsTr("Large-print cards")
        help: qsTr("Rank and suit fill the card")
        on: part.preferences.largePrint
        onTurned: on => part.preferences.largePrint = on
    }

    SettingsRow {
        title: qsTr("Dice")
        help: qsTr("Pips or numerals")

        Row {
            spacing: 10

            PickTile {
                objectName: "pips"
                text: qsTr("Pips")
                padding: 8
                checked: !part.preferences.numerals
                onClicked: part.preferences.numerals = false

                contentItem: Die {
                    face: 4
                    size: 34
                    numerals: false
                }
            }

            PickTile {
                objectName: "numerals"
                text: qsTr("Numerals")
                padding: 8
                checked: part.preferences.numerals
                onClicked: part.preferences.numerals = true

                contentItem: Die {
                    face: 4
                    size: 34
                    numerals: true
                }
            }
        }
    }

    SettingsRow {
        title: qsTr("Motion")
        help: qsTr("Reduced fades instead of rolling and sliding")

        Segments {
            objectName: "motion"
            width: Math.min(implicitWidth, part.width)
            name: qsTr("Motion")
            options: [qsTr("Full"), qsTr("Reduced"), qsTr("None")]
            current: Motion.mode
            onChosen: index => part.preferences.motion = Preferences.FullMotion + index
        }
    }

    SettingsRow {
        title: qsTr("Text size")
        help: qsTr("Tables make room for it. Ctrl with plus, minus or 0 does the same.")

        SettingsSlider {
            objectName: "textSize"
            name: qsTr("Text size")
            least: part.preferences.smallestText
            most: part.preferences.largestText
            step: part.preferences.textStep
            current: part.preferences.textSize
            onChosen: value => part.preferences.textSize = value
        }
    }

    SettingsSwitch {
        objectName: "strongContrast"
        title: qsTr("Stronger contrast")
        help: qsTr("Plain felt, thicker outlines, no textures")
        on: part.preferences.strongContrast
        onTurned: on => part.preferences.strongContrast = on
    }
}
