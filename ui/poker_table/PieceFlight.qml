import QtQuick

// The hidden pieces of a seat on their way from the dealer: covered, and of no seat, so that there is nothing to be seen.
Flight {
    id: flight

    required property Component covered

    // They are as large in the end as the place they come to asks for.
    readonly property real growth: body.height > 0 && goal && goal.height > 0 ? goal.height / body.height : 1

    width: body.width
    height: body.height
    scale: 1 + (growth - 1) * share

    Loader {
        id: body

        sourceComponent: flight.covered
    }
}
