#!/usr/bin/env python3
"""The rules that players read state every fact, in every language: each fact of a game is named by a paragraph of its
Rules*.qml, and each such paragraph is translated with all its numbers. Titles have no digits: their letters have none."""

import re
import xml.etree.ElementTree as ElementTree

import tree

FACTS = {
    "dice_poker": {
        "A1": "one player or more, five dice",
        "A2": "15 rounds, one turn a player in each, 15 lines, each used exactly once",
        "A3": "up to 3 rolls: first all five, then any 1 to 5 again, also dice that were kept before",
        "A4": "a player may stop after roll 1 or 2",
        "A5": "exactly one open line must be filled, skipping is not allowed",
        "A6": "no match is 0, in any open line",
        "A7": "a filled line stays; the last one may be taken back until the next player has rolled",
        "A8": "a left line is the sum of the dice that show its number",
        "A9": "left bonus of 35 for more than 63, or for 63 or more; which is on",
        "A10": "the 100 do not count to the left, a joker written there does",
        "A11": "pair: two equal or more, all dice, 5-5-3-2-1 is 16",
        "A12": "two pairs: two numbers, all dice, 2-2-5-5-1 is 15; a full house counts, four or five equal do not",
        "A13": "three of a kind: three equal or more, all dice, 5-5-5-2-4 is 21",
        "A14": "four of a kind: four equal or more, all dice, 1-1-1-1-3 is 7",
        "A15": "full house: three and two of another, 25, 2-2-2-3-3",
        "A16": "small straight: four in a row, 30, a large one counts, 2-3-4-5-5",
        "A17": "large straight: five in a row, 40, 2-3-4-5-6",
        "A18": "poker: five equal, 50, 3-3-3-3-3",
        "A19": "chance: anything, all dice, 2-3-5-6-6 is 22",
        "A20": "five equal with poker open: any line, full house and straights 0",
        "A21": "five equal with 50 in poker: 100 more, every time",
        "A22": "joker: its left line first, then any right line in full, then 0 on the left",
        "A23": "0 in poker: no bonus and no joker",
        "A24": "the highest total wins, equal totals share",
    },
}

STRING = r'"(?:[^"\\]|\\.)*"'
NOOP = r"QT_TR_NOOP\((" + STRING + r"(?:\s*\+\s*" + STRING + r")*)\)"
PARAGRAPH = re.compile(r"\n {4}RuleText \{\n(.*?)\n {4}\}", re.DOTALL)
THOUSANDS = re.compile(r"(?<=\d)[.,\s\u00a0\u202f](?=\d{3}(?!\d))")


def joined(literals):
    return "".join(part[1:-1].replace('\\"', '"') for part in re.findall(STRING, literals))


def one(pattern, text):
    match = re.search(pattern, text)
    return match.group(1) if match else ""


def numbers(text):
    return re.findall(r"\d+", THOUSANDS.sub("", text))


def lost_numbers(source, text):
    left = numbers(text)
    return [n for n in numbers(source) if n not in left or left.remove(n)]


class Chapter:
    def __init__(self, path, code):
        self.path = path
        self.context = one(r'context: "([^"]*)"', code)
        self.title = joined(one("title: " + NOOP, code))
        self.paragraphs = [
            (one(r'facts: "([^"]*)"', block).split(), joined(one("text: " + NOOP, block)))
            for block in PARAGRAPH.findall(code)
        ]


def translations(path):
    """(context, source) -> text of what is finished."""
    told = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation.get("type") is None and (translation.text or "").strip():
                told[context.findtext("name"), message.findtext("source")] = translation.text
    return told


def check_sources(game, chapters):
    facts = FACTS.get(game)
    if facts is None:
        yield f"ui/games/{game}: say in tests/lint/rule_facts.py which facts the rules of this game must state"
        return
    named = {fact for chapter in chapters for stated, _ in chapter.paragraphs for fact in stated}
    for fact in facts.keys() - named:
        yield f"ui/games/{game}: no paragraph states {fact}: {facts[fact]}"
    for fact in named - facts.keys():
        yield f"ui/games/{game}: there is no fact {fact}"
    for chapter in chapters:
        if chapter.context != chapter.path.stem:
            yield f"{chapter.path}: its context must be {chapter.path.stem!r}, not {chapter.context!r}"
        if re.search(r"\d", chapter.title):
            yield f"{chapter.path}: a digit in the title {chapter.title!r}"


def check_language(name, told, chapters):
    for chapter in chapters:
        title = told.get((chapter.context, chapter.title), "")
        if re.search(r"\d", title):
            yield f"{name}: a digit in the title {title!r}"
        for facts, source in chapter.paragraphs:
            text = told.get((chapter.context, source))
            if text is None:
                if facts:
                    yield f"{name}: {', '.join(facts)} is not told: {source!r}"
            elif lost_numbers(source, text):
                yield f"{name}: without {', '.join(lost_numbers(source, text))}: {text!r}"


def main():
    root = tree.parser(__doc__).parse_args().root
    games = {}
    for path in tree.files(root, ".qml"):
        code = tree.read(root, path)
        if path.parts[:2] == ("ui", "games") and PARAGRAPH.search(code):
            games.setdefault(path.parts[2], []).append(Chapter(path, code))
    findings = []
    for game, chapters in sorted(games.items()):
        findings += sorted(check_sources(game, chapters))
        for path in tree.files(root, ".ts"):
            # English is what the texts are written in.
            if path.parts[0] == "translations" and path.parts[1] != "en":
                findings += check_language(path, translations(root / path), chapters)
    tree.tell(findings, sum(len(chapters) for chapters in games.values()))


if __name__ == "__main__":
    main()
