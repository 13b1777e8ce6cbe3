import QtQuick
import QtTest
import Riverbones.Games.dice_poker
import Riverbones.Play
import Riverbones.Theme

// What the table asks to be heard; nothing of it needs a loudspeaker.
TestTable {
    id: room

    property list<int> cues

    Connections {
        target: room.sounds

        function onRequested(cue: int): void {
            room.cues = [...room.cues, cue];
        }
    }

    TestCase {
        name: "TableSounds"
        when: windowShown

        function cleanup() {
            room.preferences.muted = false;
        }

        function open(players, steps) {
            room.open(players, steps, "");
            tryVerify(() => room.table.phase !== DicePokerTable.NoMatch);
            // The page puts the focus where it belongs a moment later.
            wait(20);
            room.cues = [];
        }

        function asked(cue) {
            let count = 0;
            for (let i = 0; i < room.cues.length; ++i)
                count += room.cues[i] === cue ? 1 : 0;
            return count;
        }

        function test_a_throw_rattles_and_each_die_that_lands_is_heard() {
            open(["Anna", "Jānis"], ["roll 44126"]);
            Motion.mode = Motion.Full;
            keyClick(Qt.Key_1);
            keyClick(Qt.Key_2);
            room.cues = [];
            keyClick(Qt.Key_Space);
            compare(room.cues, [Sounds.Cup]);
            tryCompare(room.table, "rollsUsed", 2, 4000);
            tryCompare(room.table, "yours", true, 4000);
            compare(room.cues, [Sounds.Cup, Sounds.Bone, Sounds.Bone, Sounds.Bone]);
        }

        function test_dice_that_do_not_fly_do_not_rattle() {
            open(["Anna", "Jānis"], []);
            keyClick(Qt.Key_Space);
            tryCompare(room.table, "yours", true);
            compare(room.cues, [Sounds.Bone, Sounds.Bone, Sounds.Bone, Sounds.Bone, Sounds.Bone]);
        }

        function test_keeping_and_putting_back() {
            open(["Anna", "Jānis"], ["roll 44126"]);
            keyClick(Qt.Key_1);
            keyClick(Qt.Key_2);
            compare(room.cues, [Sounds.Shelf, Sounds.Shelf]);
            keyClick(Qt.Key_1);
            compare(room.cues, [Sounds.Shelf, Sounds.Shelf, Sounds.Unshelf]);
            keyClick(Qt.Key_0);
            compare(room.cues, [Sounds.Shelf, Sounds.Shelf, Sounds.Unshelf, Sounds.Unshelf]);
        }

        function test_dice_that_leave_the_shelf_by_themselves_are_not_put_back() {
            open(["Anna", "Jānis"], ["roll 44126", "roll xx--- 126"]);
            keyClick(Qt.Key_1);
            keyClick(Qt.Key_Space);
            tryCompare(room.table, "rollsUsed", 3);
            tryCompare(room.table, "yours", true);
            room.table.write();
            tryCompare(room.table, "actingSeat", 1);
            tryCompare(room.table, "yours", true);
            compare(asked(Sounds.Unshelf), 0);
        }

        function test_writing_and_the_turn_of_the_next_person() {
            open(["Anna", "Jānis"], ["roll 44126"]);
            room.table.write();
            tryVerify(() => room.cues.length === 2);
            compare(room.cues, [Sounds.Pencil, Sounds.YourTurn]);
        }

        function test_a_bot_is_not_called() {
            open(["Anna", "bot Otto"], ["roll 44126"]);
            room.table.write();
            tryCompare(room.table, "actingSeat", 1);
            compare(room.cues, [Sounds.Pencil]);
            // It plays, and calls Anna back.
            for (let i = 0; i < 100 && !room.table.yours; ++i) {
                room.table.hurry();
                wait(10);
            }
            compare(room.table.actingSeat, 0);
            compare(asked(Sounds.YourTurn), 1);
            compare(room.cues[room.cues.length - 1], Sounds.YourTurn);
            compare(asked(Sounds.Pencil), 2);
        }

        function test_who_plays_alone_is_not_called() {
            open(["Anna"], ["roll 44126"]);
            room.table.write();
            tryCompare(room.table, "round", 2);
            tryCompare(room.table, "yours", true);
            compare(room.cues, [Sounds.Pencil]);
        }

        function test_the_end_of_the_match() {
            const steps = [];
            for (let line = 0; line < 15; ++line)
                steps.push("roll 44126", "write " + line);
            open(["Anna"], steps.slice(0, -1));
            room.table.write();
            tryCompare(room.table, "phase", DicePokerTable.Over);
            compare(room.cues, [Sounds.Pencil, Sounds.MatchOver]);
            open(["Anna"], steps);
            tryCompare(room.table, "phase", DicePokerTable.Over);
            compare(asked(Sounds.MatchOver), 0);
        }

        function test_what_is_refused() {
            open(["Anna", "Jānis"], []);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(room.cues, [Sounds.No]);
        }

        function test_the_button_turns_the_sound_off_and_on() {
            open(["Anna", "Jānis"], ["roll 44126"]);
            const button = room.child("speakerButton");
            compare(button.text, "Sound off (M)");
            compare(button.iconName, "speaker");
            mouseClick(button);
            verify(room.preferences.muted);
            compare(button.text, "Sound on (M)");
            compare(button.iconName, "speaker-off");
            // The table asks as before; nothing is heard.
            keyClick(Qt.Key_1);
            compare(asked(Sounds.Shelf), 1);
            mouseClick(button);
            verify(!room.preferences.muted);
        }
    }
}
