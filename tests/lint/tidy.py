#!/usr/bin/env python3
"""clang-tidy has nothing to say about core: every source of core, with its headers.

Where sources are compiled together they are looked at together, which takes a sixth of the time; its analyzer sees
nothing of them then. RIVERBONES_FULL=1 looks at each by itself.
"""

import concurrent.futures
import json
import os
import pathlib
import subprocess

import tree


def main():
    arguments = tree.parser(__doc__)
    arguments.add_argument("--clang-tidy", default="clang-tidy")
    arguments.add_argument("--build", type=pathlib.Path, required=True, help="folder with compile_commands.json")
    options = arguments.parse_args()
    core = str(options.root.resolve() / "core") + os.sep
    commands = json.loads((options.build / "compile_commands.json").read_text(encoding="utf-8"))
    if os.environ.get("RIVERBONES_FULL") == "1":
        sources = [str(options.root.resolve() / p) for p in tree.files(options.root, ".cpp") if p.parts[0] == "core"]
    else:
        together = str(options.build.resolve() / "core" / "CMakeFiles") + os.sep
        sources = sorted({c["file"] for c in commands if c["file"].startswith((core, together))})

    def tidy(source):
        command = [
            options.clang_tidy, "-p", str(options.build), "--quiet", "--checks=-bugprone-suspicious-include",
            "--extra-arg=-Wno-unknown-warning-option",  # those that GCC alone has
            source,
        ]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        told = list(workers.map(tidy, sources))
    findings = sorted({
        line
        for one in told if one.returncode != 0
        for line in (one.stdout + one.stderr).splitlines() if "error:" in line or "warning:" in line
    })
    findings += [f"{s}: clang-tidy failed" for s, one in zip(sources, told) if one.returncode and not findings]
    tree.tell(findings, len(sources))


if __name__ == "__main__":
    main()
