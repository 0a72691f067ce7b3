"""Runs the programs of benches/bare and makes the table of their sizes: see benches/sizes.

    python3 measure.py [--update] BUILT TARGET...
    python3 measure.py --run BUILT TARGET PROGRAM...
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from sections import Size, size

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[1] / "crates/tabia/docs/sizes.md"
TABLE = re.compile(r"(?<=<!-- benches/sizes -->\n)\|.*?(?=\n\n|\Z)", re.DOTALL)
# In the order of the table; the first is what the others are measured from.
PROGRAMS = ["none", *sorted({path.stem for path in HERE.glob("src/bin/*.rs")} - {"none", "every"}), "every"]
TITLES = {"none": "no game", "every": "all games"}
COLUMNS = {
    "x86_64-unknown-linux-gnu": "x86-64",
    "thumbv7em-none-eabi": "Cortex-M4",
    "riscv32imc-unknown-none-elf": "RISC-V 32",
    "wasm32-unknown-unknown": "WebAssembly",
}
# A module whose one function says whether the leaves were those of the tables.
IN_NODE = "WebAssembly.instantiate(require('fs').readFileSync(process.argv[1])).then(({instance}) => process.exit(instance.exports.counts() === 1 ? 0 : 1))"


def file(built: Path, target: str, program: str) -> Path:
    """The linked program."""
    return built / target / "release" / (program + (".wasm" if target.startswith("wasm32") else ""))


def run(built: Path, target: str, programs: list[str]) -> None:
    """Runs the programs where that can be: each ends well if it has counted the leaves that the tables have."""
    if target.startswith("wasm32"):
        start = ["node", "-e", IN_NODE] if shutil.which("node") else None
    else:
        start = [] if "-linux-" in target else None
    if start is None:
        print(f"{target}: {len(programs)} programs linked, none run")
        return
    for program in programs:
        if subprocess.run([*start, str(file(built, target, program))], check=False, timeout=60).returncode:
            sys.exit(f"{target}: the program `{program}` has not counted what it must")
    print(f"{target}: {len(programs)} programs linked and run")


def kilobytes(count: int) -> str:
    """As the table has it."""
    return f"{count / 1000:.1f}"


def table(built: Path, targets: list[str]) -> str:
    """The table as Markdown."""
    sizes: dict[tuple[str, str], Size] = {
        (target, program): size(file(built, target, program)) for target in targets for program in PROGRAMS
    }
    for (target, program), found in sizes.items():
        if found.variables:
            sys.exit(f"{target}: the program `{program}` has {found.variables} bytes of variables")
    heads = [f"{COLUMNS[target]}: code | tables" for target in targets]
    rows = [f"| game | {' | '.join(heads)} |", "|---|" + "--:|" * (2 * len(targets))]
    for program in PROGRAMS:
        cells = [kilobytes(count) for target in targets for count in sizes[target, program][:2]]
        rows.append(f"| {TITLES.get(program, program)} | {' | '.join(cells)} |")
    return "\n".join(rows)


def measure(built: Path, targets: list[str], update: bool) -> None:
    """Runs and measures all programs, and prints the table or writes it."""
    there = [target for target in targets if file(built, target, "none").exists()]
    for target in there:
        run(built, target, PROGRAMS)
    for target in targets:
        if target not in there:
            print(f"not built: no Rust for {target} here")
    made = table(built, there)
    if not update:
        print(made)
    elif there != targets:
        sys.exit("nothing written: not every target could be built")
    else:
        PAGE.write_text(TABLE.sub(lambda _: made, PAGE.read_text(encoding="utf-8")), encoding="utf-8")
        print(f"written: {PAGE}")


def main() -> None:
    """Does what the arguments say."""
    update, only_run = (option in sys.argv for option in ("--update", "--run"))
    built, *names = (argument for argument in sys.argv[1:] if not argument.startswith("--"))
    if only_run:
        run(Path(built), names[0], names[1:])
    else:
        measure(Path(built), names, update)


main()
