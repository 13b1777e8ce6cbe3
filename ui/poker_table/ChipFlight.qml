import QtQuick
import Riverbones.Kit
import Riverbones.Theme

// Chips on their way.
Flight {
    id: flight

    width: stack.width
    height: stack.height

    ChipStack {
        id: stack

        amount: flight.carries
        size: Metrics.compact ? 24 : 28
    }
}
