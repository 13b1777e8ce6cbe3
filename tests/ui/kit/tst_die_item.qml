import QtQuick
import QtTest
import Riverbones.Kit

Item {
    id: bench

    width: 400
    height: 400

    DieItem {
        id: die

        width: 150
        height: 150
    }

    // The drawing itself, where the die has its body.
    Image {
        id: drawing

        x: 200
        y: 0
        width: 100
        height: 100
        sourceSize.width: 100
        sourceSize.height: 100
    }

    TestCase {
        name: "DieItem"
        when: windowShown

        // The red part of a picture on a coarse grid over the die's body.
        function samples(item: Item, left: int): list<real> {
            const picture = grabImage(item);
            const values = [];
            for (let y = 6; y < 100; y += 4)
                for (let x = 6; x < 100; x += 4)
                    values.push(picture.green(left + x, left + y));
            return values;
        }

        function difference(first: list<real>, second: list<real>): real {
            let sum = 0;
            for (let i = 0; i < first.length; ++i)
                sum += Math.abs(first[i] - second[i]);
            return sum / first.length;
        }

        function init() {
            die.face = 1;
            die.progress = 1;
            die.lean = 0;
            die.covered = false;
            die.numerals = false;
            die.visible = true;
        }

        function test_lands_on_its_face_data() {
            const rows = [];
            for (let face = 1; face <= 6; ++face)
                rows.push({
                    tag: String(face),
                    face: face
                });
            return rows;
        }

        function test_lands_on_its_face(data) {
            die.face = data.face;
            const rest = samples(die, 25);
            for (let face = 1; face <= 6; ++face) {
                drawing.source = "qrc:/art/dice/" + face + ".svg";
                tryCompare(drawing, "status", Image.Ready);
                const far = difference(rest, samples(drawing, 0));
                if (face === data.face)
                    verify(far < 3, "looks like its own drawing: " + far);
                else
                    verify(far > 5, "does not look like " + face + ": " + far);
            }
        }

        // Just before rest the cube must already show the face it will land on, or it would jump.
        function test_the_cube_turns_to_the_face_data() {
            return test_lands_on_its_face_data();
        }

        function test_the_cube_turns_to_the_face(data) {
            die.face = data.face;
            die.progress = 0.99999;
            const cube = samples(die, 25);
            die.progress = 1;
            const own = difference(cube, samples(die, 25));
            for (let face = 1; face <= 6; ++face) {
                die.face = face;
                if (face !== data.face)
                    verify(difference(cube, samples(die, 25)) > own + 5, "nearest to its own face, not to " + face);
            }
        }

        function test_tumbles_in_between() {
            die.face = 4;
            const rest = samples(die, 25);
            die.progress = 0.4;
            verify(difference(rest, samples(die, 25)) > 10);
        }

        function test_covered_dice_are_all_alike() {
            die.covered = true;
            die.lean = 12;
            const one = samples(die, 25);
            die.face = 6;
            die.lean = 0;
            compare(difference(one, samples(die, 25)), 0);
        }

        function test_what_changed_unseen_is_drawn_when_it_is_seen() {
            die.face = 2;
            const two = samples(die, 25);
            die.face = 5;
            verify(difference(two, samples(die, 25)) > 5);
            die.visible = false;
            die.face = 2;
            grabImage(bench);
            die.visible = true;
            compare(difference(two, samples(die, 25)), 0);
        }

        function test_numerals() {
            die.face = 5;
            const pips = samples(die, 25);
            die.numerals = true;
            verify(difference(pips, samples(die, 25)) > 5);
        }
    }
}
