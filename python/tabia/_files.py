"""Games in files."""

from __future__ import annotations

from os import PathLike
from typing import Literal, Protocol

from tabia._tabia import PdnReader


class Readable(Protocol):
    """A file, as far as it is read here."""

    def read(self, size: int, /) -> bytes | str:
        """So many bytes or letters at most; none at the end."""
        ...


def read_pdn(
    source: str | PathLike[str] | Readable,
    *,
    encoding: Literal["guess", "utf-8", "cp1251", "cp866"] = "guess",
    on_fault: Literal["raise", "keep"] = "raise",
) -> PdnReader:
    """Read the games of a file, one after the other: PDN for draughts and Shatra, PGN for Shatar.

    `source` is a path, or a file that was opened for reading in bytes or in text. What cannot be
    opened raises OSError. A game that cannot be read raises PdnError, with its line and column; the
    next one follows all the same. With on_fault="keep" such games are left out, and the errors are
    in `PdnReader.faults`.
    """
    return PdnReader(source, encoding=encoding, on_fault=on_fault)


def parse_pdn(text: str | bytes, *, on_fault: Literal["raise", "keep"] = "raise") -> PdnReader:
    r"""Read the games of a text, one after the other, as `read_pdn` does.

    >>> [record.result for record in parse_pdn("1. c3-d4 1-0\n\n1. a3-b4 *")]
    ['1-0', '*']
    """
    if isinstance(text, str):
        return PdnReader(text.encode(), encoding="utf-8", on_fault=on_fault)
    return PdnReader(text, on_fault=on_fault)
