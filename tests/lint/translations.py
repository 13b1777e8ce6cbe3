#!/usr/bin/env python3
"""Every language is complete and up to date: as lupdate would write it now, nothing unfinished, empty or obsolete, the
right number of plural forms, and the same placeholders as the English text."""

import pathlib
import re
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree

import tree

PLACEHOLDER = re.compile(r"%L?(?:\d+|n)")
ENGLISH = "en"


def language_of(path):
    return path.parent.name


def is_stale(path, lupdate, arguments):
    """Lets lupdate work on a copy: whatever it changes should have been changed in the file."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / path.name
        shutil.copy(path, copy)
        subprocess.run([lupdate, *arguments, "-silent", "-ts", copy], check=True, capture_output=True)
        return copy.read_bytes() != path.read_bytes()


def plural_forms(language, lupdate):
    """How many forms Qt has for the language, which is not always what CLDR says: as many as lupdate makes room for."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "Plural.qml"
        source.write_text('import QtQuick\n\nText { text: qsTr("%n", "", 1) }\n', encoding="utf-8")
        file = pathlib.Path(folder) / "plural.ts"
        subprocess.run([lupdate, "-silent", source, "-target-language", language, "-ts", file],
                       check=True, capture_output=True)
        return len(list(ElementTree.parse(file).getroot().iter("numerusform")))


def placeholders(text, with_number):
    found = set(PLACEHOLDER.findall(text))
    return found if with_number else found - {"%n", "%Ln"}


def check_text(source, text, plural):
    if not text.strip():
        return "is empty"
    # A plural form may leave out the number ("one point"), nothing else may be left out or added.
    if placeholders(source, not plural) != placeholders(text, not plural):
        return f"has other placeholders: {text!r}"
    if source.count("&") != text.count("&"):
        return f"has another number of '&': {text!r}"
    if (source != source.strip()) != (text != text.strip()):
        return f"begins or ends with other spaces: {text!r}"
    return None


def check_message(context, message, forms):
    source = message.findtext("source", "")
    where = f"{context}: {source!r}"
    translation = message.find("translation")
    kind = translation.get("type")
    if kind is not None:
        yield f"{where} is {kind}"
        return
    plural = message.get("numerus") == "yes"
    texts = [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
    if plural and len(texts) != forms:
        yield f"{where} has {len(texts)} plural forms, not {forms}"
    for text in texts:
        problem = check_text(source, text, plural)
        if problem:
            yield f"{where} {problem}"


def check_file(path, root, lupdate):
    name = path.relative_to(root)
    language = language_of(path)
    if path.name != f"riverbones_{language}.ts":
        yield f"{name}: the name of the file does not fit its folder"
    contents = ElementTree.parse(path).getroot()
    if contents.get("language", "").split("_")[0] != language:
        yield f"{name}: the file says its language is {contents.get('language')!r}"
    forms = plural_forms(contents.get("language", language), lupdate)
    for context in contents.iter("context"):
        for message in context.iter("message"):
            for problem in check_message(context.findtext("name"), message, forms):
                yield f"{name}: {problem}"


def main():
    arguments = tree.parser(__doc__)
    arguments.add_argument("--lupdate", required=True)
    arguments.add_argument("--arguments", required=True, help="for lupdate, parted by bars")
    arguments.add_argument("--english", required=True, help="more of them, for the English file")
    options = arguments.parse_args()
    root = options.root.resolve()
    looked_at = sorted((root / "translations").glob("*/*.ts"))
    findings = []
    for path in looked_at:
        more = options.english if language_of(path) == ENGLISH else ""
        if is_stale(path, options.lupdate, [a for a in f"{options.arguments}|{more}".split("|") if a]):
            findings.append(f"{path.relative_to(root)}: stale; run: cmake --build build/dev --target ts_update")
        findings += check_file(path, root, options.lupdate)
    folders = {p.name for p in (root / "translations").iterdir() if p.is_dir() and any(p.iterdir())}
    findings += [f"translations/{name}: no file for this language" for name in folders - set(map(language_of, looked_at))]
    tree.tell(findings, len(looked_at))


if __name__ == "__main__":
    main()
