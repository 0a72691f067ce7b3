"""What the registry knows of all games."""

from __future__ import annotations

import json
import posixpath

from boards import figure, need, tabia

# A variant whose rules are told on the page of another game.
TOLD_WITH = {
    "shatra-ru": "shatra",
    "shatra-pritchard": "shatra",
    "shatar-fairy": "shatar",
    "shatar-buryat": "shatar",
}


def registry() -> list[dict]:
    """All games, as the command lists them."""
    return json.loads(tabia("games", "--json"))


def page(game: str, here: str) -> str:
    """The page that has the rules of a game, as a link from the page `here`."""
    return posixpath.relpath(f"games/{TOLD_WITH.get(game, game)}.md", posixpath.dirname(here))


def games(here: str) -> str:
    """A picture of every game, with its name and a line about it."""
    parts = ['<div class="gallery" markdown>\n']
    for game in registry():
        if game["name"] in TOLD_WITH:
            continue
        board = figure({"game": game["name"], "set": {"coordinates": "none", "width": 150}})
        mark = " (experimental)" if game["experimental"] else ""
        parts.append(f'<div markdown>\n{board}\n[{game["title"]}]({page(game["name"], here)}){mark}: {game["description"]}\n\n</div>\n')
    return "\n".join([*parts, "</div>\n"])


def options(names: list[str], here: str) -> str:
    """What can be chosen of these games, or of all. A variant of a game has a row where its usual value is another."""
    all_games = {game["name"]: game for game in registry()}
    rows = ["| game | option | values | usual | what it decides |", "|---|---|---|---|---|"]
    for name, game in all_games.items():
        told = TOLD_WITH.get(name)
        if names and (told or name) not in names:
            continue
        usual = {option["name"]: option["value"] for option in all_games[told]["options"]} if told else {}
        rows += [row(game, option, here) for option in game["options"] if option["value"] != usual.get(option["name"])]
    need(len(rows) > 2, f"no options: {names}")
    return "\n".join(rows)


def row(game: dict, option: dict, here: str) -> str:
    """An option of a game as a row of the table."""
    values = ", ".join(f"`{value}`" for value in option["values"].split(", "))
    about = option["description"].replace("|", "\\|")
    name = f'[`{game["name"]}`]({page(game["name"], here)})'
    return f'| {name} | `{option["name"]}` | {values} | `{option["value"]}` | {about} |'
