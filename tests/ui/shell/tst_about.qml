pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Riverbones.Shell
import Riverbones.Tests.Shell

Item {
    id: scene

    width: 1024
    height: 640

    Household {
        id: house
    }

    Component {
        id: pageComponent

        AboutPage {
            anchors.fill: scene
            focus: true
            languages: house.languages
        }
    }

    TestCase {
        id: test

        property AboutPage page: null

        name: "about"
        when: windowShown

        function init(): void {
            house.renew();
            page = pageComponent.createObject(scene);
            page.takeFocus();
        }

        function cleanup(): void {
            page.destroy();
            page = null;
            wait(0);
        }

        function written(item: Item, words: string): bool {
            if (item.visible && item instanceof Text && item.text.indexOf(words) >= 0)
                return true;
            for (let i = 0; i < item.children.length; ++i) {
                if (written(item.children[i], words))
                    return true;
            }
            return false;
        }

        function test_licences_and_versions(): void {
            for (const words of ["MIT licence", "Qt 6.", "GNU Lesser General Public License", "Lato", "Vollkorn", "SIL Open Font License", "SHA-256"])
                verify(written(page, words), words);
        }

        // Latvian calls itself read in the languages of these tests; English is what the others are read against.
        function test_translations_that_nobody_has_read(): void {
            compare(String(house.languages.unread), String(house.languages.names).replace("English,Latviešu,", ""));
            verify(written(page, "No native speaker has read these translations yet: "));
            verify(written(page, "Ελληνικά"));
            verify(!written(page, "Latviešu"));
        }

        function test_the_keyboard_scrolls(): void {
            const text = findChild(page, "text");
            verify(text.activeFocus);
            verify(text.contentHeight > text.height);
            keyClick(Qt.Key_Down);
            verify(text.contentY > 0);
            keyClick(Qt.Key_End);
            fuzzyCompare(text.contentY, text.contentHeight - text.height, 1);
            keyClick(Qt.Key_Home);
            compare(text.contentY, 0);
            keyClick(Qt.Key_PageDown);
            verify(text.contentY > 60);
            keyClick(Qt.Key_PageUp);
            compare(text.contentY, 0);
        }
    }
}
