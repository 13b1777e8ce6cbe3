#!/usr/bin/env python3
"""What players read is written in QML, where it is translated: no sentences in core, no tr() in C++ at all. Numbers,
dates and times are written by Format alone."""

import pathlib
import re

import tree

# Words in a row that read like speech: "You rolled", "not your turn". Names of draws and of the record's lines have
# numbers or single words between them and do not match.
SENTENCE = re.compile(r"[A-Z][a-z]+ [a-z]+|[a-z]+ [a-z]+ [a-z]+ [a-z]+|[a-z]{2,}[.!?](\s|$)")
TRANSLATED_IN_CPP = re.compile(r"\b(tr|qsTr|qtTrId|QT_TR_NOOP|QT_TRANSLATE_NOOP|translate)\s*\(\s*\"")
# What is said to programmers is not said to players.
FOR_PROGRAMMERS = re.compile(r"\b(static_assert|RIVERBONES_CHECK)\s*\([^;]*?\)\s*;", re.DOTALL)
QML_TEXT = re.compile(r"^\s*(?:readonly\s+)?(?:property\s+string\s+)?"
                      r"((?:text|title|placeholderText|Accessible\.(?:name|description)))\s*:\s*\"([^\"]*)\"",
                      re.MULTILINE)
FORMAT = pathlib.PurePosixPath("ui/kit/Format.qml")
WRITTEN_BY_QT = re.compile(r"\.toLocale\w*String\b|\bQt\.(?:locale|formatDate|formatTime|formatDateTime)\b|%L(?:\d|n)")
WORD = re.compile(r"[^\W\d_]{2,}")


def check_core(path, code):
    code = FOR_PROGRAMMERS.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), tree.without_comments(code))
    for line, text in tree.strings(code):
        if SENTENCE.search(text):
            yield f"{path}:{line}: core says nothing to players: \"{text}\""


def check_cpp(path, code):
    for match in TRANSLATED_IN_CPP.finditer(tree.without_comments(code)):
        yield f"{path}:{tree.line_of(code, match.start())}: translate in QML; C++ gives enums and numbers"


def check_qml(path, code):
    for match in QML_TEXT.finditer(tree.without_comments(code)):
        if WORD.search(match.group(2)):
            line = tree.line_of(code, match.start(1))
            yield f"{path}:{line}: {match.group(1)} is not translated: \"{match.group(2)}\""


def check_formats(path, code):
    for match in WRITTEN_BY_QT.finditer(tree.without_comments(code)):
        yield f"{path}:{tree.line_of(code, match.start())}: {match.group()}: Format writes numbers and dates"


def main():
    root = tree.parser(__doc__).parse_args().root
    looked_at = [p for p in tree.files(root, ".hpp", ".cpp", ".qml") if p.parts[0] in ("core", "ui", "app")]
    findings = []
    for path in looked_at:
        code = tree.read(root, path)
        if path.suffix == ".qml":
            findings += check_qml(path, code)
            findings += check_formats(path, code) if path != FORMAT else []
        else:
            findings += check_cpp(path, code)
            findings += check_core(path, code) if path.parts[0] == "core" else []
    tree.tell(findings, len(looked_at))


if __name__ == "__main__":
    main()
