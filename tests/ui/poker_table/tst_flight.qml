import QtQuick
import QtTest
import Riverbones.PokerTable
import Riverbones.Theme

Item {
    id: room

    width: 400
    height: 300

    Landing {
        id: place

        x: 300
        y: 200
        width: 20
        height: 40
    }

    Component {
        id: flights

        Flight {
            from: Qt.point(50, 20)
            carries: 7
            time: 60000
            width: 10
            height: 10
        }
    }

    Component {
        id: chips

        ChipFlight {
            from: Qt.point(50, 20)
            carries: 30
            time: 60000
        }
    }

    Component {
        id: pieces

        PieceFlight {
            from: Qt.point(50, 20)
            carries: 1
            time: 60000
            covered: Component {
                Item {
                    width: 30
                    height: 20
                }
            }
        }
    }

    TestCase {
        name: "Flight"
        when: windowShown

        function init() {
            Motion.mode = Motion.Full;
            place.x = 300;
        }

        function cleanup() {
            compare(place.coming, 0);
        }

        function cleanupTestCase() {
            Motion.mode = Motion.Full;
        }

        function middle(flight) {
            return [flight.x + flight.width / 2, flight.y + flight.height / 2];
        }

        function landed(component) {
            const flight = createTemporaryObject(component, room, { goal: place });
            flight.finish();
            return flight;
        }

        function test_it_is_on_its_way_until_it_has_landed() {
            const flight = createTemporaryObject(flights, room, { goal: place });
            compare(place.coming, 7);
            verify(flight.under);
            flight.finish();
            compare(place.coming, 0);
            verify(!flight.visible);
            flight.finish();
            compare(place.coming, 0);
        }

        function test_it_goes_from_one_middle_to_the_other() {
            const flight = landed(flights);
            compare(middle(flight), [310, 220]);
            flight.progress = 0;
            compare(middle(flight), [50, 20]);
            flight.progress = 0.5;
            compare(middle(flight), [180, 120]);
            compare(flight.opacity, 1);
        }

        function test_it_follows_a_goal_that_moves() {
            const flight = landed(flights);
            place.x = 200;
            flight.progress = 0.99999;
            fuzzyCompare(middle(flight)[0], 210, 0.1);
        }

        function test_reduced_it_fades_here_and_there() {
            Motion.mode = Motion.Reduced;
            const flight = landed(flights);
            flight.progress = 0.25;
            compare(middle(flight), [50, 20]);
            compare(flight.opacity, 0.5);
            flight.progress = 0.75;
            compare(middle(flight), [310, 220]);
            compare(flight.opacity, 0.5);
        }

        function test_chips_are_those_it_carries() {
            const flight = landed(chips);
            verify(flight.width > 0);
            verify(flight.height > flight.width);
        }

        function test_pieces_come_as_large_as_the_place_asks_for() {
            const flight = landed(pieces);
            compare([flight.width, flight.height], [30, 20]);
            compare(flight.scale, 2);
            flight.progress = 0;
            compare(flight.scale, 1);
        }
    }
}
