import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Tests.Kit
import Riverbones.Theme

TestScene {
    id: room

    Format {
        id: format
    }

    PotView {
        id: pot

        table: room.table
    }

    TestCase {
        name: "PotView"
        when: windowShown

        function init() {
            Motion.mode = Motion.None;
        }

        function cleanup() {
            Metrics.textScale = 1;
        }

        function cleanupTestCase() {
            Motion.mode = Motion.Full;
        }

        function worth(seat) {
            return room.table.places.place(seat).stack + room.table.places.place(seat).bet;
        }

        // In the first hand somebody loses 500 to another.
        function startWithAShortStack() {
            room.start("pbbb");
            room.play("raise 500");
            room.play("call");
            room.play("fold");
            room.play("fold");
            while (room.hand.acting() >= 0)
                room.follow();
            room.settle();
            room.table.nextHand();
            room.settle();
            const stacks = Array.from([0, 1, 2, 3]).map(seat => worth(seat));
            return stacks.indexOf(Math.min(...stacks));
        }

        function test_side_pots_stand_beside_the_number_with_who_can_win_them() {
            const shortest = startWithAShortStack();
            const all = worth(shortest);
            while (room.table.round === 0) {
                room.settle();
                if (room.table.round > 0)
                    break;
                if (room.hand.acting() !== shortest)
                    room.follow();
                else
                    room.play("raise " + all);
            }
            compare(room.table.sidePots.length, 0);
            room.play("raise 100");
            while (room.table.round === 1)
                room.follow();
            compare(room.table.sidePots.length, 2);
            const others = [0, 1, 2, 3].filter(seat => seat !== shortest).map(seat => room.table.seats.displayName(seat));
            compare(room.texts(pot).slice(2), ["Main pot: " + [0, 1, 2, 3].map(seat => room.table.seats.displayName(seat)).join(", ") + " · " + format.number(4 * all), "Side pot: " + others.join(", ") + " · 300"]);
            compare(room.texts(pot)[1], format.number(4 * all + 300));
        }

        function test_one_number_for_all_that_has_been_bet() {
            room.start("pbb");
            room.settle();
            compare(room.texts(pot), ["Pot", "30"]);
            room.hand.play("raise 80");
            compare(room.texts(pot), ["Pot", "110"]);
        }

        function test_the_reader_hears_what_it_costs_to_stay() {
            room.start("pbb");
            room.playTo(0);
            compare(Reader.name(pot), "Pot " + room.table.pot + ". " + (room.table.toCall > 0 ? room.table.toCall + " to call." : "Nothing to call."));
        }

        function test_nothing_lies_there_before_a_hand() {
            room.start("pbb");
            room.settle();
            verify(pot.visible);
            while (room.hand.acting() >= 0)
                room.play("fold");
            room.settle();
            compare(room.table.pot, 0);
            verify(!pot.visible);
        }

        function test_with_large_letters_the_chips_make_room() {
            room.start("pbb");
            room.settle();
            const wide = pot.implicitWidth;
            Metrics.textScale = 1.3;
            verify(!room.child("potChips", pot).visible);
            Metrics.textScale = 1;
            verify(room.child("potChips", pot).visible);
            compare(pot.implicitWidth, wide);
        }
    }
}
