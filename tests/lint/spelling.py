#!/usr/bin/env python3
"""The words of one language file are words: hunspell knows them, or words_<language>.txt does."""

import pathlib
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import tree

NOT_WORDS = re.compile(r"<[^>]*>|%L?(?:\d+|n)|&(?=\w)")


def texts(path):
    for message in ElementTree.parse(path).getroot().iter("message"):
        translation = message.find("translation")
        for text in [translation.text, *(form.text for form in translation.iter("numerusform"))]:
            if text and text.strip():
                yield NOT_WORDS.sub(" ", text)


def known_words(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line.strip().casefold() for line in lines if line.strip() and not line.startswith("#")}


def dictionary_of(language):
    """The first installed dictionary that is named after the language, with or without a country."""
    told = subprocess.run(["hunspell", "-D"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    names = {pathlib.PurePath(line).name for line in (told.stdout + told.stderr).splitlines() if line.startswith("/")}
    return next((name for name in sorted(names) if name.split("_")[0] == language), None)


def main():
    arguments = tree.parser(__doc__)
    arguments.add_argument("language")
    options = arguments.parse_args()
    folder = options.root / "translations" / options.language
    dictionary = dictionary_of(options.language)
    if dictionary is None:
        tree.tell([f"{options.language}: hunspell has no dictionary of this language"], 1)
    written = list(texts(folder / f"riverbones_{options.language}.ts"))
    known = known_words(options.root / "tests" / "lint" / f"words_{options.language}.txt")
    command = ["hunspell", "-d", dictionary, "-i", "utf-8", "-l"]
    # hunspell reads lines that begin with some signs as orders; a space in front keeps them text.
    told = subprocess.run(command, input="\n".join(" " + text for text in written), capture_output=True, text=True,
                          encoding="utf-8", check=True)
    unknown = sorted({word for word in told.stdout.split("\n") if word and word.casefold() not in known})
    tree.tell([f"{options.language}: unknown word: {word}" for word in unknown], len(written))


if __name__ == "__main__":
    main()
