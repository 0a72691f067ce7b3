"""The games as OpenSpiel has them: `pip install 'tabia[open_spiel]'`.

After `tabia.open_spiel.register()` every game is loaded by its name, `tabia_` before it:

    import pyspiel, tabia.open_spiel
    tabia.open_spiel.register()
    game = pyspiel.load_game("tabia_turkish")

An action is a step action: a capture of several men is several actions of one player. Player 0 is
White. The parameter `max_plies` (1000) says after how many moves a game is drawn, `fen` where it
begins; `;` may stand there for `,`. Observation tensors are the planes of the game as float32, seen
by White; each plane is a view of its own.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tabia._adapters import MAX_PLIES, action_text, most_actions, wanted
from tabia._tabia import StepGame, Variant

with wanted("open_spiel"):
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame

__all__ = ["TabiaGame", "TabiaState", "register"]


class TabiaGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Tabia; register() makes one class of each."""

    variant: Variant

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """A game with these parameters: see register()."""
        given = dict(params or {})
        self.max_plies = int(given.get("max_plies", MAX_PLIES))
        self.fen = str(given.get("fen", "")).replace(";", ",") or None
        if self.fen is not None:
            # OpenSpiel writes and reads its parameters with commas between them.
            given["fen"] = self.fen.replace(",", ";")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.variant.step_count,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=most_actions(self.variant, self.max_plies),
        )
        super().__init__(_type_of(self.variant), info, given)

    def new_initial_state(self, state: Any = None) -> TabiaState:
        """A state at the start of the game."""
        if state is not None:
            raise ValueError("a state is made from its history")
        return TabiaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What shows a state to a learner."""
        public = iig_obs_type is None or (
            iig_obs_type.public_info and not iig_obs_type.perfect_recall
        )
        if public:
            return _Observer(self.variant, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class TabiaState(pyspiel.State):  # type: ignore[misc]
    """A game under way."""

    def __init__(self, game: TabiaGame) -> None:
        """The start of a game."""
        super().__init__(game)
        self.game_of_steps = StepGame(game.variant, game.fen, max_plies=game.max_plies)

    def current_player(self) -> int:
        """The side to move, 0 White and 1 Black, or that the game is over."""
        if self.game_of_steps.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.game_of_steps.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.game_of_steps.legal_actions()

    def _apply_action(self, action: int) -> None:
        self.game_of_steps.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return action_text(self.game_of_steps.variant, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game_of_steps.is_over

    def returns(self) -> list[float]:
        """What White and what Black gets."""
        return list(self.game_of_steps.rewards)

    def __str__(self) -> str:
        """The board, the turn so far, and how many moves were made."""
        game = self.game_of_steps
        return f"{game.position.board()}\n{game.text()}\nply {game.ply}"


class _Observer:
    """The planes of a state, as one tensor and as a view of each."""

    def __init__(self, variant: Variant, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        shape = variant.observation_shape()
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        planes = self.tensor.reshape(shape)
        names = [" ".join(filter(None, (plane.owner, plane.name))) for plane in variant.planes]
        self.dict = dict(zip(names, planes, strict=True))

    def set_from(self, state: TabiaState, player: int) -> None:
        """Writes the planes of a state."""
        planes = state.game_of_steps.observation(view="white", dtype="float32")
        self.tensor[:] = planes.ravel()

    def string_from(self, state: TabiaState, player: int) -> str:
        """The state as text."""
        return str(state)


def _type_of(variant: Variant) -> Any:
    return pyspiel.GameType(
        short_name=f"tabia_{variant.name.replace('-', '_')}",
        long_name=f"Tabia: {variant.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"max_plies": MAX_PLIES, "fen": ""},
    )


_registered: list[str] = []


def register() -> list[str]:
    """Tells OpenSpiel of all games, once, and gives the names it knows them by."""
    if not _registered:
        for variant in Variant.all():
            name = f"TabiaGame_{variant.name.replace('-', '_')}"
            of_variant = type(name, (TabiaGame,), {"variant": variant, "__doc__": variant.about})
            kind = _type_of(variant)
            pyspiel.register_game(kind, of_variant)
            _registered.append(kind.short_name)
    return list(_registered)
