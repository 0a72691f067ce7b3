"""The games as PettingZoo has them, for agents in turns: `pip install 'tabia[pettingzoo]'`.

    import tabia.pettingzoo
    env = tabia.pettingzoo.env("turkish")

The agents are `white` and `black`. An action is a step action: a capture of several men is several
actions of one agent, who is then selected again. An observation is a dict of `observation`, the
planes of the game (rows, columns, planes) seen from the agent's side, and `action_mask`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tabia._adapters import MAX_PLIES, wanted
from tabia._tabia import StepGame, Variant

with wanted("pettingzoo"):
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

__all__ = ["env", "raw_env"]

AGENTS = ["white", "black"]


def env(
    game: Variant | str,
    *,
    fen: str | None = None,
    max_plies: int = MAX_PLIES,
    render_mode: str | None = None,
    **options: Any,
) -> Any:
    """An environment whose game is lost by an illegal action, and that minds the order of calls."""
    made = raw_env(game, fen=fen, max_plies=max_plies, render_mode=render_mode, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801
    """The environment itself, named as PettingZoo names it."""

    def __init__(
        self,
        game: Variant | str,
        *,
        fen: str | None = None,
        max_plies: int = MAX_PLIES,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Games of this kind, broken off after so many plies."""
        variant = Variant(game)
        settings = {"fen": fen, "max_plies": max_plies, "render_mode": render_mode, **options}
        EzPickle.__init__(self, variant.name, **settings)
        super().__init__()
        self._start = StepGame(variant, fen, max_plies=max_plies, **options)
        self._game = self._start.copy()
        self.metadata = {
            "name": f"tabia_{variant.name}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.agents = list(AGENTS)
        steps = variant.step_count
        shape = variant.observation_shape(layout="hwc")
        most = max(plane.most for plane in variant.planes)
        self.action_spaces = {agent: spaces.Discrete(steps) for agent in AGENTS}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, most, shape, np.uint8),
                    "action_mask": spaces.Box(0, 1, (steps,), np.int8),
                }
            )
            for agent in AGENTS
        }

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees: nothing is legal for the one who is not to act."""
        view: Any = agent
        planes = self._game.observation(view=view, layout="hwc")
        if agent == AGENTS[self._game.player]:
            mask = self._game.mask().astype(np.int8)
        else:
            mask = np.zeros(self._game.variant.step_count, np.int8)
        return {"observation": planes, "action_mask": mask}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins again; there is no chance in the games."""
        self._game = self._start.copy()
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self._game.player]

    def step(self, action: int | None) -> None:
        """Takes an action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is not done takes an action")
        self._cumulative_rewards[agent] = 0
        self._game.take(int(action))
        self.rewards = dict(zip(AGENTS, self._game.rewards, strict=True))
        if self._game.is_over:
            ended = self._game.outcome() is not None
            self.terminations = dict.fromkeys(AGENTS, ended)
            self.truncations = dict.fromkeys(AGENTS, not ended)
        self.agent_selection = AGENTS[self._game.player]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board as text: printed for 'human', given for 'ansi'."""
        text = str(self._game)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""
