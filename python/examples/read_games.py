"""Reads the games of a file, plays them, and says what is wrong with them."""

from __future__ import annotations

import sys

import tabia

EXAMPLE = """
[White "Petrov"]
[GameType "25"]

1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4xd6 *

[White "Ivanov"]
[GameType "25"]

1. c3-d4 d6-c5 2. c3-d4 *
"""


def tell(reader: tabia.PdnReader) -> None:
    """A line for each game."""
    for record in reader:
        try:
            game = record.game("russian")
        except tabia.PdnError as error:
            print(error)
        else:
            outcome = game.outcome() or "not over"
            print(f"game {record.number}: {game.ply} half-moves, {outcome}")
    for fault in reader.faults:
        print(fault)


if __name__ == "__main__":
    if len(sys.argv) == 2 and sys.argv[1].endswith((".pdn", ".pgn")):
        tell(tabia.read_pdn(sys.argv[1], on_fault="keep"))
    else:
        tell(tabia.parse_pdn(EXAMPLE, on_fault="keep"))
