#!/usr/bin/env python3
"""The scripts are plain POSIX sh: dash can read every one of them, and shellcheck is silent where it is installed."""

import shutil
import subprocess

import tree


def main():
    root = tree.parser(__doc__).parse_args().root
    looked_at = [p for p in tree.files(root) if p.suffix == ".sh" or is_shell(root, p)]
    readers = [["sh", "-n"]]
    if shutil.which("dash"):
        readers.append(["dash", "-n"])
    if shutil.which("shellcheck"):
        readers.append(["shellcheck", "--external-sources", "--format=gcc"])
    findings = []
    for path in looked_at:
        for reader in readers:
            told = subprocess.run([*reader, str(path)], cwd=root, capture_output=True, text=True, check=False)
            if told.returncode != 0:
                findings.append(f"{path}: {(told.stdout + told.stderr).strip()}")
    tree.tell(findings, len(looked_at))


def is_shell(root, path):
    with open(root / path, "rb") as file:
        return file.readline().strip() == b"#!/bin/sh"


if __name__ == "__main__":
    main()
