#!/usr/bin/env python3
"""C++ is laid out as .clang-format says. To lay it out: clang-format -i and the names it prints."""

import re
import subprocess

import tree


def main():
    arguments = tree.parser(__doc__)
    arguments.add_argument("--clang-format", default="clang-format")
    options = arguments.parse_args()
    looked_at = tree.files(options.root, ".hpp", ".cpp")
    command = [options.clang_format, "--dry-run", "-Werror", *map(str, looked_at)]
    told = subprocess.run(command, cwd=options.root, capture_output=True, text=True, check=False)
    places = {}
    for path, line in re.findall(r"^([^:\n]+):(\d+):\d+: error:", told.stderr, re.MULTILINE):
        places.setdefault(path, []).append(line)
    findings = [f"{path}: {len(lines)} places, the first in line {lines[0]}" for path, lines in places.items()]
    if told.returncode != 0 and not findings:
        findings = [told.stderr]
    tree.tell(findings, len(looked_at))


if __name__ == "__main__":
    main()
