"""Arrays of numpy, which is asked for only here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from types import ModuleType

    import numpy as np
    import numpy.typing as npt

    from tabia._tabia import BatchEnv


def numpy() -> ModuleType:
    """The module numpy, or an error that says how to get it."""
    try:
        import numpy
    except ModuleNotFoundError as error:
        message = "arrays need numpy, which is not installed: pip install 'tabia[numpy]'"
        raise ImportError(message, name="numpy") from error
    return numpy


def restored(data: bytes, observation: Literal["uint8", "float32", "packed"] | None) -> BatchEnv:
    """A batch as it was pickled."""
    from tabia._tabia import BatchEnv

    return BatchEnv.restore(data, observation=observation)


def words(words: list[int], shape: tuple[int, ...]) -> npt.NDArray[np.uint64]:
    """Numbers of 64 bits as an array of this shape."""
    module: Any = numpy()
    array: npt.NDArray[np.uint64] = module.array(words, dtype=module.uint64).reshape(shape)
    return array
