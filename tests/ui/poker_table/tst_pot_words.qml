import QtQuick
import QtTest
import Riverbones.Play
import Riverbones.PokerTable

Item {
    id: room

    SeatList {
        id: seatList

        unnamed: "Player %1"
    }

    PotWords {
        id: words

        seats: seatList
    }

    BetWords {
        id: bets
    }

    TestCase {
        name: "PotWords"
        when: windowShown

        function initTestCase() {
            for (const name of ["Anna", "Jānis", "", "100 %2"]) {
                seatList.addPerson();
                seatList.setName(seatList.count - 1, name);
            }
        }

        function test_pots_are_numbered_only_where_there_are_several_side_pots() {
            compare(words.title(0, 1), "Pot");
            compare(Array.from([0, 1], index => words.title(index, 2)), ["Main pot", "Side pot"]);
            compare(Array.from([0, 1, 2], index => words.title(index, 3)), ["Main pot", "Side pot 1", "Side pot 2"]);
        }

        function test_who_can_win_a_pot() {
            compare(words.line(1, 2, [0, 2], 1420), "Side pot: Anna, Player 3 · 1,420");
            compare(words.contenders([0, 1, 3]), "It could be won by Anna, Jānis and 100 %2.");
            compare(words.contenders([3]), "Only 100 %2 paid into it to the full.");
        }

        function test_headings_have_no_number_data() {
            return [
                { tag: "alone", pot: 0, count: 1, winners: [0], says: "Anna wins the pot" },
                { tag: "shared", pot: 0, count: 1, winners: [0, 1], says: "Anna and Jānis share the pot" },
                { tag: "main", pot: 0, count: 3, winners: [1], says: "Jānis wins the main pot" },
                { tag: "main shared", pot: 0, count: 2, winners: [0, 1], says: "Anna and Jānis share the main pot" },
                { tag: "side", pot: 2, count: 3, winners: [1], says: "Jānis wins the side pot" },
                { tag: "side shared", pot: 1, count: 2, winners: [0, 1], says: "Anna and Jānis share the side pot" }
            ];
        }

        function test_headings_have_no_number(row) {
            compare(words.won(row.pot, row.count, row.winners), row.says);
        }

        function test_shares_and_odd_chips() {
            compare(words.shares([0, 1], [10151, 10150]), "Anna 10,151 · Jānis 10,150");
            compare(words.oddChips([]), "");
            compare(words.oddChips([1]), "The odd chip goes to Jānis, nearest to the left of the dealer.");
            compare(words.oddChips([1, 0]), "The odd chips go to Jānis and Anna, nearest to the left of the dealer.");
        }

        function test_the_next_best_hand() {
            compare(words.nextBest(3, "Straight, two to six"), "Next best: 100 %2. Straight, two to six.");
        }

        function test_what_stands_beside_a_seat() {
            const said = [];
            for (let deed = PlaceInfo.PostedAnte; deed <= PlaceInfo.AllIn; ++deed)
                said.push(bets.deed(deed));
            compare(said, ["Ante", "Small blind", "Big blind", "Checked", "Called", "Bet", "Raised", "Folded", "All-in"]);
            compare(bets.deed(PlaceInfo.NoDeed), "");
            compare(Array.from([PlaceInfo.AtTable, PlaceInfo.Waiting, PlaceInfo.Away, PlaceInfo.Out], where => bets.presence(where)), ["", "Waiting", "Away", "Out"]);
            compare(bets.kept(12), "Away, kept for 12 min");
        }
    }
}
