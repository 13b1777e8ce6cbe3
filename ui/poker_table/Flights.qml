pragma ComponentBehavior: Bound
import QtQuick

// The air over a table: chips and covered pieces that travel. What is told to take no time does not travel at all.
Item {
    id: air

    // How much is in the air.
    property int count: 0

    // All that travels has to arrive now.
    signal ended

    function chips(from: Item, goal: Landing, amount: int, time: int, easing: int): void {
        if (!visible || time === 0 || from === goal)
            return;
        ++count;
        chipFlight.createObject(air, { from: middle(from), goal: goal, carries: amount, time: time, easing: easing });
    }

    // Pieces that nobody may see: `covered` is a SeatPieces that belongs to no seat.
    function pieces(from: Item, goal: Landing, covered: Component, time: int, delay: int): void {
        if (!visible || time === 0)
            return;
        ++count;
        pieceFlight.createObject(air, { from: middle(from), goal: goal, carries: 1, time: time, delay: delay, covered: covered });
    }

    function finish(): void {
        ended();
    }

    function middle(item: Item): point {
        return item.mapToItem(air, item.width / 2, item.height / 2);
    }

    onVisibleChanged: if (!visible)
        finish()
    Accessible.ignored: true

    Component {
        id: chipFlight

        ChipFlight {
            id: chips

            onLanded: {
                --air.count;
                destroy();
            }

            Connections {
                target: air

                function onEnded(): void {
                    chips.finish();
                }
            }
        }
    }

    Component {
        id: pieceFlight

        PieceFlight {
            id: pieces

            onLanded: {
                --air.count;
                destroy();
            }

            Connections {
                target: air

                function onEnded(): void {
                    pieces.finish();
                }
            }
        }
    }
}
