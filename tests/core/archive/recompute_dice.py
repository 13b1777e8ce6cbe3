#!/usr/bin/env python3
"""Recomputes every die in records of Dice Poker from what core/archive/chance.hpp says: recompute_dice.py RECORD..."""

import collections
import hashlib
import sys
import urllib.parse


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def face(seed, name):
    attempt = 0
    while (number := int(sha256(f"{seed}/{name}/{attempt}")[:2], 16)) >= 252:
        attempt += 1
    return str(number % 6 + 1)


def recompute(path):
    secret, shakes, dice = "", [], 0
    turn, rolls = collections.Counter(), collections.Counter()
    for line in open(path, encoding="ascii"):
        match line.rsplit(" ~", 1)[0].split():
            case ["secret", digits]:
                secret = digits
            case ["shake", word]:
                shakes.append(urllib.parse.unquote_to_bytes("" if word == "%" else word).hex())
            case [_, "seat", seat, "roll", *_]:
                thrower = seat
                rolls[seat, turn[seat]] += 1
            case [_, "house", "dice", *faces]:
                seed = sha256("".join(part + "\n" for part in [secret, *shakes]))
                roll = f"die seat {thrower} turn {turn[thrower] + 1} roll {rolls[thrower, turn[thrower]]} die"
                for place, shown in enumerate(faces, 1):
                    if shown != "-" and shown != face(seed, f"{roll} {place}"):
                        sys.exit(f"{path}: {roll} {place} should be {face(seed, f'{roll} {place}')}, not {shown}")
                    dice += shown != "-"
            case [_, "seat", seat, "write", _] | [_, "again", seat]:
                turn[seat] += 1
            case [_, "back", seat]:
                turn[seat] -= 1
    print(f"{path}: {dice} dice fell as they had to; commitment {sha256(secret)}")
    return dice


if __name__ == "__main__":
    sys.exit(0 if sum(map(recompute, sys.argv[1:])) else "no dice")
