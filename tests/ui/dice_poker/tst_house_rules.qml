import QtQuick
import QtTest
import Riverbones.Games.dice_poker
import Riverbones.Kit

Item {
    id: room

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

    width: 640
    height: 480

    HouseRules {
        id: rules

        width: 520
    }

    TestCase {
        name: "HouseRules"
        when: windowShown

        function init() {
            rules.text = "";
        }

        function joker() {
            return room.find(rules, item => item instanceof ToggleSwitch);
        }

        function segment(words: string) {
            return room.find(rules, item => item instanceof Segment && item.text === words);
        }

        function test_defaults() {
            verify(joker().checked);
            verify(segment("more than 63").checked);
        }

        function test_choosing_changes_the_text() {
            const before = rules.text;
            mouseClick(segment("63 or more"));
            verify(rules.text.includes("from_63"));
            mouseClick(joker());
            verify(rules.text.includes("joker off"));
            mouseClick(joker());
            mouseClick(segment("more than 63"));
            compare(rules.text, before);
        }

        function test_text_sets_the_controls() {
            rules.text = "players 1 left_bonus from_63 joker off";
            verify(!joker().checked);
            verify(segment("63 or more").checked);
        }

        function test_a_text_without_sense_means_the_defaults() {
            rules.text = "joker maybe";
            verify(joker().checked);
            verify(segment("more than 63").checked);
        }
    }
}
