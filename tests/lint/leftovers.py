#!/usr/bin/env python3
"""Nothing unfinished, and nothing that only exists on the machine of whoever wrote it."""

import re

import tree

BINARY = (".png", ".jpg", ".ico", ".icns", ".wav", ".ogg", ".ttf", ".otf", ".qm", ".gz", ".bin")
LEFTOVERS = {
    # Written with a class in the middle, so that this file does not find itself.
    r"\b(TO[D]O|FIX[M]E|XX[X]|HA[C]K|WI[P])\b": "unfinished",
    r"(?<![\w./}])/(wor[k]|tm[p]|roo[t]|hom[e]|User[s])/[\w.]": "path of one machine",
    r"[A-Z]:\\\\?User[s]\\": "path of one machine",
    r"^(<{7}|={7}|>{7})( |$)": "unfinished merge",
    r"[ \t]+$": "space at the end of a line",
    r"\t": "tab",
}
# Made by other tools, which have their own idea of white space
FREE_SPACING = (".ts", ".svg", ".match", ".json")
FOUND = [(re.compile(pattern, re.MULTILINE), what) for pattern, what in LEFTOVERS.items()]


def main():
    root = tree.parser(__doc__).parse_args().root
    looked_at = [p for p in tree.files(root) if not str(p).endswith(BINARY) and p.parts[0] != "assets"]
    findings = []
    for path in looked_at:
        text = tree.read(root, path)
        spacing_matters = path.suffix not in FREE_SPACING
        for pattern, what in FOUND:
            if spacing_matters or what not in ("space at the end of a line", "tab"):
                findings += [f"{path}:{tree.line_of(text, m.start())}: {what}" for m in pattern.finditer(text)]
        if text and spacing_matters and not text.endswith("\n"):
            findings.append(f"{path}: the last line has no end")
    tree.tell(findings, len(looked_at))


if __name__ == "__main__":
    main()
