"""What every lint shares: the files of the tree, code without comments, and how findings are told."""

import argparse
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def files(root, *suffixes):
    """Paths relative to root, sorted: what git tracks or could track; without git, all but build folders."""
    names = _files_of_git(root)
    if names is None:
        names = [
            path.relative_to(root).as_posix()
            for path in root.rglob("*")
            if path.is_file() and path.relative_to(root).parts[0] not in ("build", ".git", ".cache")
        ]
    return sorted(pathlib.PurePosixPath(n) for n in names if not suffixes or n.endswith(suffixes))


def _files_of_git(root):
    if not (root / ".git").exists():
        return None
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, capture_output=True, check=True).stdout.decode()
    except (OSError, subprocess.CalledProcessError):
        return None  # no git here, or it does not trust a tree that somebody else owns
    return [name for name in listed.split("\0") if name and (root / name).is_file()]


def read(root, path):
    return (root / path).read_text(encoding="utf-8")


_TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
      |(?P<raw>R"(?P<fence>[^()\\\s]*)\((?P<inside>.*?)\)(?P=fence)")
      |(?P<string>"(?:\\.|[^"\\\n])*")
      |(?P<char>'(?:\\.|[^'\\\n])+')(?![0-9A-Za-z])""",
    re.DOTALL | re.VERBOSE,
)


def without_comments(code):
    """Comments become spaces; lines stay where they are."""
    return _TOKEN.sub(lambda m: _blank(m.group()) if m.group("comment") else m.group(), code)


def strings(code):
    """(line, text) of every string literal, neighbours joined as the compiler joins them."""
    code = without_comments(code)
    found = []
    end_of_last = None
    for match in _TOKEN.finditer(code):
        if match.group("char"):
            continue
        text = match.group("string")[1:-1] if match.group("string") else match.group("inside")
        if end_of_last is not None and not code[end_of_last : match.start()].strip():
            found[-1] = (found[-1][0], found[-1][1] + text)
        else:
            found.append((line_of(code, match.start()), text))
        end_of_last = match.end()
    return found


def line_of(text, position):
    return text.count("\n", 0, position) + 1


def _blank(text):
    return re.sub(r"[^\n]", " ", text)


def parser(description):
    result = argparse.ArgumentParser(description=description)
    result.add_argument("--root", type=pathlib.Path, default=ROOT, help="top of the tree")
    return result


def tell(findings, looked_at):
    """Prints findings and ends the program. Having looked at nothing is a finding as well."""
    if looked_at == 0:
        findings = [*findings, "there was nothing to look at"]
    for finding in findings:
        print(finding)
    print(f"{looked_at} looked at, {len(findings)} findings")
    sys.exit(1 if findings else 0)
