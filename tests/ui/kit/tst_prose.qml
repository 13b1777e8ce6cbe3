import QtQuick
import QtTest
import Riverbones.Kit

Item {
    width: 400
    height: 300

    TextFinder {
        id: finder
    }

    Prose {
        id: prose

        width: 300
        plain: "More than 63 <points>"
    }

    TestCase {
        name: "Prose"

        function marked(text: string, sought: string): string {
            const rich = finder.marked(text, sought, "P", "N", "H");
            verify(rich.startsWith('<p style="P">') && rich.endsWith("</p>"), rich);
            return rich.slice(13, -4);
        }

        function test_finds_data() {
            return [
                { tag: "case", text: "The Poker line", sought: "poker", found: true },
                { tag: "accents", text: "Ρίξτε τα ζάρια", sought: "ΖΑΡΙΑ", found: true },
                { tag: "final sigma", text: "ένας άσος", sought: "ΑΣΟΣ", found: true },
                { tag: "signs of Latvian", text: "metamie kauliņi", sought: "kaulini", found: true },
                { tag: "through soft hyphens", text: "ama\u00adwele", sought: "amawele", found: true },
                { tag: "spaces around", text: "a full house", sought: "  full  house ", found: true },
                { tag: "nothing sought", text: "a full house", sought: "  ", found: false },
                { tag: "other words", text: "a full house", sought: "empty", found: false }
            ];
        }

        function test_finds(data) {
            compare(finder.finds(data.text, data.sought), data.found);
        }

        function test_marks() {
            compare(marked("one two one", "ONE"), '<span style="H">one</span> two <span style="H">one</span>');
            compare(marked("πάσο", "ασ"), 'π<span style="H">άσ</span>ο');
        }

        function test_numbers() {
            compare(marked("5-5-3-2-1 is 16.", ""), '<span style="N;">5-5-3-2-1</span> is <span style="N;">16</span>.');
            compare(marked("1,835 or 1 835", ""), '<span style="N;">1,835</span> or <span style="N;">1&nbsp;835</span>'.replace("&nbsp;", "\u00a0"));
            compare(marked("more than 63", "63"), 'more than <span style="N;H">63</span>');
        }

        function test_signs_are_text() {
            compare(marked("a < b & c", ""), "a &lt; b &amp; c");
        }

        function test_prose_is_read_plain() {
            compare(prose.Accessible.name, "More than 63 <points>");
            verify(prose.text.includes("&lt;points&gt;"));
            verify(prose.height > 0);
        }
    }
}
