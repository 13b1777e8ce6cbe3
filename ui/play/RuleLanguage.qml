import QtQuick
import Riverbones.Play

// The language in which the rules are read.
RuleDictionary {
    id: language

    // A text of the program in this language. `context` is the file that the text stands in.
    function say(context: string, text: string): string {
        return code === "" ? qsTranslate(context, text) : translate(context, text);
    }
}
