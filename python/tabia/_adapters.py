"""What the adapters for other frameworks share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tabia._tabia import Variant

MAX_PLIES = 1000
"""The plies after which an adapter breaks a game off, unless another number is given."""


@contextmanager
def wanted(extra: str) -> Iterator[None]:
    """Where a package is imported that an extra asks for: the error says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        message = f"{error.name} is not installed: pip install 'tabia[{extra}]'"
        raise ImportError(message, name=error.name) from error


def action_text(variant: Variant, action: int) -> str:
    """A step as text: c3-d4, c3:e5, with the letter of a chosen promotion; or stop."""
    step = variant.step(action)
    if isinstance(step, str):
        return str(step)
    between = ":" if step.capture else "-"
    return f"{step.from_square}{between}{step.to_square}{step.promotion or ''}"


def most_actions(variant: Variant, max_plies: int) -> int:
    """More step actions than a game of so many plies can have."""
    if variant.family == "towers":
        # What is captured stays on the board: each ply may capture all there is.
        return max_plies * 13
    # Each capture takes one of at most 64 pieces away, and may be stopped once.
    return max_plies + 128
