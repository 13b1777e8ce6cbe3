import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Tests.Kit

Item {
    id: bench

    width: 500
    height: 200

    property int current: 1

    Segments {
        id: segments

        name: "Betting"
        options: ["Fixed", "Pot limit", "No limit"]
        current: bench.current
        onChosen: index => bench.current = index
    }

    TestCase {
        name: "Segments"
        when: windowShown

        function segment(index) {
            return findByText(segments, segments.options[index]);
        }

        function findByText(root, text) {
            for (let i = 0; i < root.children.length; ++i) {
                const child = root.children[i];
                if (child.text === text && child.clicked !== undefined)
                    return child;
                const below = findByText(child, text);
                if (below)
                    return below;
            }
            return null;
        }

        function init() {
            bench.current = 1;
            segments.LayoutMirroring.enabled = false;
        }

        function test_mouse_and_reader() {
            mouseClick(segment(2));
            compare(bench.current, 2);
            verify(Reader.act(segment(0), "Press"));
            compare(bench.current, 0);
            compare(Reader.role(segment(0)), Accessible.RadioButton);
            verify(Reader.checked(segment(0)));
            verify(!Reader.checked(segment(1)));
            compare(Reader.name(segments), "Betting");
        }

        function test_arrows_choose_and_stop_at_the_ends() {
            segment(1).forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(bench.current, 2);
            verify(segment(2).activeFocus);
            keyClick(Qt.Key_Right);
            compare(bench.current, 2);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Left);
            compare(bench.current, 0);
        }

        function test_right_to_left() {
            segments.LayoutMirroring.enabled = true;
            segments.LayoutMirroring.childrenInherit = true;
            tryVerify(() => segment(0).x > segment(2).x);
            segment(1).forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(bench.current, 0);
        }
    }
}
