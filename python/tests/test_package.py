"""The package as a whole: what it needs, how long it takes to import, what it says, the command."""

from __future__ import annotations

import importlib.metadata
import json
import statistics
import subprocess
import sys
import time

import numpy as np
import pytest

import tabia

from .shared import GAMES


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)


def seconds(code: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - began


def test_importing_takes_half_as_long_as_numpy() -> None:
    times = [(seconds("import tabia"), seconds("import numpy"), seconds("")) for _ in range(7)]
    ours, numpys, nothing = (statistics.median(column) for column in zip(*times, strict=True))
    assert ours - nothing <= (numpys - nothing) / 2


def test_importing_is_quiet_and_changes_nothing() -> None:
    code = (
        "import sys; before = set(sys.modules); import tabia; new = set(sys.modules) - before;"
        "assert not new & {'numpy', 'logging', 'dataclasses', 'inspect'}, new;"
        "import logging; assert not logging.root.handlers;"
        "assert logging.root.level == logging.WARNING"
    )
    done = run("-X", "dev", "-W", "error", "-c", code)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_nothing_else_is_required() -> None:
    required = importlib.metadata.requires("tabia") or []
    assert all("extra ==" in requirement for requirement in required)
    assert importlib.metadata.version("tabia") == tabia.__version__


def test_numpy_is_asked_for_only_where_it_is_needed() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None; import tabia\n"
        "try: tabia.Position('russian').bitboards()\n"
        "except ImportError as error: print(error)"
    )
    done = run("-c", code)
    assert "pip install 'tabia[numpy]'" in done.stdout, done.stderr


@pytest.mark.parametrize("name", GAMES)
def test_bitboards(name: str) -> None:
    position = tabia.random_game(name, seed=5, max_plies=30).position
    boards = position.bitboards()
    assert boards.dtype == np.uint64
    assert boards.shape == (2, len(position.variant.kinds))
    for i, side in enumerate(tabia.Side):
        for j, kind in enumerate(position.variant.kinds):
            bits = int(boards[i, j])
            squares = position.variant.squares
            found = [name for n, name in enumerate(squares) if bits >> n & 1]
            assert tuple(found) == position.pieces(side, kind)


def test_the_command() -> None:
    done = run("-m", "tabia", "perft", "russian", "6", "--json")
    assert json.loads(done.stdout)["nodes"] == tabia.Position("russian").perft(6)
    wrong_usage = run("-m", "tabia", "perft", "chess", "6")
    assert (wrong_usage.returncode, wrong_usage.stdout) == (2, "")
    assert wrong_usage.stderr.startswith("error: ")
    wrong_input = run("-m", "tabia", "show", "russian", "--fen", "x")
    assert wrong_input.returncode == 1
    told = run("-m", "tabia", "--version")
    assert told.stdout == f"tabia {tabia.__version__}\n"
    assert run("-m", "tabia", "games", "--help").returncode == 0


def test_every_reason_and_game_is_known() -> None:
    variants = tabia.Variant.all()
    assert len({variant.number for variant in variants}) == len(variants)
    for variant in variants:
        assert variant.title
        assert variant.board
        assert variant.about
        assert variant.family in {"draughts", "towers", "shatra", "shatar"}
        assert isinstance(variant.experimental, bool)
        assert variant.start() == tabia.Position(variant) == tabia.Position.start(variant.name)
        for option in variant.options:
            for value in option.values:
                try:
                    position = variant.start(**{option.name: value})
                except tabia.OptionError as error:
                    # Some values go only with those of another option.
                    assert "has no value" not in str(error)  # noqa: PT017
                    continue
                assert position.options[option.name] == value
            if option.most is not None:
                variant.start(**{option.name: option.most})
                with pytest.raises(tabia.OptionError):
                    variant.start(**{option.name: option.most + 1})
