#!/usr/bin/env python3
"""Code may only lean in the directions drawn in README.md: core never on ui, no game on another, kit on no game."""

import re

import tree

# Folder -> folders it may include from; each may include from itself. <game> is one and the same game on both sides.
INCLUDES = {
    "core/base": [],
    "core/dice": ["core/base"],
    "core/cards": ["core/base"],
    "core/betting": ["core/base"],
    "core/holdem": ["core/base", "core/betting"],
    "core/match": ["core/base"],
    "core/games/<game>": ["core/base", "core/dice", "core/cards", "core/betting", "core/holdem", "core/match"],
    "core/games": ["core/base", "core/match", "core/games/*"],
    "core/archive": ["core/base", "core/match", "core/games", "core/games/*"],
    "ui/theme": [],
    "ui/kit": ["core/base", "ui/theme"],
    "ui/play": ["core/base", "core/match", "core/archive", "core/games", "ui/kit", "ui/theme"],
    "ui/poker_table": ["core/base", "core/betting", "core/holdem", "ui/play", "ui/kit", "ui/theme"],
    "ui/games/<game>": [
        "core/base", "core/dice", "core/cards", "core/betting", "core/holdem", "core/match", "core/archive",
        "core/games/<game>", "ui/poker_table", "ui/play", "ui/kit", "ui/theme",
    ],
    "ui/shell": ["core/base", "core/match", "core/archive", "core/games", "ui/play", "ui/kit", "ui/theme"],
    "app": ["core/*", "core/games/*", "ui/*", "ui/games/*"],
}
QT_IN_CORE = ["core/archive"]

# These know no game, so they name none. Home, set-up and history get theirs from the list of games.
NO_GAME_BY_NAME = ["core/base", "core/dice", "core/cards", "core/betting", "core/holdem", "core/match",
                   "ui/theme", "ui/kit", "ui/play", "ui/poker_table", "ui/shell"]

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.MULTILINE)
IMPORT = re.compile(r"^[ \t]*import[ \t]+Riverbones\.([A-Za-z_.]+)", re.MULTILINE)


def folder_of(path):
    """core/games/dice_poker/x.hpp -> core/games/dice_poker; core/games/all_games.hpp -> core/games."""
    parts = str(path).split("/")[:-1]
    if parts[:1] == ["app"]:
        return "app"
    return "/".join(parts[:3] if parts[1:2] == ["games"] else parts[:2])


def folder_of_module(name):
    """Theme -> ui/theme, PokerTable -> ui/poker_table, Games.dice_poker -> ui/games/dice_poker."""
    if name.startswith("Games."):
        return "ui/games/" + name.removeprefix("Games.")
    return "ui/" + re.sub(r"(?<=.)(?=[A-Z])", "_", name).lower()


def game_of(folder):
    parts = folder.split("/")
    return parts[2] if len(parts) == 3 and parts[1] == "games" else None


def allowed(source, target):
    if source == target:
        return True
    game = game_of(source)
    rules = INCLUDES.get(source if game is None else source.rsplit("/", 1)[0] + "/<game>")
    if rules is None:
        return False
    for rule in rules:
        if rule.endswith("/*"):
            if target.rsplit("/", 1)[0] == rule[:-2]:
                return True
        elif target == (rule.replace("<game>", game) if game else rule):
            return True
    return False


def check_includes(path, code):
    source = folder_of(path)
    for match in INCLUDE.finditer(tree.without_comments(code)):
        bracket, name = match.groups()
        where = f"{path}:{tree.line_of(code, match.start(1))}"
        if bracket == "<":
            if source.startswith("core") and source not in QT_IN_CORE and re.match(r"Q[A-Zt]", name):
                yield f"{where}: Qt has no place in {source}: <{name}>"
        elif "/" not in name:
            if not name.endswith(".moc"):
                yield f'{where}: say the whole way from the top of the tree: "{name}"'
        elif not allowed(source, folder_of(name)):
            yield f'{where}: {source} must not include from {folder_of(name)}: "{name}"'


def check_imports(path, code):
    source = folder_of(path)
    for match in IMPORT.finditer(tree.without_comments(code)):
        target = folder_of_module(match.group(1))
        if not allowed(source, target):
            yield f"{path}:{tree.line_of(code, match.start(1))}: {source} must not import {target}"


def check_names(path, code, games):
    if folder_of(path) not in NO_GAME_BY_NAME:
        return
    words = "|".join(name for game in games for name in (game, game.title().replace("_", "")))
    for match in re.finditer(words, tree.without_comments(code)) if words else ():
        where = f"{path}:{tree.line_of(code, match.start())}"
        yield f"{where}: {folder_of(path)} knows no game by name: {match.group()}"


def main():
    root = tree.parser(__doc__).parse_args().root
    looked_at = [p for p in tree.files(root, ".hpp", ".cpp", ".qml") if p.parts[0] in ("core", "ui", "app")]
    games = sorted({game for p in looked_at if (game := game_of(folder_of(p)))})
    findings = []
    for path in looked_at:
        code = tree.read(root, path)
        findings += check_imports(path, code) if path.suffix == ".qml" else check_includes(path, code)
        findings += check_names(path, code, games)
    tree.tell(findings, len(looked_at))


if __name__ == "__main__":
    main()
