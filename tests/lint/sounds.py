#!/usr/bin/env python3
"""The sounds are what their script makes, and every one of them has the format, the length and the level agreed on."""

import array
import math
import pathlib
import subprocess
import sys
import tempfile
import wave

import tree

# Seconds that are heard: exactly, or from and to.
LENGTHS = {
    "cup": (0.3, 0.9), "bone-1": 0.08, "bone-2": 0.08, "bone-3": 0.08, "bone-4": 0.08, "bone-5": 0.08,
    "shelf": 0.06, "unshelf": 0.06, "deal": 0.09, "turn-over": 0.12, "key": 0.35,
    "chip-1": 0.09, "chip-few": (0.1, 0.2), "chip-many": 0.25, "rake": 0.5, "knock": 0.18, "brush": 0.12,
    "your-turn": 0.3, "tick": 0.04, "bank": 0.25, "pencil": 0.2,
    "won": (0.5, 0.7), "shared": (0.5, 0.7), "lost": (0.5, 0.7), "match": 1.4, "hand-over": 0.5, "no": 0.09,
}
FOLDER = "assets/sounds"
BEFORE, AFTER = 0.02, 0.25  # seconds of silence around them: see make_sounds.py
LOUDEST, QUIETEST = -11.9, -15.0  # dBFS of the peaks
END = 0.02  # of the peak: how loud the last sample may be


def check(path, length):
    with wave.open(str(path), "rb") as file:
        form = (file.getframerate(), file.getnchannels(), file.getsampwidth(), file.getcomptype())
        samples = array.array("h", file.readframes(file.getnframes()))
    if form != (44100, 1, 2, "NONE"):
        yield "not 44.1 kHz, mono, 16 bits"
        return
    if sys.byteorder == "big":
        samples.byteswap()
    before, after = round(BEFORE * 44100), round(AFTER * 44100)
    if any(samples[:before]) or any(samples[-after:]):
        yield "no silence around it"
    samples = samples[before:-after]
    least, most = length if isinstance(length, tuple) else (length, length)
    seconds = len(samples) / 44100
    if not least - 0.001 <= seconds <= most + 0.001:
        yield f"lasts {seconds:.3f} s"
    peak = max(map(abs, samples), default=0)
    level = 20 * math.log10(max(peak, 1) / 32768)
    if not QUIETEST <= level <= LOUDEST:
        yield f"peaks at {level:.1f} dBFS"
    if samples and abs(samples[-1]) > END * peak:
        yield "ends with a click"


def check_made(root, folder):
    """What the script makes now, beside what is there."""
    with tempfile.TemporaryDirectory() as made:
        command = [sys.executable, "-B", root / FOLDER / "make_sounds.py", made]
        told = subprocess.run(command, capture_output=True, text=True, check=False)
        if told.returncode != 0:
            yield f"{FOLDER}/make_sounds.py: {told.stderr.strip()}"
            return
        new = {path.name: path.read_bytes() for path in pathlib.Path(made).glob("*.wav")}
    old = {path.name: path.read_bytes() for path in folder.glob("*.wav")}
    for name in sorted(new.keys() | old.keys()):
        if old.get(name) != new.get(name):
            yield f"{FOLDER}/{name}: not what make_sounds.py makes"


def main():
    root = tree.parser(__doc__).parse_args().root.resolve()
    folder = root / FOLDER
    findings = list(check_made(root, folder))
    looked_at = sorted(folder.glob("*.wav"))
    present = {path.stem for path in looked_at}
    findings += [f"{FOLDER}/{name}.wav: missing" for name in sorted(LENGTHS.keys() - present)]
    findings += [f"{FOLDER}/{name}.wav: no cue of that name" for name in sorted(present - LENGTHS.keys())]
    for path in looked_at:
        if path.stem in LENGTHS:
            findings += [f"{FOLDER}/{path.name}: {what}" for what in check(path, LENGTHS[path.stem])]
    tree.tell(findings, len(looked_at))


if __name__ == "__main__":
    main()
