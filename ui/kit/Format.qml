import QtQuick

// Numbers, lists, dates and times as the language writes them. What QLocale says of a language is not always how it is
// written, so the habits are texts to translate; asked for inside the functions, they follow a change of the language.
QtObject {
    // A whole number. Plurals show theirs with it as well, as %1, wherever there can be a thousand of something.
    function number(value: real): string {
        const whole = Math.round(value);
        return (whole < 0 ? "−" : "") + grouped(Math.abs(whole).toFixed(0));
    }

    // Of a value in hundredths, with one decimal place if it needs one.
    function percent(value: real): string {
        const tenths = Math.round(Math.abs(value) * 10);
        //: Write this number as your language does: its second sign is taken for the decimal mark of all numbers.
        const mark = qsTr("0.5").charAt(1);
        const digits = grouped(Math.floor(tenths / 10).toFixed(0)) + (tenths % 10 > 0 ? mark + tenths % 10 : "");
        //: A share, such as 40% or 12.5%
        return qsTr("%1%").arg((value < 0 && tenths > 0 ? "−" : "") + digits);
    }

    function list(items: list<string>): string {
        if (items.length === 0)
            return "";
        const last = items.length - 1;
        if (last === 0)
            return items[0];
        if (last === 1)
            //: The word must suit any name behind it. If it changes with the name, use a comma instead.
            return joined(qsTr("%1 and %2", "a list of two"), items[0], items[1]);
        let all = items[0];
        for (let i = 1; i < last; ++i)
            //: %1 is the list so far
            all = joined(qsTr("%1, %2", "a list of three or more, all but its last"), all, items[i]);
        //: %1 is the list so far. The word must suit any name behind it. If it changes with the name, use a comma instead.
        return joined(qsTr("%1 and %2", "a list of three or more, its last"), all, items[last]);
    }

    function date(moment: date): string {
        //: How a date is written: d or dd is the day, MM the month as a number, MMMM its name, yyyy the year; words of
        //: your own stand in single quotes. It must read well behind "saved on".
        return moment.toLocaleDateString(Qt.locale(), qsTr("d MMMM yyyy"));
    }

    function time(moment: date): string {
        //: How a time of day is written: HH:mm for 19:05, h:mm AP for 7:05 PM
        return moment.toLocaleTimeString(Qt.locale(), qsTr("h:mm AP"));
    }

    function dateTime(moment: date): string {
        return joined(qsTr("%1, %2", "date and time"), date(moment), time(moment));
    }

    function minutes(count: int): string {
        //: A span of time in minutes, short
        return qsTr("%1 min", "", count).arg(number(count));
    }

    function grouped(digits: string): string {
        //: Write this number as your language does: its second sign is put between the thousands of all numbers. If that is
        //: a space, take one at which no line breaks.
        const separator = qsTr("1,234,567").charAt(1);
        //: Write this number as your language does: with or without a sign between the thousands of numbers of four digits
        const shortest = qsTr("1,234").length > 4 ? 4 : 5;
        return digits.length < shortest ? digits : digits.replace(/\d(?=(\d{3})+$)/g, digit => digit + separator);
    }

    // Not arg(): names may have a %2 in them.
    function joined(pattern: string, first: string, second: string): string {
        return pattern.replace(/%[12]/g, place => place === "%1" ? first : second);
    }
}
