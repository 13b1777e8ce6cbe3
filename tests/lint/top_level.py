#!/usr/bin/env python3
"""The top of the tree stays a short list, and what is meant to be run can be run."""

import os

import tree

FILES = {"CMakeLists.txt", "CMakePresets.json", "README.md", "CONTRIBUTING.md", "LICENSE", "play", "check"}
FOLDERS = {"app", "core", "ui", "assets", "translations", "tests", "packaging"}
PROGRAMS = {"play", "check", ".ci/run"}


def main():
    root = tree.parser(__doc__).parse_args().root
    looked_at = tree.files(root)
    findings = []
    for name in sorted({p.parts[0] for p in looked_at if len(p.parts) > 1} - FOLDERS):
        if not name.startswith("."):
            findings.append(f"{name}/: a folder that the map of the tree does not have")
    for name in sorted({p.name for p in looked_at if len(p.parts) == 1} - FILES):
        if not name.startswith("."):
            findings.append(f"{name}: does not belong at the top of the tree")
    present = {str(p) for p in looked_at}
    findings += [f"{name}: missing" for name in sorted((FILES | PROGRAMS) - present)]
    for path in looked_at:
        findings += check_run_bit(root, path)
    tree.tell(findings, len(looked_at))


def check_run_bit(root, path):
    with open(root / path, "rb") as file:
        says_how = file.read(2) == b"#!"
    can_run = os.access(root / path, os.X_OK)
    if says_how and not can_run:
        yield f"{path}: begins with #! but has no run bit"
    if can_run and not says_how:
        yield f"{path}: has a run bit but does not begin with #!"


if __name__ == "__main__":
    main()
