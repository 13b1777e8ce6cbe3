import QtQuick
import QtTest
import Riverbones.Kit
import Riverbones.Tests.Languages

Item {
    id: bench

    width: 300
    height: 100

    property int count: 1835

    EveryLanguage {
        id: languages
    }

    Format {
        id: format
    }

    Text {
        id: alone

        text: format.number(12345)
    }

    Text {
        id: shown

        text: [format.number(bench.count), format.percent(12.5), format.list(["A", "B"]), format.date(test.evening), format.time(test.evening), format.minutes(25)].join(" | ")
    }

    TestCase {
        id: test

        readonly property date evening: new Date(2026, 10, 9, 19, 5)
        readonly property date morning: new Date(2027, 2, 30, 7, 5)

        name: "Format"
        when: windowShown

        function cleanup(): void {
            languages.choose("en");
            bench.count = 1835;
        }

        function test_numbers_data(): var {
            const commas = "0 999 1,000 1,835 12,345 123,456 1,234,567 1,234,567,890 −7 −1,835 −12,345";
            return [
                { tag: "en", texts: commas.split(" ") },
                { tag: "ms", texts: commas.split(" ") },
                { tag: "zu", texts: commas.split(" ") },
                { tag: "el", texts: commas.replace(/,/g, ".").split(" ") },
                { tag: "lv", texts: ["0", "999", "1000", "1835", "12\u00a0345", "123\u00a0456", "1\u00a0234\u00a0567", "1\u00a0234\u00a0567\u00a0890", "−7", "−1835", "−12\u00a0345"] }
            ];
        }

        function test_numbers(row: var): void {
            languages.choose(row.tag);
            const numbers = [0, 999, 1000, 1835, 12345, 123456, 1234567, 1234567890, -7, -1835, -12345];
            for (let i = 0; i < numbers.length; ++i)
                compare(format.number(numbers[i]), row.texts[i]);
        }

        function test_percent_data(): var {
            return [
                { tag: "en", texts: ["0%", "100%", "12.5%", "0.1%", "−2.5%", "1,250%"] },
                { tag: "ms", texts: ["0%", "100%", "12.5%", "0.1%", "−2.5%", "1,250%"] },
                { tag: "zu", texts: ["0%", "100%", "12.5%", "0.1%", "−2.5%", "1,250%"] },
                { tag: "el", texts: ["0%", "100%", "12,5%", "0,1%", "−2,5%", "1.250%"] },
                { tag: "lv", texts: ["0%", "100%", "12,5%", "0,1%", "−2,5%", "1250%"] }
            ];
        }

        function test_percent(row: var): void {
            languages.choose(row.tag);
            compare([0, 99.97, 12.5, 0.06, -2.5, 1250].map(value => format.percent(value)), row.texts);
            compare(format.percent(-0.01), "0%");
        }

        function test_lists_data(): var {
            return [
                { tag: "en", two: "Anna and Jānis", three: "Anna, Jānis and Zoe", four: "Anna, Jānis, Zoe and Tom" },
                { tag: "lv", two: "Anna un Jānis", three: "Anna, Jānis un Zoe", four: "Anna, Jānis, Zoe un Tom" },
                { tag: "ms", two: "Anna dan Jānis", three: "Anna, Jānis dan Zoe", four: "Anna, Jānis, Zoe dan Tom" },
                { tag: "zu", two: "Anna, Jānis", three: "Anna, Jānis, Zoe", four: "Anna, Jānis, Zoe, Tom" },
                { tag: "el", two: "Anna και Jānis", three: "Anna, Jānis και Zoe", four: "Anna, Jānis, Zoe και Tom" }
            ];
        }

        function test_lists(row: var): void {
            languages.choose(row.tag);
            compare(format.list([]), "");
            compare(format.list(["Anna"]), "Anna");
            compare(format.list(["Anna", "Jānis"]), row.two);
            compare(format.list(["Anna", "Jānis", "Zoe"]), row.three);
            compare(format.list(["Anna", "Jānis", "Zoe", "Tom"]), row.four);
        }

        function test_names_with_a_percent_sign_stay_as_they_are(): void {
            compare(format.list(["%2", "100%1", "$&"]), "%2, 100%1 and $&");
        }

        function test_dates_data(): var {
            return [
                { tag: "en", texts: ["9 November 2026", "30 March 2027"], times: ["7:05 PM", "7:05 AM"] },
                { tag: "lv", texts: ["09.11.2026", "30.03.2027"], times: ["19:05", "07:05"] },
                { tag: "ms", texts: ["9 November 2026", "30 Mac 2027"], times: ["7:05 PTG", "7:05 PG"] },
                { tag: "zu", texts: ["2026-11-09", "2027-03-30"], times: ["19:05", "07:05"] },
                { tag: "el", texts: ["9 Νοεμβρίου 2026", "30 Μαρτίου 2027"], times: ["7:05 Μ.Μ.", "7:05 Π.Μ."] }
            ];
        }

        function test_dates(row: var): void {
            languages.choose(row.tag);
            compare([format.date(evening), format.date(morning)], row.texts);
            compare([format.time(evening), format.time(morning)], row.times);
            compare(format.dateTime(evening), row.texts[0] + ", " + row.times[0]);
        }

        function test_minutes_data(): var {
            return [
                { tag: "en", texts: ["1 min", "25 min", "1,440 min"] },
                { tag: "lv", texts: ["1 min", "25 min", "1440 min"] },
                { tag: "ms", texts: ["1 minit", "25 minit", "1,440 minit"] },
                { tag: "zu", texts: ["umzuzu ongu-1", "imizuzu engu-25", "imizuzu engu-1,440"] },
                { tag: "el", texts: ["1 λεπτό", "25 λεπτά", "1.440 λεπτά"] }
            ];
        }

        function test_minutes(row: var): void {
            languages.choose(row.tag);
            compare([1, 25, 1440].map(count => format.minutes(count)), row.texts);
        }

        function test_what_is_shown_follows_the_language(): void {
            compare(shown.text, "1,835 | 12.5% | A and B | 9 November 2026 | 7:05 PM | 25 min");
            languages.choose("lv");
            compare(shown.text, "1835 | 12,5% | A un B | 09.11.2026 | 19:05 | 25 min");
            languages.choose("el");
            compare(shown.text, "1.835 | 12,5% | A και B | 9 Νοεμβρίου 2026 | 7:05 Μ.Μ. | 25 λεπτά");
        }

        function test_a_number_alone_follows_the_language_too(): void {
            compare(alone.text, "12,345");
            languages.choose("lv");
            compare(alone.text, "12\u00a0345");
        }

        // What translators of any language may get wrong in the patterns.
        function test_every_language_has_patterns_that_work(): void {
            verify(languages.codes.length >= 5);
            for (let i = 0; i < languages.codes.length; ++i) {
                const code = languages.codes[i];
                languages.choose(code);
                compare(format.number(1234567), qsTranslate("Format", "1,234,567"), code);
                compare(format.number(1234), qsTranslate("Format", "1,234"), code);
                verify(/^0\D5$/.test(qsTranslate("Format", "0.5")), code);
                verify(/^(?=.*9)(?=.*2026)/.test(format.date(evening)), code);
                verify(/^(1?[79]).?05/.test(format.time(evening)), code);
                verify(format.time(evening) !== format.time(new Date(2026, 10, 9, 7, 5)), code);
            }
        }
    }
}
