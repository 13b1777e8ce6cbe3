import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Tests.Kit

Item {
    width: 200
    height: 200

    IconButton {
        id: button

        x: 60
        y: 60
        iconName: "menu"
        text: "Menu"
    }

    Icon {
        id: icon

        name: "menu"
        colour: "#ff0000"
    }

    SignalSpy {
        id: clicked

        target: button
        signalName: "clicked"
    }

    TestCase {
        name: "IconButton"
        when: windowShown

        function init() {
            clicked.clear();
        }

        function test_press() {
            compare(button.width, 44);
            compare(button.height, 44);
            mouseClick(button);
            button.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Return);
            verify(Reader.act(button, "Press"));
            tryCompare(clicked, "count", 4, 1000);
            compare(Reader.name(button), "Menu");
        }

        function test_icon_has_its_colour() {
            tryCompare(icon, "status", Image.Ready);
            const picture = grabImage(icon);
            // The upper of the three bars runs at y = 7.
            compare(picture.red(12, 7), 255);
            verify(picture.green(12, 7) < 40);
        }

        function test_unknown_icon_is_an_error() {
            ignoreWarning(new RegExp("Failed to get image from provider.*nothing-like-it"));
            const wrong = createTemporaryQmlObject("import Riverbones.Kit; Icon { name: 'nothing-like-it' }", icon.parent);
            tryCompare(wrong, "status", Image.Error);
        }
    }
}
