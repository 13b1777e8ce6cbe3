#!/usr/bin/env python3
"""The rules that players read state every fact, in every language: each fact of a game is named by a paragraph of a
chapter, and each such paragraph is translated with all its numbers. Titles have no digits: their letters have none.
Chapters that several games share lie outside of ui/games and belong to each game whose Rules.qml shows them."""

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
    "dice_holdem": {
        "B1": "2 to 10 players, chips without money value",
        "B2": "two private dice, seen by their player only",
        "B3": "hidden dice, betting, three, betting, a fourth, betting, a fifth, betting, showdown",
        "B4": "best five of the seven, with two, one or none of the own dice",
        "B5": "the eight kinds of hands in their order",
        "B6": "how equal kinds are decided: five and four of a kind, full house, straight (1-5 and 2-6 only)",
        "B7": "the same: three of a kind, two pairs, one pair, high die",
        "B8": "equal hands share the pot",
        "B9": "ante of everybody into the pot, blinds of the first and second left of the dealer, or both",
        "B10": "with blinds the third player begins; the blinds are bets",
        "B11": "clockwise, until all still in have put in the same, folded or are all-in",
        "B12": "check only if nobody has bet, or as the big blind; a later bet must be answered",
        "B13": "bet, call, raise, fold",
        "B14": "bet and call are two actions with two names",
        "B15": "the last player left wins at once and shows nothing",
        "B16": "fixed limit: small bet in rounds 1 and 2, big bet in 3 and 4, and the cap",
        "B17": "no limit: all chips on the table, smallest bet and raise",
        "B18": "pot limit: no more than the pot after calling",
        "B19": "only chips on the table; all-in and side pots",
        "B20": "back within 30 minutes: at least what was taken away",
        "B21": "gone in a fixed-limit hand: all-in for what is already in",
        "B22": "a hand that cannot be finished is cancelled, all chips go back",
        "B23": "no talk about the hand, nothing of folded dice, no advice",
        "odds": "one pair and high die cannot occur with seven dice; how often the others do; the order is custom",
    },
    "double_holdem": {
        "C1": "2 to 10 players, 52 cards, no jokers",
        "C2": "3 hidden cards each, 5 shared ones, 4 rounds of betting, clockwise",
        "C3": "blinds of the first and second left of the button; of two the button has the small one and is first, then last",
        "C4": "left of the big blind begins; the big blind may check or raise, else fold, call or raise again",
        "C5": "on the flop each chooses the key card, then acts, then the next",
        "C6": "the choice stays, who is all-in chooses too, others see that but not which",
        "C7": "the key card lies lifted in the middle, the others left and right",
        "C8": "key and left, key and right, with the board; left and right never play together",
        "C9": "best five of seven each, with two, one or none of its hidden cards",
        "C10": "the better one counts, which can change; the other does not",
        "C11": "after the flop betting begins left of the button",
        "C12": "the button moves on; nobody has the big blind twice running",
        "C13": "the nine kinds of hands; ace high or low",
        "C14": "equal hands share, the odd chip goes left of the button, suits never decide",
        "C15": "no choice in time: the highest card, by the suit of the third, by the higher suit",
        "C16": "spades, hearts, clubs, diamonds",
        "C17": "two examples of what the clock chooses",
        "C18": "time bank of 30 seconds a player, not for the key card, gone when used",
        "C19": "a hand that cannot be finished is cancelled",
        "C20": "the last 5 to 100 hands, or one by its number",
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


def check_facts(game, chapters):
    facts = FACTS.get(game)
    if facts is None:
        yield f"ui/games/{game}: say in tests/lint/rule_facts.py which facts the rules of this game must state"
        return
    named = {fact for chapter in chapters for stated, _ in chapter.paragraphs for fact in stated}
    for fact in facts.keys() - named:
        yield f"ui/games/{game}: no paragraph states {fact}: {facts[fact]}"
    # A shared chapter also names what other games must state.
    for fact in named - {fact for each in FACTS.values() for fact in each}:
        yield f"ui/games/{game}: there is no fact {fact}"


def check_source(chapter):
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
    chapters, shown = {}, {}
    for path in tree.files(root, ".qml"):
        code = tree.read(root, path)
        if path.parts[0] == "ui" and PARAGRAPH.search(code):
            chapters[path] = Chapter(path, code)
        if path.parts[:2] == ("ui", "games") and path.name == "Rules.qml":
            shown[path.parts[2]] = set(re.findall(r"\b([A-Z]\w*) \{", tree.without_comments(code)))
    findings = []
    games = {path.parts[2] for path in chapters if path.parts[1] == "games"} | shown.keys()
    for game in sorted(games):
        own = [chapter for path, chapter in chapters.items() if path.parts[1:3] == ("games", game)]
        shared = [chapter for path, chapter in chapters.items()
                  if path.parts[1] != "games" and path.stem in shown.get(game, ())]
        findings += sorted(check_facts(game, own + shared))
    for path, chapter in chapters.items():
        findings += check_source(chapter)
        if path.parts[1] != "games" and not any(path.stem in names for names in shown.values()):
            findings.append(f"{path}: no Rules.qml shows this chapter")
    for path in tree.files(root, ".ts"):
        # English is what the texts are written in.
        if path.parts[0] == "translations" and path.parts[1] != "en":
            findings += check_language(path, translations(root / path), chapters.values())
    tree.tell(findings, len(chapters))


if __name__ == "__main__":
    main()
