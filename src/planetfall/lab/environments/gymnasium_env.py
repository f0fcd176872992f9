"""A Gymnasium environment: one learner at a table of bots.

Importing this module registers one for every title, `planetfall/NAME-v2` (`env_name`); Gymnasium
reads no entry points since its version 1.
The number is the version of the observation; `-v1` has seats by their absolute numbers.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from planetfall.bots import match, own
from planetfall.core.errors import BadRequest, IllegalChoice
from planetfall.core.game import Game
from planetfall.core.observation import VERSION, VERSIONS
from planetfall.games import GAMES, title_of
from planetfall.lab.environments.render import MODES, check_mode, render
from planetfall.lab.environments.table import Mask, Observation, Table

ILLEGAL: Final = -1.0
"""The reward of an illegal action."""


class PlanetfallEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game is the learner's, bots play the others.

    | | |
    | --- | --- |
    | action | a number of the game's vocabulary; `info["action_mask"]` says which are legal |
    | observation | what the seat may know, float32; `environments.sheet` says what is what |
    | reward | at the end: `win` (share of the win), `score`, `margin`, or `side` (1, 0, -1) |
    | end | `terminated` at the end of the game, `truncated` after `limit` actions |

    An illegal action changes nothing in the game. It gets `ILLEGAL` as reward and
    `info["illegal"]`, or raises `IllegalChoice` with `illegal="raise"`.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        seat: int = 0,
        bots: str | tuple[str, ...] = "random",
        reward: str = "win",
        limit: int = match.MOST_DECISIONS,
        illegal: str = "penalty",
        render_mode: str | None = None,
        observation: int = VERSION,
        **options: Any,
    ) -> None:
        if illegal not in ("penalty", "raise"):
            raise BadRequest(f"`illegal={illegal}` was asked; possible: `penalty`, `raise`.")
        if not bots:
            raise BadRequest("No bot was named for the other seats; name one or several.")
        if limit < 1:
            raise BadRequest(f"A game of {limit} actions is none; the limit is 1 or more.")
        check_mode(render_mode)
        self.table = Table(game, seats, reward, options, observation)
        if not 0 <= seat < seats:
            raise BadRequest(
                f"There is no seat {seat} for the learner; seats are 0 to {seats - 1}."
            )
        self.illegal = illegal
        self.seat = seat
        self.limit = limit
        self.render_mode = render_mode
        names = (bots,) if isinstance(bots, str) else bots
        self._bots = [own.seat(names[k % len(names)], game) for k in range(seats)]
        self.action_space: spaces.Space[np.int64] = spaces.Discrete(self.table.actions)
        low, high = self.table.bounds()
        self.observation_space: spaces.Space[Observation] = spaces.Box(low, high, dtype=np.float32)
        self._observer = self.table.observer()
        self._game: Game | None = None
        self._rngs: list[Random] = []
        self._made = 0

    @property
    def game(self) -> Game:
        """The game under way."""
        assert self._game is not None, "call reset first"
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game; the same seed gives the same one."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**31))
        self._game = self.table.new(number)
        self._rngs = match.seat_rngs(number, self.table.seats)
        self._made = 0
        self._let_bots_play()
        return self._observer.observe(self.game, self.seat).copy(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a choice, then let the bots play until the learner is asked again."""
        self._made += 1
        try:
            self.game.apply(self.seat, int(action))
        except IllegalChoice:
            if self.illegal == "raise":
                raise
            reward, illegal = ILLEGAL, True
        else:
            self._let_bots_play()
            reward, illegal = self.table.rewards(self.game)[self.seat], False
        over = self.game.is_over()
        seen = self._observer.observe(self.game, self.seat).copy()
        info = {**self._info(), "illegal": illegal}
        return seen, reward, over, not over and self._made >= self.limit, info

    def action_masks(self) -> Mask:
        """The mask where some libraries look for it."""
        return self.table.mask(self.game, self.seat)

    def render(self) -> Any:
        """The position as the learner sees it: SVG, text or RGB, as `render_mode` says."""
        return render(self.game, self.seat, self.render_mode)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def _let_bots_play(self) -> None:
        game = self.game
        for _ in range(match.MOST_DECISIONS):
            movers = game.to_move()
            if not movers or self.seat in movers:
                return
            mover = movers[0]
            game.apply(mover, self._bots[mover].choose(game.view(mover), self._rngs[mover]))


def env_name(game: str) -> str:
    """The name of a game's environment: its id in capitals, without dashes."""
    return "".join([word.capitalize() for word in title_of(game).id.split("-")])


def register() -> None:
    """Register an environment for every game that has none yet."""
    for game in GAMES:
        for version in VERSIONS:
            name = f"planetfall/{env_name(game)}-v{version}"
            if name not in gymnasium.registry:
                gymnasium.register(
                    id=name,
                    entry_point=f"{__name__}:PlanetfallEnv",
                    kwargs={"game": game, "observation": version},
                )


register()
