import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Tests.Kit

Item {
    id: bench

    width: 500
    height: 200

    property int current: 100

    Slider {
        id: slider

        property int releases: 0

        x: 20
        y: 20
        width: 300
        name: "Text size"
        from: 100
        to: 150
        stepSize: 5
        current: bench.current
        valueText: bench.current + "%"
        onChosen: value => bench.current = Math.round(value)
        onReleased: ++releases
    }

    PickTile {
        id: tile

        y: 100
        width: 100
        height: 60
        text: "Pips"
    }

    TestCase {
        name: "Slider"
        when: windowShown

        function init(): void {
            bench.current = 100;
            slider.releases = 0;
            slider.LayoutMirroring.enabled = false;
            tile.checked = false;
        }

        function test_the_owner_decides(): void {
            bench.current = 120;
            compare(slider.value, 120);
            mouseClick(slider, slider.width - 14, slider.height / 2);
            compare(bench.current, 150);
            bench.current = 110;
            compare(slider.value, 110);
            fuzzyCompare(slider.position, 0.2, 0.001);
        }

        function test_keys(): void {
            slider.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(bench.current, 105);
            compare(slider.releases, 1);
            keyClick(Qt.Key_PageUp);
            compare(bench.current, 115);
            keyClick(Qt.Key_End);
            compare(bench.current, 150);
            keyClick(Qt.Key_Right);
            compare(bench.current, 150);
            keyClick(Qt.Key_PageDown);
            compare(bench.current, 140);
            keyClick(Qt.Key_Home);
            compare(bench.current, 100);
            bench.current = 130;
            compare(slider.value, 130);
        }

        function test_dragging_asks_on_the_way_and_tells_when_it_is_let_go(): void {
            const y = slider.height / 2;
            mousePress(slider, 14, y);
            mouseMove(slider, 80, y);
            mouseMove(slider, 150, y);
            verify(bench.current > 110 && bench.current < 140);
            compare(bench.current % 5, 0);
            compare(slider.releases, 0);
            mouseRelease(slider, 150, y);
            compare(slider.releases, 1);
        }

        function test_right_to_left(): void {
            slider.LayoutMirroring.enabled = true;
            mouseClick(slider, 14, slider.height / 2);
            compare(bench.current, 150);
            slider.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(bench.current, 145);
        }

        function test_what_a_screen_reader_is_told(): void {
            compare(Reader.role(slider), Accessible.Slider);
            compare(Reader.name(slider), "Text size");
            compare(Reader.description(slider), "100%");
            verify(Reader.act(slider, "Increase"));
            compare(bench.current, 105);
            verify(Reader.act(slider, "Decrease"));
            compare(bench.current, 100);
        }

        function test_a_tile_is_picked(): void {
            tile.forceActiveFocus(Qt.TabFocusReason);
            let picks = 0;
            tile.clicked.connect(() => ++picks);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Space);
            mouseClick(tile);
            verify(Reader.act(tile, "Press"));
            compare(picks, 4);
            compare(Reader.role(tile), Accessible.RadioButton);
            compare(Reader.name(tile), "Pips");
        }
    }
}
