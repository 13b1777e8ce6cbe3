import QtQuick
import QtTest
import Riverbones.Tests.Languages

// Whatever is in the folder of translations has to load and to change what is read. A file that does not load leaves
// everything in English and says nothing.
Item {
    id: scene

    width: 100
    height: 100

    EveryLanguage {
        id: languages
    }

    TestCase {
        name: "real_languages"
        when: windowShown

        function cleanup(): void {
            languages.choose("en");
        }

        function test_every_language_changes_the_texts(): void {
            verify(languages.codes.length >= 5);
            for (let i = 0; i < languages.codes.length; ++i) {
                languages.choose(languages.codes[i]);
                const changed = qsTranslate("Format", "%1 and %2", "a list of two") !== "%1 and %2";
                compare(changed, languages.codes[i] !== "en", languages.codes[i]);
            }
        }

        // English has a file for its plurals alone; without it one reads "1 person(s)".
        function test_plurals_of_english(): void {
            compare(qsTranslate("StartBar", "%n person(s)", "", 1), "1 person");
            compare(qsTranslate("StartBar", "%n person(s)", "", 2), "2 people");
        }
    }
}
