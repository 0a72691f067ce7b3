"""Games in files."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

import tabia
from tabia import Item, PdnReader, Record, parse_pdn, read_pdn

FILE = """[Event "Первый"]
[GameType "25"]

1. c3-d4 d6-c5?! {sharp} (1... b6-a5 2. b2-c3 $1) 2. b2-c3 f6-g5
3. c3-b4 g5-h4 4. b4xd6 2-0

[Event "Второй"

1. c3-d4 *

[Event "Третий"]
[GameType "25"]

1. a3-b4 1-1
"""


def test_a_file_is_read_game_by_game() -> None:
    reader = parse_pdn(FILE)
    first = next(reader)
    assert first.tags == {"Event": "Первый", "GameType": "25"}
    assert first.variant == tabia.Variant("russian")
    assert (first.number, first.line, first.result) == (1, 1, "1-0")
    assert first.moves[:3] == ("c3-d4", "d6-c5", "b2-c3")
    assert first.items[:3] == (
        Item("move", "c3-d4", 4, 4),
        Item("move", "d6-c5", 4, 10),
        Item("nag", "6"),
    )
    assert [item.kind for item in first.items[3:9]] == [
        "comment",
        "open",
        "move",
        "move",
        "nag",
        "close",
    ]
    game = first.game()
    assert game.ply == 7
    assert game.outcome() == tabia.Outcome(tabia.WHITE, tabia.Reason.RESIGNATION)


def test_a_fault_is_told_and_the_next_game_follows() -> None:
    reader = parse_pdn(FILE)
    next(reader)
    with pytest.raises(tabia.PdnError) as caught:
        next(reader)
    assert (caught.value.game, caught.value.line) == (2, 7)
    assert next(reader).number == 3
    with pytest.raises(StopIteration):
        next(reader)


def test_faults_can_be_kept() -> None:
    reader = parse_pdn(FILE, on_fault="keep")
    assert [record.number for record in reader] == [1, 3]
    [fault] = reader.faults
    assert (fault.game, fault.line) == (2, 7)


def test_sources(tmp_path: Path) -> None:
    path = tmp_path / "games.pdn"
    for encoding in ("utf-8", "cp1251", "cp866"):
        path.write_text(FILE, encoding=encoding)
        data = path.read_bytes()
        choices: list[Any] = ["guess", encoding]
        for chosen in choices:
            readers = [
                read_pdn(path, encoding=chosen, on_fault="keep"),
                read_pdn(str(path), encoding=chosen, on_fault="keep"),
                read_pdn(io.BytesIO(data), encoding=chosen, on_fault="keep"),
                PdnReader(data, encoding=chosen, on_fault="keep"),
            ]
            for reader in readers:
                events = [record.tags["Event"] for record in reader]
                assert events[0] == "Первый"
                assert len(events) == 2
        with path.open(encoding=encoding) as text:
            assert next(read_pdn(text)).tags["Event"] == "Первый"
    with pytest.raises(FileNotFoundError):
        read_pdn(tmp_path / "none.pdn")


def test_what_a_file_raises_is_raised() -> None:
    class Broken:
        def read(self, size: int, /) -> bytes:
            raise KeyError(size)

    class Wrong:
        def read(self, size: int, /) -> bytes:
            return size  # type: ignore[return-value]

    class Again:
        reader: PdnReader

        def read(self, size: int, /) -> bytes:
            next(self.reader)
            return b""

    again = Again()
    again.reader = read_pdn(again)
    with pytest.raises(KeyError):
        next(read_pdn(Broken()))
    with pytest.raises(TypeError):
        next(read_pdn(Wrong()))
    with pytest.raises(RuntimeError, match="already"):
        next(again.reader)


def test_records_are_values() -> None:
    import copy
    import pickle

    for text in [FILE.split("\n\n[")[0], "*", '[Result "?"]\n\n1. c3-d4 {a} *']:
        record = Record.parse(text)
        assert Record.parse(str(record)) == record
        assert eval(repr(record)) == record
        assert pickle.loads(pickle.dumps(record)) == record
        assert copy.copy(record) == copy.deepcopy(record) == record
    for record in [Record(), Record({"Result": "1-0"}), Record(moves=["c3-d4"], result="1/2")]:
        assert eval(repr(record)) == record
        assert pickle.loads(pickle.dumps(record)) == record
    assert Record(moves=["c3-d4"], result="1/2").result == "1/2-1/2"
    assert Record().result == "*"


def test_a_record_of_no_named_game_is_told_which() -> None:
    record = Record.parse("1. c3-d4 d6-c5 0-1")
    assert record.variant is None
    assert record.game("russian").ply == 2
    assert tabia.Game.from_pdn(record, "russian", draws="none").position.options == {
        "draws": "none"
    }
