"""Diagrams: drawn by the command `tabia`, which also says whether they are right."""

from __future__ import annotations

import html
import json
import os
import re
import subprocess
from typing import Any

import yaml
from mkdocs.exceptions import PluginError

KNOWN = {"game", "fen", "option", "set", "moves", "count", "outcome", "caption"}


def need(holds: object, otherwise: str) -> None:
    """Ends the build with what is wrong, unless this holds."""
    if not holds:
        raise PluginError(otherwise)


def tabia(*arguments: str) -> str:
    """What the command answers."""
    command = [os.environ["TABIA"], *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    need(done.returncode == 0, f"{' '.join(command)}\n{done.stderr}")
    return done.stdout


def described(block: str, where: str) -> str:
    """The diagram that a block describes, once what it says is found to be so."""
    given: dict[str, Any] = yaml.safe_load(block)
    unknown = set(given) - KNOWN
    need(not unknown, f"{where}: a board has no {unknown}")
    check(given, where)
    return figure(given)


def position(given: dict[str, Any]) -> list[str]:
    """The arguments that name the position."""
    arguments = [str(given["game"])]
    if "fen" in given:
        arguments += ["--fen", given["fen"]]
    for name, value in given.get("option", {}).items():
        arguments += ["--option", f"{name}={value}"]
    return arguments


def check(given: dict[str, Any], where: str) -> None:
    """Compares what is said of legal moves and of the end with the rules."""
    if not {"moves", "count", "outcome"} & set(given):
        return
    answer = json.loads(tabia("moves", "--json", *position(given)))
    moves = sorted(move["text"] for move in answer["moves"])
    there = f"{where}: {given.get('fen', given['game'])}"
    if "moves" in given:
        stated = sorted(str(given["moves"]).split())
        need(stated == moves, f"{there}: the moves are {moves}, not {stated}")
    if "count" in given:
        need(given["count"] == len(moves), f"{there}: there are {len(moves)} moves")
    need(given.get("outcome") == answer["outcome"], f"{there}: the outcome is {answer['outcome']}")


def figure(given: dict[str, Any]) -> str:
    """The drawing, with what is said of it."""
    settings = [f"--set={name}={value}" for name, value in given.get("set", {}).items()]
    drawing = tabia("show", *position(given), "--svg", "-", *settings).strip()
    caption = re.sub(r"`([^`]+)`", r"<code>\1</code>", html.escape(given.get("caption", "")))
    below = f"\n<figcaption>{caption}</figcaption>" if caption else ""
    return f'\n<figure class="board">\n{drawing}{below}\n</figure>\n'
