"""Many games side by side as Gymnasium has them, for self-play: `pip install 'tabia[gymnasium]'`.

    import tabia.gymnasium
    envs = tabia.gymnasium.VectorEnv("russian", 1024)
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(actions)

Both sides act through one policy: an observation is seen from the mover's side, and a reward is
that of the side that acted. `infos` has `action_mask` (int8) and `player`, the side to move.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from tabia._adapters import MAX_PLIES, wanted
from tabia._tabia import BatchEnv, Variant

with wanted("gymnasium"):
    import gymnasium
    from gymnasium import vector
    from gymnasium.vector.utils import batch_space

__all__ = ["VectorEnv", "register"]


class VectorEnv(vector.VectorEnv):  # type: ignore[misc]
    """Games of one kind side by side."""

    def __init__(
        self,
        game: Variant | str,
        num_envs: int = 1,
        *,
        max_plies: int = MAX_PLIES,
        autoreset_mode: Any = vector.AutoresetMode.NEXT_STEP,
        layout: Literal["chw", "hwc"] = "chw",
        history: int = 0,
        observation: Literal["uint8", "float32"] = "uint8",
        threads: int | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        """So many games; copy=False gives out the arrays of the batch themselves."""
        if observation not in ("uint8", "float32"):
            raise ValueError(f"observation is 'uint8' or 'float32', not {observation!r}")
        mode = vector.AutoresetMode(autoreset_mode)
        names: dict[str, Literal["next_step", "same_step", "disabled"]] = {
            "NextStep": "next_step",
            "SameStep": "same_step",
            "Disabled": "disabled",
        }
        self.batch = BatchEnv(
            game,
            num_envs,
            max_plies=max_plies,
            autoreset=names[mode.value],
            layout=layout,
            history=history,
            observation=observation,
            threads=threads,
            **options,
        )
        self._mode = mode
        self._copy = copy
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": mode, "render_modes": ["ansi"]}
        floats = observation == "float32"
        most = 1 if floats else max(plane.most for plane in self.batch.variant.planes)
        shape = self.batch.observation_shape
        self.single_observation_space = gymnasium.spaces.Box(
            0, most, shape, np.float32 if floats else np.uint8
        )
        self.single_action_space = gymnasium.spaces.Discrete(self.batch.step_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Starts all games again, or those in options["reset_mask"]."""
        super().reset(seed=seed)
        which = (options or {}).get("reset_mask")
        self.batch.reset(seed=seed, which=which)
        return self._given(self.batch.observation), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Takes an action in each game."""
        acted = self.batch.player.astype(np.intp)
        self.batch.step(np.ascontiguousarray(actions, np.int64))
        rewards = self.batch.reward[np.arange(self.num_envs), acted].astype(np.float64)
        ended = self.batch.terminated | self.batch.truncated
        infos = self._infos()
        if self._mode is vector.AutoresetMode.SAME_STEP and ended.any():
            final = np.full(self.num_envs, None, object)
            for game in np.flatnonzero(ended):
                final[game] = self.batch.final_observation[game].copy()
            infos["final_obs"] = final
            infos["_final_obs"] = ended
        return (
            self._given(self.batch.observation),
            rewards,
            self._given(self.batch.terminated),
            self._given(self.batch.truncated),
            infos,
        )

    def sample(self) -> Any:
        """A legal action by chance for each game."""
        return self.batch.sample()

    def render(self) -> tuple[str, ...]:
        """The games as text."""
        return tuple(self.batch.text(game) for game in range(self.num_envs))

    def _given(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def _infos(self) -> dict[str, Any]:
        return {
            "action_mask": self._given(self.batch.mask).view(np.int8),
            "player": self._given(self.batch.player),
        }


def register() -> list[str]:
    """Tells Gymnasium of all games, for gymnasium.make_vec, and gives their names there."""
    names = []
    for variant in Variant.all():
        name = f"tabia/{variant.name}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                vector_entry_point="tabia.gymnasium:VectorEnv",
                kwargs={"game": variant.name},
            )
        names.append(name)
    return names
