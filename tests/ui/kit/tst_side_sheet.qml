import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Tests.Kit
import Riverbones.Theme

Item {
    id: bench

    width: 1000
    height: 600

    PushButton {
        id: before

        text: "Before"
    }

    SideSheet {
        id: sheet

        title: "The lines"

        PushButton {
            id: inside

            text: "Inside"
        }
    }

    TestCase {
        name: "SideSheet"
        when: windowShown

        function init() {
            Motion.mode = Motion.None;
            before.forceActiveFocus(Qt.TabFocusReason);
            sheet.open();
            tryCompare(sheet, "opened", true);
        }

        function cleanup() {
            sheet.leading = false;
            sheet.close();
            tryCompare(sheet, "visible", false);
        }

        function test_it_is_as_high_as_the_window_and_ends_at_its_edge() {
            compare(sheet.height, sheet.parent.height);
            compare(sheet.width, Metrics.drawerWidth);
            compare(sheet.x + sheet.width, sheet.parent.width);
            sheet.leading = true;
            compare(sheet.x, 0);
        }

        function test_the_focus_stays_inside_and_comes_back() {
            verify(sheet.head.cross.activeFocus);
            keyClick(Qt.Key_Tab);
            verify(inside.activeFocus);
            keyClick(Qt.Key_Tab);
            verify(sheet.head.cross.activeFocus);
            keyClick(Qt.Key_Escape);
            tryCompare(sheet, "visible", false);
            verify(before.activeFocus);
        }

        function test_the_cross_closes_it() {
            mouseClick(sheet.head.cross);
            tryCompare(sheet, "visible", false);
            verify(before.activeFocus);
        }

        function test_the_veil_closes_it() {
            mouseClick(bench, 100, 300);
            tryCompare(sheet, "visible", false);
        }

        function test_for_the_screen_reader() {
            compare(Reader.name(sheet.head.cross), "Close");
            compare(Reader.role(sheet.contentItem.parent), Accessible.Dialog);
        }
    }
}
