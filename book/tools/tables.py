"""What the registry knows of all games."""

from __future__ import annotations

import json

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


def page(game: str) -> str:
    """The page that has the rules of a game."""
    return f"games/{TOLD_WITH.get(game, game)}.md"


def games() -> str:
    """A picture of every game, with its name and a line about it."""
    parts = ['<div class="gallery" markdown>\n']
    for game in registry():
        if game["name"] in TOLD_WITH:
            continue
        board = figure({"game": game["name"], "set": {"coordinates": "none", "width": 150}})
        mark = " (experimental)" if game["experimental"] else ""
        parts.append(f'<div markdown>\n{board}\n[{game["title"]}]({page(game["name"])}){mark}: {game["description"]}\n\n</div>\n')
    return "\n".join([*parts, "</div>\n"])


def options(names: list[str]) -> str:
    """What can be chosen of these games, or of all."""
    rows = ["| game | option | values | usual | what it decides |", "|---|---|---|---|---|"]
    for game in registry():
        if names and game["name"] not in names:
            continue
        for option in game["options"]:
            values = ", ".join(f"`{value}`" for value in option["values"].split(", "))
            about = option["description"].replace("|", "\\|")
            rows.append(f'| [{game["name"]}]({page(game["name"])}) | `{option["name"]}` | {values} | `{option["value"]}` | {about} |')
    need(len(rows) > 2, f"no options: {names}")
    return "\n".join(rows)
