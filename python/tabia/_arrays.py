"""Arrays of numpy, which is asked for only here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


def words(words: list[int], shape: tuple[int, ...]) -> npt.NDArray[np.uint64]:
    """Numbers of 64 bits as an array of this shape."""
    try:
        import numpy as np
    except ModuleNotFoundError as error:
        message = "arrays need numpy, which is not installed: pip install 'tabia[numpy]'"
        raise ImportError(message, name="numpy") from error
    return np.array(words, dtype=np.uint64).reshape(shape)
