import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Theme

Item {
    id: bench

    width: 800
    height: 600

    Page {
        id: page

        anchors.fill: parent
        firstFocus: start

        TopBar {
            id: bar

            width: parent.width
            title: "Dice Poker"
            subtitle: "Round 9 of 15"
            leftText: "Menu"

            IconButton {
                id: rules

                iconName: "book"
                text: "Rules"
            }
        }

        PushButton {
            id: start

            y: 100
            text: "Start"
        }

        KeepShelf {
            id: shelf

            y: 200
        }

        Mat {
            id: mat

            y: 350
            width: 300
            height: 200
        }
    }

    SignalSpy {
        id: left

        target: page
        signalName: "leaveAsked"
    }

    SignalSpy {
        id: leftClicked

        target: bar
        signalName: "leftClicked"
    }

    TestCase {
        name: "Surfaces"
        when: windowShown

        function init() {
            bench.LayoutMirroring.enabled = false;
            bench.LayoutMirroring.childrenInherit = true;
            left.clear();
            leftClicked.clear();
        }

        function cleanup() {
            Theme.dark = true;
        }

        function test_page() {
            page.takeFocus();
            verify(start.activeFocus);
            keyClick(Qt.Key_Escape);
            compare(left.count, 1);
        }

        function test_top_bar_mirrors() {
            mouseClick(bar.leftButton);
            compare(leftClicked.count, 1);
            verify(bar.leftButton.x < rules.mapToItem(bar, 0, 0).x);
            bench.LayoutMirroring.enabled = true;
            tryVerify(() => bar.leftButton.x > rules.mapToItem(bar, 0, 0).x);
        }

        function test_shelf_places() {
            for (let i = 1; i < shelf.places; ++i)
                compare(shelf.placeX(i) - shelf.placeX(i - 1), shelf.step);
            compare(shelf.placeX(0), shelf.width - shelf.placeX(shelf.places - 1) - shelf.dieSize);
            bench.LayoutMirroring.enabled = true;
            tryVerify(() => shelf.placeX(0) > shelf.placeX(4));
        }

        function test_mat_has_the_colour_of_its_theme() {
            const evening = grabImage(mat).pixel(150, 100);
            Theme.dark = false;
            const morning = grabImage(mat).pixel(150, 100);
            verify(morning.g > evening.g + 0.3);
            // The weave lies on the felt at very low opacity.
            verify(Math.abs(morning.g - Theme.felt.g) < 0.06);
        }

        function test_layouts() {
            Metrics.fit(1024, 640);
            compare(Metrics.compact, true);
            compare(Metrics.scale, 1);
            Metrics.fit(1920, 1080);
            compare(Metrics.compact, false);
            compare(Metrics.scale, 1.35);
            Metrics.fit(6000, 4000);
            compare(Metrics.scale, 3);
            Metrics.fit(1280, 800);
            compare(Metrics.scale, 1);
        }
    }
}
