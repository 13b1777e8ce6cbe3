#!/usr/bin/env python3
"""Makes the sounds of the table, byte for byte the same on every run: make_sounds.py [folder]

Nothing here was recorded. A piece that is hit rings in a few modes that die away fast, the higher ones faster; what
rubs is noise in a band. Everything is dry and peaks at -12 dBFS or a little below: 44.1 kHz, mono, 16 bits."""

import math
import pathlib
import random
import sys
import wave

RATE = 44100
PEAK_DB = -12.0
FADE = 0.1  # the part at the end of every sound that goes to nothing, so that none of them clicks
# Silence around every sound, in seconds. Qt takes a sound for ended when its last sample has been handed on, and what
# still waits in the system's buffer is never heard; a stream that wakes up may swallow its first moments.
BEFORE, AFTER = 0.02, 0.25
LOWEST = 60  # Hz; what is below only moves the loudspeaker

# The modes of what lies on the table: (Hz, seconds until 1/e, level). Bone is hard and small, wood is deep and dull,
# clay is brittle.
BONE_ON_FELT = [(225, 0.012, 0.8), (430, 0.009, 0.6), (1720, 0.008, 0.8), (2860, 0.0055, 0.5), (4350, 0.0035, 0.22)]
BONE_ON_BONE = [(1480, 0.007, 0.5), (2310, 0.0075, 1.0), (3380, 0.005, 0.6), (5020, 0.003, 0.25)]
LEATHER = [(190, 0.014, 1.0), (370, 0.010, 0.7)]
BONE_ON_WOOD = [(310, 0.014, 0.7), (640, 0.011, 1.0), (1190, 0.008, 0.5), (2350, 0.006, 0.4), (3700, 0.003, 0.15)]
CARD = [(420, 0.006, 0.5), (980, 0.004, 0.3)]
CLAY = [(960, 0.006, 0.35), (2740, 0.0065, 1.0), (3960, 0.0045, 0.7), (5630, 0.003, 0.35), (7400, 0.002, 0.15)]
TABLE_TOP = [(142, 0.026, 0.8), (248, 0.022, 1.0), (430, 0.016, 0.8), (820, 0.010, 0.5), (1460, 0.006, 0.25)]
WOOD_BLOCK = [(980, 0.0075, 1.0), (2240, 0.004, 0.4), (3900, 0.002, 0.15)]
MUFFLED_WOOD = [(185, 0.014, 1.0), (310, 0.012, 0.9), (540, 0.008, 0.6), (1020, 0.004, 0.25)]

# Notes in Hz: a scale of five without half steps, so that any two that meet sound well.
D4, E4, G4, A4, D5, E5, G5, A5, D6 = 293.66, 329.63, 392.00, 440.00, 587.33, 659.26, 783.99, 880.00, 1174.66


def silence(seconds):
    return [0.0] * round(seconds * RATE)


def mix(sound, at, other, level=1.0):
    """Adds another sound from this second on; what would reach over the end is left out."""
    start = round(at * RATE)
    for i in range(min(len(other), len(sound) - start)):
        sound[start + i] += level * other[i]


def ring(modes, seconds, pitch=1.0, contact=0.0006):
    """Damped modes after a hit that takes `contact` seconds: the softer, the longer."""
    sound = silence(seconds)
    for frequency, decay, level in modes:
        # Each mode is a rotation that shrinks: no sine for every sample.
        shrink = math.exp(-1.0 / (decay * RATE))
        turn = 2 * math.pi * frequency * pitch / RATE
        a, b = shrink * math.cos(turn), shrink * math.sin(turn)
        x, y = level, 0.0
        for i in range(len(sound)):
            sound[i] += y
            x, y = a * x - b * y, b * x + a * y
    rise = max(1, round(contact * RATE))
    for i in range(min(rise, len(sound))):
        sound[i] *= 0.5 - 0.5 * math.cos(math.pi * i / rise)
    return sound


def noise(chance, seconds, low, high):
    """Noise between two frequencies, as loud at its beginning as at its end."""
    sound = [chance.uniform(-1, 1) for _ in silence(seconds)]
    for frequency, passes_high in ((low, True), (low, True), (high, False), (high, False)):
        keep = math.exp(-2 * math.pi * frequency / RATE)
        smooth = 0.0
        for i, value in enumerate(sound):
            smooth = (1 - keep) * value + keep * smooth
            sound[i] = value - smooth if passes_high else smooth
    return scaled(sound, 1.0)


def shaped(sound, envelope):
    """The sound times envelope(t), t going from 0 to 1."""
    return [value * envelope(i / len(sound)) for i, value in enumerate(sound)]


def scaled(sound, peak):
    loudest = max(map(abs, sound))
    return [value * peak / loudest for value in sound]


def swell(rise):
    """Rises until `rise`, then falls; both softly."""
    return lambda t: math.sin(math.pi / 2 * min(t / rise, (1 - t) / (1 - rise))) ** 2


def struck(chance, modes, seconds, pitch=1.0, scrape=0.12):
    """A hit with the little noise that two surfaces make when they meet."""
    sound = ring(modes, seconds, pitch)
    contact = min(seconds, 0.006)
    mix(sound, 0, shaped(noise(chance, contact, 1500, 7000), lambda t: (1 - t) ** 3), scrape)
    return sound


def wooden_note(frequency, seconds, decay=0.09):
    """A bar of hard wood under a soft mallet: its overtones are those of a bar that is free at both ends."""
    modes = [(frequency, decay, 1.0), (frequency * 3.93, decay * 0.28, 0.28), (frequency * 9.1, decay * 0.1, 0.07)]
    return ring(modes, seconds, contact=0.0015)


def bell_note(frequency, seconds, decay):
    modes = [(frequency * f, decay * d, level) for f, d, level in (
        (0.5, 1.0, 0.25), (1.0, 0.9, 1.0), (1.19, 0.6, 0.22), (2.0, 0.45, 0.32), (2.74, 0.3, 0.12), (4.07, 0.16, 0.06))]
    return ring(modes, seconds, contact=0.004)


def phrase(seconds, notes):
    """notes: (at, frequency, level, decay) of wooden bars."""
    sound = silence(seconds)
    for at, frequency, level, decay in notes:
        mix(sound, at, wooden_note(frequency, seconds - at, decay), level)
    return sound


def cup(chance):
    """Five dice in two hands: they knock against each other, ever faster, and leave."""
    sound = silence(0.70)
    mix(sound, 0, shaped(noise(chance, 0.62, 250, 1600), swell(0.7)), 0.10)
    at = 0.0
    while at < 0.60:
        strength = (0.45 + 0.55 * at / 0.60) * chance.uniform(0.4, 1.0)
        mix(sound, at, struck(chance, BONE_ON_BONE, 0.05, chance.uniform(0.88, 1.14)), strength)
        mix(sound, at, ring(LEATHER, 0.08, chance.uniform(0.9, 1.1)), 0.4 * strength)
        at += chance.uniform(0.6, 1.4) * (0.058 - 0.030 * at / 0.60)
    return sound


def bone(chance, pitch):
    """A die lands on felt: dull below, a little bone above, and it drops once more from its edge."""
    sound = struck(chance, BONE_ON_FELT, 0.080, pitch, 0.06)
    mix(sound, chance.uniform(0.030, 0.040), struck(chance, BONE_ON_FELT, 0.04, 1.03 * pitch, 0.05), 0.32)
    return sound


def unshelf(chance):
    """A die is taken from the wood: it rubs first and knocks lightly against the edge."""
    sound = silence(0.060)
    mix(sound, 0, shaped(noise(chance, 0.030, 900, 4200), swell(0.6)), 0.30)
    mix(sound, 0.022, struck(chance, BONE_ON_WOOD, 0.038, 1.16), 0.8)
    return sound


def deal(chance):
    sound = shaped(noise(chance, 0.090, 900, 4200), swell(0.35))
    mix(sound, 0.066, ring(CARD, 0.024), 0.30)
    return sound


def turn_over(chance):
    sound = silence(0.120)
    mix(sound, 0, shaped(noise(chance, 0.070, 900, 5200), swell(0.7)), 0.55)
    mix(sound, 0.062, shaped(noise(chance, 0.012, 1800, 8000), lambda t: (1 - t) ** 2), 0.9)
    mix(sound, 0.062, ring(CARD, 0.058), 0.9)
    return sound


def brass_note(chance):
    """A key of brass laid on the rail: low, round, and soon quiet."""
    modes = [(146.8, 0.095, 0.6), (293.7, 0.095, 1.0), (440.5, 0.075, 0.7), (809.0, 0.055, 0.5), (1586.0, 0.032, 0.28),
             (2622.0, 0.016, 0.14)]
    sound = ring(modes, 0.350, contact=0.002)
    mix(sound, 0, struck(chance, MUFFLED_WOOD, 0.06), 0.5)
    return sound


def chips(chance, seconds, hits, strength=lambda t: 1 - 0.5 * t):
    """Clay on clay; hits are seconds."""
    sound = silence(seconds)
    for at in hits:
        level = strength(at / seconds) * chance.uniform(0.6, 1.0)
        mix(sound, at, struck(chance, CLAY, min(0.05, seconds - at), chance.uniform(0.92, 1.09), 0.2), level)
    return sound


def rake(chance):
    """A heap of chips is pulled over the cloth."""
    hits = sorted(0.47 * (chance.random() + chance.random()) / 2 for _ in range(26))
    sound = chips(chance, 0.500, hits, lambda t: 0.35 + 0.65 * math.sin(math.pi * min(1, t)))
    mix(sound, 0, shaped(noise(chance, 0.500, 500, 2600), swell(0.4)), 0.22)
    return sound


def knock(chance):
    sound = struck(chance, TABLE_TOP, 0.180, 1.0, 0.04)
    mix(sound, 0.088, struck(chance, TABLE_TOP, 0.092, 1.05, 0.04), 0.8)
    return sound


def pencil(chance):
    """Three strokes on paper; its grain makes the lead stutter."""
    sound = silence(0.200)
    for at, seconds, level in ((0.0, 0.055, 0.8), (0.064, 0.050, 0.65), (0.124, 0.074, 1.0)):
        stroke = shaped(noise(chance, seconds, 1500, 4200), swell(0.45))
        grain = noise(chance, seconds, 40, 320)
        mix(sound, at, [value * (0.35 + 0.65 * abs(rough)) for value, rough in zip(stroke, grain)], level)
    mix(sound, 0, ring(BONE_ON_WOOD, 0.03, 1.3), 0.05)
    return sound


def no(chance):
    sound = struck(chance, MUFFLED_WOOD, 0.090, 1.0, 0.02)
    mix(sound, 0.042, struck(chance, MUFFLED_WOOD, 0.048, 0.86, 0.02), 0.8)
    return sound


def match(_):
    """The end of a match: four bars up, then two together, and a bell with them."""
    sound = phrase(1.400, [(0.00, D4, 0.7, 0.12), (0.14, G4, 0.75, 0.12), (0.28, A4, 0.8, 0.12), (0.42, D5, 0.9, 0.15),
                           (0.62, G4, 0.6, 0.22), (0.62, G5, 1.0, 0.22)])
    mix(sound, 0.62, bell_note(D5, 0.78, 0.20), 0.45)
    return sound


# For each file: how it is made, and how far below the common peak it stays, in decibels; what is shrill is quieter.
SOUNDS = {
    "cup": (cup, 0),
    # Five dice, 2 % of pitch apart: the ear takes them for one kind of bone, never for the same die twice.
    "bone-1": (lambda chance: bone(chance, 0.96), 0),
    "bone-2": (lambda chance: bone(chance, 0.98), 0),
    "bone-3": (lambda chance: bone(chance, 1.00), 0),
    "bone-4": (lambda chance: bone(chance, 1.02), 0),
    "bone-5": (lambda chance: bone(chance, 1.04), 0),
    "shelf": (lambda chance: struck(chance, BONE_ON_WOOD, 0.060), 0),
    "unshelf": (unshelf, 1),
    "deal": (deal, 2),
    "turn-over": (turn_over, 1),
    "key": (brass_note, 0),
    "chip-1": (lambda chance: chips(chance, 0.090, [0, 0.041]), 1),
    "chip-few": (lambda chance: chips(chance, 0.160, [0, 0.034, 0.078, 0.104]), 0),
    "chip-many": (lambda chance: chips(chance, 0.250, [0, 0.021, 0.047, 0.066, 0.098, 0.119, 0.151, 0.188]), 0),
    "rake": (rake, 0),
    "knock": (knock, 0),
    "brush": (lambda chance: shaped(noise(chance, 0.120, 500, 3200), swell(0.3)), 2),
    "your-turn": (lambda _: phrase(0.300, [(0, A4, 0.85, 0.06), (0.11, D5, 1.0, 0.07)]), 0),
    "tick": (lambda chance: struck(chance, WOOD_BLOCK, 0.040), 2),
    "bank": (lambda _: phrase(0.250, [(0, A4, 0.35, 0.02), (0.045, E4, 1.0, 0.07)]), 0),
    "pencil": (pencil, 2),
    "won": (
        lambda _: phrase(0.600, [(0, D5, 0.8, 0.09), (0.1, G5, 0.9, 0.09), (0.2, A5, 0.9, 0.1), (0.31, D6, 1.0, 0.11)]),
        0,
    ),
    "shared": (lambda _: phrase(0.550, [(0, D5, 0.8, 0.09), (0.14, G4, 0.8, 0.1), (0.14, D5, 0.8, 0.1)]), 0),
    "lost": (lambda _: phrase(0.500, [(0, A4, 0.8, 0.08), (0.13, E4, 0.9, 0.09), (0.26, D4, 0.8, 0.1)]), 2),
    "match": (match, 0),
    "hand-over": (lambda _: bell_note(E5, 0.500, 0.15), 1),
    "no": (no, 1),
}


def samples(name):
    make, below = SOUNDS[name]
    sound = make(random.Random(name))
    low = 0.0
    for i, value in enumerate(sound):
        low += 2 * math.pi * LOWEST / RATE * (value - low)
        sound[i] = value - low
    fade = round(FADE * len(sound))
    for i in range(fade):
        sound[-1 - i] *= i / fade
    sound = scaled(sound, 10 ** ((PEAK_DB - below) / 20))
    sound = silence(BEFORE) + sound + silence(AFTER)
    return b"".join(round(value * 32767).to_bytes(2, "little", signed=True) for value in sound)


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent)
    for name in SOUNDS:
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples(name))


if __name__ == "__main__":
    main()
