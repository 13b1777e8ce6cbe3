#!/usr/bin/env python3
"""qmllint has nothing to say about the QML of the tests. (That of the program is looked at by the build's own target.)"""

import subprocess

import tree


def main():
    arguments = tree.parser(__doc__)
    arguments.add_argument("--qmllint", required=True)
    arguments.add_argument("--modules", required=True, help="folder of the built QML modules")
    options = arguments.parse_args()
    looked_at = [p for p in tree.files(options.root, ".qml") if p.parts[0] == "tests"]
    findings = []
    if looked_at:
        command = [options.qmllint, "-I", options.modules, *map(str, looked_at)]
        told = subprocess.run(command, cwd=options.root, capture_output=True, text=True, check=False)
        if told.returncode != 0:
            findings = [line for line in told.stderr.splitlines() if ".qml:" in line] or [told.stderr]
    tree.tell(findings, len(looked_at))


if __name__ == "__main__":
    main()
