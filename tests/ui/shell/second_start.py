#!/usr/bin/env python3
"""The real program, started twice on one profile: the second says so and ends; after a crash of the first it starts."""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time

PATIENCE = 60  # seconds; a busy machine may take its time


def wait_for(what, condition):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.1)
    sys.exit(f"waited in vain for {what}")


def expect(what, true):
    if not true:
        sys.exit(f"not so: {what}")


def xdotool(*arguments):
    told = subprocess.run(["xdotool", *arguments], capture_output=True, text=True, check=False)
    return told.stdout.split()


def window_of(process):
    return next(iter(xdotool("search", "--onlyvisible", "--pid", str(process.pid))), None)


def width_of(window):
    lines = xdotool("getwindowgeometry", "--shell", window)
    return next(int(line.removeprefix("WIDTH=")) for line in lines if line.startswith("WIDTH="))


def press_return(window):
    xdotool("windowfocus", "--sync", window)
    xdotool("key", "--window", window, "Return")


def check(program, folder):
    def start():
        return subprocess.Popen([program, "--profile", folder], stdin=subprocess.DEVNULL)

    processes = []
    try:
        first = start()
        processes.append(first)
        wait_for("the window of the first", lambda: window_of(first))
        expect("the first has the full window", width_of(window_of(first)) > 1000)

        second = start()
        processes.append(second)
        small = wait_for("the window of the second", lambda: window_of(second))
        expect("the second has a small window", width_of(small) < 1000)
        wait_for("the second to end", lambda: press_return(small) or second.poll() is not None)
        expect("the second ends with 1", second.returncode == 1)
        expect("the first goes on", first.poll() is None)

        first.kill()
        first.wait()
        expect("a crash leaves the lock behind", pathlib.Path(folder, "lock").exists())
        third = start()
        processes.append(third)
        wait_for("the window of the third", lambda: window_of(third))
        expect("the third has the full window", width_of(window_of(third)) > 1000)
    finally:
        for process in processes:
            if process.poll() is None:
                process.kill()
                process.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    options = parser.parse_args()
    if "RIVERBONES_TEST_SCREEN" not in os.environ:
        os.environ["RIVERBONES_TEST_SCREEN"] = "1"
        screen = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24"]
        os.execvp(screen[0], [*screen, sys.executable, *sys.argv])
    with tempfile.TemporaryDirectory() as home:
        runtime = pathlib.Path(home, "runtime")
        runtime.mkdir(mode=0o700)
        os.environ.update(HOME=home, XDG_RUNTIME_DIR=str(runtime), QT_QPA_PLATFORM="xcb", QT_QUICK_BACKEND="software")
        check(options.program, str(pathlib.Path(home, "profile")))


if __name__ == "__main__":
    main()
