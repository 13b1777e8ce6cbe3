import QtQuick
import QtTest
import Riverbones.Games.dice_holdem
import Riverbones.PokerTable
import Riverbones.Tests.Languages
import Riverbones.Tests.PokerTable

Item {
    id: room

    EveryLanguage {}

    PlayedHand {
        id: hand
    }

    DiceHoldemTable {
        id: none
    }

    RaiseWords {
        id: words

        table: hand.table ?? none
    }

    TestCase {
        name: "RaiseWords"
        when: windowShown

        function rules(structure) {
            return "players 6 kind table_game structure " + structure + " forced blinds small_blind 10 big_blind 20 ante 2 smallest_bet 20 big_bet 40 cap 4 buy_in 2000 again on length evening clock off";
        }

        function start(kinds, structure) {
            hand.start(kinds, rules(structure));
            hand.playTo(0);
            verify(hand.table.yours);
        }

        function type(amount: int): string {
            hand.table.setAmount(amount);
            return words.amount;
        }

        function test_an_amount_that_is_possible_needs_no_word() {
            start("pbbb", "no_limit");
            compare(type(60), "");
            compare(words.closed, "");
        }

        function test_too_small_and_too_large_in_no_limit() {
            start("pbbb", "no_limit");
            compare(type(39), "At least 40: a raise of 20 on top of 20");
            compare(type(2001), "At most 2,000: the whole stack");
            hand.play("raise 200");
            hand.play("raise 500");
            hand.play("fold");
            hand.play("fold");
            compare(type(799), "At least 800: a raise of 300 on top of 500");
        }

        function test_a_first_bet() {
            start("pbbb", "no_limit");
            while (hand.table.round === 0)
                hand.play(callNeeded() ? "call" : "check");
            hand.playTo(0);
            verify(hand.table.opens);
            compare(type(19), "At least 20: the smallest bet");
        }

        // Whether the seat that is awaited has less in front than others.
        function callNeeded() {
            let most = 0;
            for (let seat = 0; seat < hand.table.places.count; ++seat)
                most = Math.max(most, hand.table.places.place(seat).bet);
            return hand.table.places.place(hand.acting()).bet < most;
        }

        function test_the_most_of_pot_limit() {
            start("pbbb", "pot_limit");
            const most = hand.table.raiseMost;
            compare(type(most + 1), "At most " + most + ": as much on top as there is in the pot after calling");
        }

        function test_the_cap_of_fixed_limit() {
            start("pbb", "fixed_limit");
            for (const to of [40, 60, 80])
                follow("raise " + to);
            compare(hand.acting(), 0);
            compare(words.closed, "Raise is closed: 4 bets a round is the most");
        }

        // What the seat that is awaited does: as little as it can, or what is wanted of it.
        function follow(wanted: string): void {
            hand.play(wanted !== "" ? wanted : callNeeded() ? "call" : "check");
        }

        function chips(seat: int): int {
            return hand.table.places.place(seat).stack + hand.table.places.place(seat).bet;
        }

        // The person loses a big blind to somebody, who sets the person all-in in the next hand.
        function test_calling_takes_everything() {
            start("pbb", "no_limit");
            while (hand.table.round === 0)
                follow("");
            while (hand.acting() >= 0)
                follow(callNeeded() ? "fold" : hand.acting() !== 0 ? "raise 20" : "");
            hand.table.nextHand();
            let raised = false;
            while (!raised || hand.acting() !== 0) {
                const raises = !raised && chips(hand.acting()) > chips(0);
                follow(raises ? "raise " + chips(0) : raised ? "fold" : "");
                raised = raised || raises;
            }
            compare(words.closed, "Raise is closed: calling takes the whole stack");
        }

        function test_nobody_could_answer() {
            start("pbb", "no_limit");
            follow("raise 100");
            follow("raise 2000");
            follow("fold");
            compare(hand.acting(), 0);
            compare(words.closed, "Raise is closed: nobody could answer it");
        }

        // The person wins the blinds of one hand and is a little richer in the next.
        function test_an_all_in_that_was_too_small_to_open_the_betting_again() {
            start("pbb", "no_limit");
            follow("raise 60");
            while (hand.acting() >= 0)
                follow("fold");
            hand.table.nextHand();
            const least = Math.min(chips(1), chips(2));
            hand.playTo(0);
            verify(chips(0) > least);
            follow("raise " + (least - 5));
            let raised = false;
            while (hand.acting() !== 0) {
                const raises = !raised && chips(hand.acting()) === least;
                follow(raises ? "raise " + least : "");
                raised = raised || raises;
            }
            compare(words.closed, "Raise is closed: the all-in was 5 more, a full raise needs 1,955");
        }
    }
}
