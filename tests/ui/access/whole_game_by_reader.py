#!/usr/bin/env python3
"""The real program, played from the first screen to the result by what a screen reader has: roles, names and actions.
One person plays fifteen rounds of Dice Poker."""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

from screen_reader import BUTTON, CELL, CHECK_BOX, HEADING, LIST_ITEM, Reader

PREFERENCES = """[General]
welcomed=true
language=en
motion=NoMotion
pace=Instant
guide_wanted=false
"""
FACES = ["one", "two", "three", "four", "five", "six"]
LEFT = ["Aces", "Twos", "Threes", "Fours", "Fives", "Sixes"]
ROUNDS = 15
ANNOUNCED = [" to play.", " rolled: ", " wrote "]


def expect(what, true):
    if not true:
        sys.exit(f"not so: {what}")


def set_up(reader):
    reader.press(BUTTON, "Dice Poker.*", lambda: reader.all(BUTTON, "Start.*"))
    seats = len(reader.all(LIST_ITEM, r"Seat \d, .*"))
    while seats > 1:
        bot = reader.all(LIST_ITEM, rf"Seat {seats}, .*")[0].name.split(", ")[1]
        reader.press(BUTTON, f"Remove {bot}", lambda left=seats - 1: len(reader.all(LIST_ITEM, r"Seat \d, .*")) == left)
        seats -= 1
    reader.press(BUTTON, "Start.*", lambda: reader.all(BUTTON, "Roll five dice"))


def dice(reader):
    names = [die.name for die in reader.all(CHECK_BOX, r"Die \d of 5: \w+")]
    expect("five dice in their order", [name[4] for name in names] == list("12345"))
    return [FACES.index(name.split(": ")[1]) + 1 for name in names]


def offers(reader):
    """What the open lines would score, by the names of the lines."""
    pairs = (line.name.split(", would score ") for line in reader.all(BUTTON, ".*, would score .*"))
    return {line: int(points) for line, points in pairs}


def true_offers(reader, five):
    told = reader.wait_for("open lines", lambda: offers(reader))
    worth = {line: face * five.count(face) for face, line in enumerate(LEFT, 1)}
    worth["Chance"] = sum(five)
    for line, points in worth.items():
        expect(f"{line} of {five} tells {told.get(line)}", told.get(line, points) == points)
    return told


def keep_most_frequent(reader, five):
    """Keeps the dice that show the most frequent face; tells how many there are."""
    face = max(five, key=five.count)
    for place, shown in enumerate(five, 1):
        if shown == face:
            name = f"Die {place} of 5: {FACES[face - 1]}"
            reader.press(CHECK_BOX, name, lambda it=name: reader.find(CHECK_BOX, it).checked(), action="toggle")
    return five.count(face)


def roll_again(reader, five):
    kept = keep_most_frequent(reader, five)
    if kept == len(five):
        return five
    rolling = "Roll (one|two|three|four) (die|dice)"
    expect("only the others are rolled", reader.all(BUTTON, rolling)[0].name.split()[1] == FACES[4 - kept])
    reader.press(BUTTON, rolling, lambda: any(roll.description().startswith("2 of 3") for roll in reader.all(BUTTON, "Roll .*")))
    reader.find(BUTTON, "Write .*")
    again = dice(reader)
    face = max(five, key=five.count)
    expect("kept dice stay", all(new == face for new, old in zip(again, five) if old == face))
    return again


def play_turn(reader, round_number):
    """Rolls, every fifth time once more, and writes where most is won; tells the points."""
    reader.press(BUTTON, "Roll five dice", lambda: reader.all(BUTTON, "Write .*"))
    five = dice(reader)
    if round_number % 5 == 0:
        five = roll_again(reader, five)
    told = true_offers(reader, five)
    line = max(told, key=lambda name: told[name])
    words = line if line == "Poker" else line.lower()
    reader.press(BUTTON, f"{line}, would score .*", lambda: reader.all(BUTTON, f"Write {told[line]} in {words}"))
    reader.press(BUTTON, "Write .*|Really give up .*", lambda: reader.all(CELL, f"{line}, .*, {told[line]}"))
    return told[line]


def extras(reader):
    """The bonus and what jokers won, as the card tells."""
    names = [cell.name for cell in reader.all(CELL, "Bonus over 63, .*|Poker bonus, .*")]
    expect("the card tells both bonuses", len(names) == 2)
    return sum(int(name.split(", ")[2]) for name in names)


def check(program, profile):
    profile.mkdir()
    (profile / "preferences.ini").write_text(PREFERENCES, encoding="utf-8")
    process = subprocess.Popen([program, "--profile", str(profile)], stdin=subprocess.DEVNULL)
    try:
        reader = Reader(process)
        reader.meet()
        set_up(reader)
        points = sum(play_turn(reader, number) for number in range(1, ROUNDS + 1))
        total = points + extras(reader)
        reader.find(LIST_ITEM, f"Seat 1, .*, person, {total} point.*")
        reader.wait_for("the result to be announced", lambda: any(f" {total} points" in text for text in reader.heard))
        expect("each kind of thing was announced", all(any(kind in text for text in reader.heard) for kind in ANNOUNCED))
        reader.press(BUTTON, "See the result", lambda: reader.all(BUTTON, "Play again"))
        reader.find(HEADING, ".* has filled the card")
        reader.press(BUTTON, "Back to the start", lambda: reader.all(BUTTON, "Dice Poker.*"))
    finally:
        process.kill()
        process.wait()


def play_on_a_screen_of_its_own():
    """Runs this script once more with a screen, a message bus and a home that are gone afterwards."""
    with tempfile.TemporaryDirectory() as home:
        runtime = pathlib.Path(home, "runtime")
        runtime.mkdir(mode=0o700)
        surroundings = dict(
            os.environ,
            HOME=home,
            XDG_RUNTIME_DIR=str(runtime),
            QT_QPA_PLATFORM="xcb",
            QT_QUICK_BACKEND="software",
            QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
            RIVERBONES_TEST_HOME=home,
        )
        screen = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24"]
        again = ["dbus-run-session", "--", *screen, sys.executable, "-B", *sys.argv]
        return subprocess.run(again, env=surroundings, check=False).returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    options = parser.parse_args()
    home = os.environ.get("RIVERBONES_TEST_HOME")
    if not home:
        sys.exit(play_on_a_screen_of_its_own())
    check(options.program, pathlib.Path(home, "profile"))


if __name__ == "__main__":
    main()
