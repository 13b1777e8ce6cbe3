import QtQuick
import Riverbones.Kit
import Riverbones.Play
import Riverbones.Shell

// Where the reader is: in which game, in which chapter, and what is sought.
QtObject {
    id: reading

    required property RuleLanguage language
    // Of each game, in the order of the contents.
    property list<RulesBook> books
    property RulesBook book: null
    property int chapter: 0
    property string sought: ""
    // Everything that was found is shown instead of a chapter.
    property bool listing: false

    readonly property GameRules rules: book?.rules ?? null
    readonly property int count: rules?.chapters.length ?? 0
    readonly property RuleChapter current: chapter < count ? rules.chapters[chapter] : null
    readonly property string title: titleOf(chapter)
    readonly property bool nothing: listing && hits === 0
    readonly property int hits: {
        let sum = 0;
        for (let i = 0; listing && i < books.length; ++i) {
            for (let j = 0; j < (books[i].rules?.chapters.length ?? 0); ++j)
                sum += found(books[i].rules.chapters[j]).length;
        }
        return sum;
    }
    readonly property TextFinder finder: TextFinder {}

    function titleOf(index: int): string {
        return index >= 0 && index < count ? say(rules.chapters[index], rules.chapters[index].title) : "";
    }

    function say(part: RuleChapter, text: string): string {
        return part ? language.say(part.context, text) : "";
    }

    function search(words: string): void {
        sought = words;
        listing = words.trim() !== "";
    }

    function open(which: RulesBook, index: int): void {
        book = which;
        chapter = Math.max(0, Math.min(index, count - 1));
        listing = false;
    }

    // By name; the first chapter if there is none of that name.
    function openNamed(gameId: string, name: string): void {
        let which = books[0];
        for (let i = 0; i < books.length; ++i) {
            if (books[i].gameId === gameId)
                which = books[i];
        }
        let index = 0;
        for (let i = 0; which?.rules && i < which.rules.chapters.length; ++i) {
            if (which.rules.chapters[i].name === name)
                index = i;
        }
        open(which, index);
    }

    // The paragraphs of a chapter with the words that are sought.
    function found(part: RuleChapter): var {
        const hits = [];
        for (let i = 0; i < part.texts.length; ++i) {
            const text = part.texts[i];
            if (text.applies && finder.finds(say(part, text.text), sought))
                hits.push(text);
        }
        return hits;
    }
}
