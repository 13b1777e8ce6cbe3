import QtQuick
import QtTest
import Riverbones.Play
import Riverbones.Shell

TestCase {
    id: test

    name: "refused"
    when: windowShown

    Component {
        id: refused

        RefusedWindow {}
    }

    function test_it_says_why_and_can_be_closed_data(): list<var> {
        return [
            { tag: "in use", code: Reason.ProfileInUse, says: "Riverbones is already open on this computer." },
            { tag: "folder", code: Reason.FolderNotUsable, says: "The folder for saved games cannot be used." }
        ];
    }

    function test_it_says_why_and_can_be_closed(data: var): void {
        const window = createTemporaryObject(refused, test, { code: data.code, folder: "a folder/riverbones" });
        compare(findChild(window, "why").text, data.says);
        const words = findChild(window, "detailsText");
        verify(!words.visible);
        const low = window.height;
        findChild(window, "details").clicked();
        compare(words.text, "a folder/riverbones");
        verify(words.visible);
        tryVerify(() => window.height > low);
        const quit = findChild(window, "quit");
        tryVerify(() => quit.activeFocus);
        quit.clicked();
        tryVerify(() => !window.visible);
    }
}
