pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Riverbones.Play
import Riverbones.PokerTable
import Riverbones.Theme

// A seat at the cloth: its plate, its markers, what lies in front of it.
TestScene {
    id: room

    Component {
        id: plates

        SeatPlate {
            property int at: 1

            table: room.table
            place: room.table.places.place(at)
            small: false
            Accessible.role: Accessible.ListItem
        }
    }

    Component {
        id: fronts

        BetSpot {
            property int at: 1

            place: room.table.places.place(at)
        }
    }

    Component {
        id: marks

        SeatMarkers {
            property int at: 1

            place: room.table.places.place(at)
        }
    }

    Component {
        id: notchedPlates

        SeatNotches {}
    }

    TestCase {
        name: "SeatSpot"
        when: windowShown

        function init() {
            Motion.mode = Motion.None;
            Metrics.textScale = 1;
            room.start("pbb");
            room.settle();
        }

        function cleanupTestCase() {
            Motion.mode = Motion.Full;
            Metrics.textScale = 1;
        }

        function make(component, seat) {
            return createTemporaryObject(component, room, { at: seat });
        }

        function blind() {
            return Array.from([0, 1, 2]).find(seat => room.table.places.place(seat).bigBlind);
        }

        function pictures(item) {
            return Array.from(item.children).filter(child => child.visible && child instanceof Image).map(image => String(image.source).split("/").pop());
        }

        function test_a_plate_has_name_and_chips() {
            const plate = make(plates, blind());
            const place = room.table.places.place(blind());
            compare(room.texts(plate).slice(0, 2), [room.table.seats.displayName(place.seat), "1,980"]);
            verify(!plate.faded);
        }

        function test_a_plate_says_all_in_instead_of_no_chips() {
            const seat = room.hand.acting();
            const plate = make(plates, seat);
            room.hand.play("raise 2000");
            compare(room.texts(plate)[1], "All-in");
        }

        function test_a_plate_fades_when_its_seat_folds() {
            const seat = room.hand.acting();
            const plate = make(plates, seat);
            room.hand.play("fold");
            verify(plate.faded);
        }

        function test_two_letters_are_left_of_a_name_on_a_small_plate_with_large_letters() {
            const plate = make(plates, 1);
            plate.small = true;
            Metrics.textScale = 1.5;
            compare(room.texts(plate)[0], room.table.seats.displayName(1).substring(0, 2));
            plate.small = false;
            compare(room.texts(plate)[0], room.table.seats.displayName(1));
        }

        function test_the_reader_hears_all_of_a_seat() {
            const seat = blind() === 0 ? 1 : blind();
            const place = room.table.places.place(seat);
            const spot = room.child("spot" + seat);
            verify(spot.plate.Accessible.name.includes(room.table.seats.displayName(seat)));
            verify(!place.bigBlind || spot.plate.Accessible.name.includes("big blind"));
        }

        function test_markers_of_dealer_and_blinds() {
            const seen = Array.from([0, 1, 2]).map(seat => pictures(make(marks, seat)).join());
            compare(seen.slice().sort(), ["blind-big.svg", "blind-small.svg", "dealer-button.svg"]);
            compare(seen[blind()], "blind-big.svg");
        }

        function test_with_two_players_the_dealer_has_two_markers() {
            room.start("pb");
            room.settle();
            compare(Array.from([0, 1]).map(seat => pictures(make(marks, seat)).length).sort(), [1, 2]);
        }

        function test_what_lies_in_front() {
            const seat = blind();
            const front = make(fronts, seat);
            compare(room.texts(front), ["20", "Big blind"]);
            verify(front.visible);
            verify(front.chips.visible);
        }

        function test_nothing_lies_in_front_of_who_has_done_nothing() {
            const front = make(fronts, room.hand.acting());
            verify(front.empty);
            verify(!front.visible);
        }

        function test_a_word_needs_no_chips() {
            const seat = room.hand.acting();
            const front = make(fronts, seat);
            room.hand.play("fold");
            compare(room.texts(front), ["Folded"]);
            verify(!front.chips.visible);
        }

        function test_chips_in_the_air_do_not_lie_in_front_yet() {
            const front = make(fronts, blind());
            compare(room.child("stack", front).amount, 20);
            front.chips.coming = 20;
            compare(room.child("stack", front).amount, 0);
            compare(room.texts(front), ["20", "Big blind"]);
        }

        function test_as_many_notches_as_a_bot_is_strong() {
            for (const [level, lit] of [[SeatList.Gentle, 1], [SeatList.Steady, 2], [SeatList.Sharp, 3]]) {
                const notches = createTemporaryObject(notchedPlates, room, { level: level });
                const row = notches.children[0];
                compare(Array.from(row.children).filter(item => item instanceof Rectangle && String(item.color) === String(Theme.focus)).length, lit);
            }
        }
    }
}
