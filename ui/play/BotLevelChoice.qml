import QtQuick
import Riverbones.Kit

// How well a bot plays: the options are in the order of SeatList.Level.
Choice {
    // Who the bot is, or plays for.
    required property string player

    name: qsTr("How well %1 plays").arg(player)
    model: [qsTr("Gentle"), qsTr("Steady"), qsTr("Sharp")]
}
