"""How many bytes a linked program has of code, of tables and of variables: from its ELF file or WebAssembly module."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple


class Size(NamedTuple):
    """Bytes of each kind."""

    code: int
    tables: int
    variables: int


WRITABLE, LOADED, EXECUTABLE = 1, 2, 4
CODE_SECTION, DATA_SECTION = 10, 11
# Nothing unwinds, and nothing is linked when the program starts.
UNUSED = {b".eh_frame", b".eh_frame_hdr", b".relro_padding"}
# Addresses that the linker has written: only read in a program that stays where it is.
ADDRESSES = {b".got", b".data.rel.ro"}


def size(program: Path) -> Size:
    """The size of a program."""
    data = program.read_bytes()
    return of_wasm(data) if data[:4] == b"\0asm" else of_elf(data)


def of_elf(data: bytes) -> Size:
    """By what the header of each section says of it. Everything here is little-endian."""
    wide = data[4] == 2
    start = struct.unpack_from("<Q" if wide else "<I", data, 40 if wide else 32)[0]
    entry, count, of_names = struct.unpack_from("<HHH", data, 58 if wide else 46)
    # Name, type, flags, address, offset, length.
    headers = [struct.unpack_from("<IIQQQQ" if wide else "<IIIIII", data, start + i * entry) for i in range(count)]
    names = headers[of_names][4]
    code = tables = variables = 0
    for name, _, flags, _, _, length in headers:
        section = data[names + name : data.index(b"\0", names + name)]
        if not flags & LOADED or section in UNUSED:
            continue
        if flags & EXECUTABLE:
            code += length
        elif flags & WRITABLE and section not in ADDRESSES:
            variables += length
        else:
            tables += length
    return Size(code, tables, variables)


def of_wasm(data: bytes) -> Size:
    """By the lengths of its sections. What is written at the start and what is only read stand together."""
    at, lengths = 8, {}
    while at < len(data):
        number = data[at]
        length, at = varint(data, at + 1)
        lengths[number] = length
        at += length
    return Size(lengths.get(CODE_SECTION, 0), lengths.get(DATA_SECTION, 0), 0)


def varint(data: bytes, at: int) -> tuple[int, int]:
    """A number in seven bits a byte, and where the next thing stands."""
    number = shift = 0
    while True:
        number |= (data[at] & 0x7F) << shift
        shift += 7
        at += 1
        if not data[at - 1] & 0x80:
            return number, at
