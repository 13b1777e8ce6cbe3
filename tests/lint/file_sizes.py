#!/usr/bin/env python3
"""Files stay short enough to be read in one go: sources up to 500 lines, QML up to 150."""

import tree

LIMITS = {".cpp": 500, ".hpp": 500, ".py": 500, ".qml": 150}


def main():
    root = tree.parser(__doc__).parse_args().root
    looked_at = tree.files(root, *LIMITS)
    findings = []
    for path in looked_at:
        # A test may say much about one component; it is a source like the others.
        limit = 500 if path.parts[0] == "tests" else LIMITS[path.suffix]
        lines = len(tree.read(root, path).splitlines())
        if lines > limit:
            findings.append(f"{path}: {lines} lines, at most {limit}")
    tree.tell(findings, len(looked_at))


if __name__ == "__main__":
    main()
