import QtQuick
import QtTest
import Riverbones.Games.double_holdem
import Riverbones.Kit
import Riverbones.PokerTable
import Riverbones.Tests.DoubleHoldem

Item {
    id: room

    width: 1280
    height: 800

    PlayedCards {
        id: played
    }

    DoubleHoldemTable {
        id: table
    }

    KeyTrainer {
        id: trainer
    }

    TrainerSheet {
        id: sheet

        table: table
    }

    CardNames {
        id: names
    }

    SignalSpy {
        id: progress

        target: trainer
        signalName: "progressChanged"
    }

    TestCase {
        name: "KeyTrainer"
        when: windowShown

        function cleanup() {
            sheet.close();
            tryCompare(sheet, "visible", false);
            trainer.cancel();
        }

        function cards(text) {
            return names.at(text.split(" "));
        }

        // With two nines on the table the nine beside king and queen makes both hands three of a kind.
        function test_finds_the_best_of_three_cards() {
            trainer.start(cards("Ks 9c Qd"), cards("9s 9h 2d"), 2);
            compare(trainer.state, KeyTrainer.Working);
            tryCompare(trainer, "state", KeyTrainer.Done, 60000);
            compare(trainer.shares.length, 3);
            compare(trainer.shares.indexOf(Math.max(...trainer.shares)), 1);
            for (const share of trainer.shares)
                verify(share > 0 && share < 1);
        }

        function test_the_same_cards_give_the_same_figures() {
            const found = [];
            for (let i = 0; i < 2; ++i) {
                trainer.start(cards("7h 8s 9c"), cards("7s 6d Th"), 3);
                tryCompare(trainer, "state", KeyTrainer.Done, 60000);
                found.push(Array.from(trainer.shares).join(" "));
            }
            compare(found[0], found[1]);
        }

        function test_can_be_stopped() {
            trainer.start(cards("7h 8s 9c"), cards("7s 6d Th"), 9);
            trainer.cancel();
            compare(trainer.state, KeyTrainer.Idle);
            compare(trainer.shares.length, 0);
            trainer.start(cards("7h 8s 9c"), cards("7s 6d Th"), 2);
            progress.clear();
            tryCompare(trainer, "state", KeyTrainer.Done, 60000);
            verify(progress.count > 1, "it tells how far it is");
        }

        function test_of_equal_figures_the_one_that_was_chosen_is_the_best() {
            compare(sheet.bestOf([44, 44, 42], 1), 1);
            compare(sheet.bestOf([44, 44, 42], 2), 0);
            compare(sheet.bestOf([41, 44, 42], 0), 1);
        }

        function find(item, fits) {
            if (fits(item))
                return item;
            for (let i = 0; i < item.children.length; ++i) {
                const found = find(item.children[i], fits);
                if (found)
                    return found;
            }
            return null;
        }

        function play(steps) {
            for (const step of steps)
                played.play(step);
        }

        // Three seats; the others fold, or not.
        function test_is_offered_after_a_hand_in_which_a_key_card_was_chosen() {
            played.begin(table, "pbb", 5);
            verify(!sheet.offered);
            play(["call", "call", "check", "key 1", "check", "key 2", "check", "key 3", "check"]);
            verify(!sheet.offered, "not while the hand runs");
            compare(table.opponentsAtChoice(0), 2);
            play(["check", "check", "check", "check", "check", "check"]);
            compare(table.phase, PokerTable.HandEnded);
            verify(sheet.offered);
            sheet.open();
            tryVerify(() => find(sheet.contentItem, item => item.objectName === "trained2") !== null, 60000);
            let told = 0;
            for (let which = 0; which < 3; ++which)
                told += find(sheet.contentItem, item => item.objectName === "trained" + which).remark.startsWith("Your choice") ? 1 : 0;
            compare(told, 1);
        }

        function test_is_not_offered_without_a_choice() {
            played.begin(table, "pbb", 5);
            play(["fold", "fold"]);
            compare(table.phase, PokerTable.HandEnded);
            verify(!sheet.offered);
        }

        function test_counts_who_was_still_in() {
            played.begin(table, "pbbb", 5);
            play(["call", "fold", "call", "check"]);
            play(["key 1", "check", "key 2", "check", "key 3", "check"]);
            for (let seat = 0; seat < 4; ++seat)
                verify([0, 2].includes(table.opponentsAtChoice(seat)), seat + ": " + table.opponentsAtChoice(seat));
        }
    }
}
